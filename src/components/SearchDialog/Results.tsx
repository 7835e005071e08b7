import {
  memo,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { afterPaint } from '@site/src/lib/afterPaint';
import type { Item, ItemGroup } from '@site/src/lib/search/dialog/items';
import type { Answer } from '@site/src/lib/search/dialog/state';
import type { Scope } from '@site/src/lib/search/scope';

import { entryText } from './entryText';
import { marked } from './marked';
import styles from './styles.module.css';

type Follow = (item: Item, event: MouseEvent) => void;

/** Groups that begin below this many hits are drawn at once: those that a reader looks at first. */
const FIRST_HITS = 5;

/** When a press is over that no click follows, in milliseconds: after a touch, the click comes later. */
const CLICK_MS = 300;

/** Id of an option, by its place in the list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

interface OptionProps {
  readonly id: string;
  readonly place: number;
  readonly item: Item;
  readonly isActive: boolean;
  readonly onFollow: Follow;
}

/** A hit: a link, so that it can be opened in all the ways that links can. */
const Option = memo(function Option({ id, place, item, isActive, onFollow }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-place={place}
      href={item.href}
      className={styles.entry}
      onClick={(event) => onFollow(item, event)}
      onAuxClick={(event) => {
        if (event.button === 1) onFollow(item, event);
      }}
    >
      {entryText({
        ...item,
        title: marked(item.markedTitle),
        path: item.context,
        description: item.description === undefined ? undefined : marked(item.description),
      })}
    </a>
  );
});

interface GroupProps {
  /** Id of the list. */
  readonly id: string;
  readonly group: ItemGroup;
  /** Place of its first hit in the list. */
  readonly start: number;
  /** Place of the active hit in the group; -1 where that is in another. */
  readonly active: number;
  readonly onFollow: Follow;
}

/** Hits below their heading. */
const Group = memo(function Group({ id, group, start, active, onFollow }: GroupProps) {
  const labelId = `${id}-group-${start}`;
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={styles.groupLabel}>
        {group.label}
      </div>
      {group.items.map((item, row) => (
        <Option
          key={row}
          id={optionId(id, start + row)}
          place={start + row}
          item={item}
          isActive={row === active}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
});

/** Place of the first hit of each group. */
function startsOf({ groups }: Answer): readonly number[] {
  return groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
}

/** A place within a group; -1 for those of others. */
function placeIn({ items }: ItemGroup, place: number): number {
  return place < items.length ? Math.max(place, -1) : -1;
}

/**
 * The answer whose hits below the first ones are drawn: that before, until the first hits are on
 * screen. So a letter draws what its reader looks at in half the time.
 */
function useFollowing(answer: Answer): Answer | undefined {
  const [following, setFollowing] = useState<Answer>();
  useEffect(() => afterPaint(() => setFollowing(answer)), [answer]);
  return following;
}

interface Props {
  readonly id: string;
  readonly answer: Answer;
  /** Where the answer was looked for; another place begins at the top. */
  readonly scope: Scope;
  readonly active: number;
  readonly onActive: (place: number) => void;
  /** A press on the list begins, from which on its rows must stay where they are. */
  readonly onPress: () => void;
  readonly onPressEnd: () => void;
  readonly onFollow: Follow;
}

/** The hits, in their groups; the box above holds the focus. */
function Results({
  id,
  answer,
  scope,
  active,
  onActive,
  onPress,
  onPressEnd,
  onFollow,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = list.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(timer);
      onPress();
    };
    const end = (): void => {
      clearTimeout(timer);
      onPressEnd();
    };
    const lift = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, CLICK_MS);
    };
    // Browsers read the link's address after all listeners of the click.
    const click = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end);
    };
    element?.addEventListener('pointerdown', press);
    document.addEventListener('click', click);
    document.addEventListener('pointerup', lift);
    document.addEventListener('pointercancel', end);
    return () => {
      element?.removeEventListener('pointerdown', press);
      document.removeEventListener('click', click);
      document.removeEventListener('pointerup', lift);
      document.removeEventListener('pointercancel', end);
      end();
    };
  }, [onPress, onPressEnd]);

  useEffect(() => {
    const element = list.current;
    const point = ({ target }: Event): void => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      const place = Number(option?.dataset.place ?? -1);
      if (place >= 0 && option?.ariaSelected !== 'true') onActive(place);
    };
    const keepFocus = (event: globalThis.MouseEvent): void => {
      if (event.button === 0) event.preventDefault();
    };
    // Lists that move below a resting pointer do not call this.
    element?.addEventListener('pointermove', point);
    element?.addEventListener('mousedown', keepFocus);
    return () => {
      element?.removeEventListener('pointermove', point);
      element?.removeEventListener('mousedown', keepFocus);
    };
  }, [onActive]);

  // To ask an element that has just changed where it is scrolled to costs its layout, ahead of time.
  const isScrolled = useRef(false);
  const { query } = answer;
  useLayoutEffect(() => {
    if (!isScrolled.current || !list.current) return;
    list.current.scrollTop = 0;
    isScrolled.current = false;
  }, [query, scope]);

  const following = useFollowing(answer);
  // What came with "Show more" begins below what is on screen, and a better answer may put what was chosen
  // into another place.
  const shown = useRef(answer);
  useLayoutEffect(() => {
    if (following !== answer) return;
    const hasMoved = answer !== shown.current && active > 0;
    if (hasMoved || answer.parts > shown.current.parts) {
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = answer;
  }, [following, answer, id, active]);
  const starts = startsOf(answer);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      // Browsers make what scrolls a stop of the Tab key, but no key would do anything here.
      tabIndex={-1}
      className={styles.list}
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      {answer.groups.map((own, index) => {
        const start = starts[index] ?? 0;
        const group = start < FIRST_HITS ? own : following?.groups[index];
        return (
          // The elements stay, and take the texts of another answer: quicker than to make new ones.
          group && (
            <Group
              key={index}
              id={id}
              group={group}
              start={start}
              active={placeIn(group, active - start)}
              onFollow={onFollow}
            />
          )
        );
      })}
    </div>
  );
}

export default memo(Results);
