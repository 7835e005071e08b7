import Link from '@docusaurus/Link';
import { memo, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

import type { Item } from '@site/src/lib/search/dialog/items';
import type { Answer } from '@site/src/lib/search/dialog/state';

import EntryText from './EntryText';
import Marked from './Marked';
import styles from './styles.module.css';

type Follow = (item: Item, event: MouseEvent) => void;

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
      <EntryText
        entry={item}
        title={<Marked text={item.markedTitle} />}
        otherVersion={item.otherVersion}
        snippet={item.snippet === undefined ? undefined : <Marked text={item.snippet} />}
      />
    </Link>
  );
});

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

  const starts = answer.groups.map((_, index) =>
    answer.groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
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
      {answer.groups.map(({ label, items }, index) => (
        // The elements stay, and take the texts of another answer: that is quicker than to make new ones.
        <div key={index} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} className={styles.groupLabel}>
            {label}
          </div>
          {items.map((item, row) => {
            const place = (starts[index] ?? 0) + row;
            return (
              <Option
                key={row}
                id={optionId(id, place)}
                place={place}
                item={item}
                isActive={place === active}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

export default memo(Results);
