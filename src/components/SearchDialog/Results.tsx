import Link from '@docusaurus/Link';
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

import { entryText } from './entryText';
import { marked } from './marked';
import styles from './styles.module.css';

type Follow = (item: Item, event: MouseEvent) => void;

/** Groups that begin below this many hits are drawn at once: those that a reader looks at first. */
const FIRST_HITS = 5;

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
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-place={place}
      to={item.href}
      autoAddBaseUrl={false}
      className={styles.entry}
      onClick={(event) => onFollow(item, event)}
      onAuxClick={(event) => {
        if (event.button === 1) onFollow(item, event);
      }}
    >
      {entryText({
        entry: item,
        title: marked(item.markedTitle),
        otherVersion: item.otherVersion,
        snippet: item.snippet === undefined ? undefined : marked(item.snippet),
      })}
    </Link>
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
  readonly scopeId: string;
  readonly active: number;
  readonly onActive: (place: number) => void;
  readonly onFollow: Follow;
}

/** The hits, in their groups; the box above holds the focus. */
function Results({ id, answer, scopeId, active, onActive, onFollow }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

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
  }, [query, scopeId]);

  const following = useFollowing(answer);
  const starts = startsOf(answer);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
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
