import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { type ChangeLists, useSearchLists } from '@site/src/hooks/useSearchLists';
import type { Area } from '@site/src/lib/docsRoute';
import { oftenLookedFor } from '@site/src/lib/search/dialog/oftenLookedFor';
import {
  addRecent,
  promote,
  removeFavorite,
  removeRecent,
  type SavedHit,
  shownHits,
} from '@site/src/lib/search/dialog/savedHits';

import { entryText } from './entryText';
import styles from './styles.module.css';

interface Action {
  readonly name: string;
  readonly drawing: string;
  readonly act: () => void;
}

interface ListProps {
  readonly label: string;
  readonly hits: readonly SavedHit[];
  readonly actionsOf: (hit: SavedHit) => readonly Action[];
  readonly onFollow: (hit: SavedHit, event: MouseEvent) => void;
}

const CROSS = 'M5 5l10 10M15 5L5 15';
const STAR =
  'M10 2.500l2.300 4.900 5.200.7-3.800 3.700.9 5.300-4.600-2.500-4.600 2.500.9-5.300-3.800-3.700 5.200-.7z';

function SavedList({ label, hits, actionsOf, onFollow }: ListProps): ReactNode {
  return (
    <section className={styles.saved}>
      <h2 className={styles.groupLabel}>{label}</h2>
      <ul className={styles.savedList}>
        {hits.map((hit) => (
          <li key={hit.href} data-entry="" className={styles.savedEntry}>
            <a href={hit.href} className={styles.entry} onClick={(event) => onFollow(hit, event)}>
              {entryText(hit)}
            </a>
            {actionsOf(hit).map(({ name, drawing, act }) => (
              <button key={name} type="button" className={styles.action} title={name} onClick={act}>
                <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                  <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.600" />
                </svg>
                <span className="visually-hidden">
                  {name}: {hit.title}
                </span>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Controls of the entries, row by row. */
function rowsOf(screen: HTMLElement): HTMLElement[][] {
  return [...screen.querySelectorAll('[data-entry]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('a, button'),
  ]);
}

/** Where the focus goes from a control by a key; null is the box above. */
function neighbor(screen: HTMLElement, from: Element, key: string): HTMLElement | null | undefined {
  const rows = rowsOf(screen);
  const row = rows.findIndex((controls) => controls.some((control) => control === from));
  const column = rows[row]?.findIndex((control) => control === from) ?? -1;
  if (column === -1) return undefined;
  switch (key) {
    case 'ArrowDown':
      return rows[row + 1]?.[column] ?? rows[row + 1]?.[0] ?? null;
    case 'ArrowUp':
      return rows[row - 1]?.[column] ?? rows[row - 1]?.[0] ?? null;
    case 'ArrowRight':
      return rows[row]?.[column + 1];
    case 'ArrowLeft':
      return rows[row]?.[column - 1];
    case 'Home':
      return rows[0]?.[0];
    case 'End':
      return rows.at(-1)?.[0];
    default:
      return undefined;
  }
}

/** Moves the focus among the entries; what is written goes into the box. */
function useEntryKeys(
  screen: RefObject<HTMLDivElement | null>,
  box: RefObject<HTMLInputElement | null>,
): void {
  // Before the entries are on screen: who opens the dialog by a key goes on with the next one at once.
  useLayoutEffect(() => {
    const element = screen.current;
    const answer = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!element || !(target instanceof Element) || ctrlKey || metaKey || altKey) return;
      if (key.length === 1 && key !== ' ') {
        // The browser writes it where the focus is then.
        box.current?.focus();
        return;
      }
      const next = neighbor(element, target, key);
      if (next === undefined) return;
      event.preventDefault();
      (next ?? box.current)?.focus();
    };
    element?.addEventListener('keydown', answer);
    return () => element?.removeEventListener('keydown', answer);
  }, [screen, box]);
}

interface Props {
  readonly boxRef: RefObject<HTMLInputElement | null>;
  /** The area of the page on screen. */
  readonly area: Area;
  /** The reader wants one of the queries that are offered. */
  readonly onQuery: (query: string) => void;
  /** The reader follows an entry. */
  readonly onFollowed: () => void;
}

/** What most readers look for: a row of buttons that search. */
function Offers({ area, onQuery }: Pick<Props, 'area' | 'onQuery'>): ReactNode {
  const labelId = useId();
  return (
    <section aria-labelledby={labelId}>
      <h2 id={labelId} className={styles.groupLabel}>
        Often looked for
      </h2>
      <ul data-entry="" className={styles.offers}>
        {oftenLookedFor(area).map((query) => (
          <li key={query}>
            <button type="button" className={styles.suggestion} onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        You can also search for signs such as <code>{'->'}</code> and for types such as{' '}
        <code>{'string => option<int>'}</code>. If the compiler reports an error, paste its message.
      </p>
    </section>
  );
}

/**
 * What an empty query shows: recent searches, favorites, and what others look for. Links
 * with buttons beside them, not options of a list box, whose insides no key could reach.
 */
export default function StartScreen({ boxRef, area, onQuery, onFollowed }: Props): ReactNode {
  const [lists, changeLists] = useSearchLists();
  const { recent, favorites } = shownHits(lists);
  const screen = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  useEntryKeys(screen, boxRef);

  /** Changes the lists, and keeps the focus near the entry that goes. */
  const changeAndSay = (change: Parameters<ChangeLists>[0], text: string): void => {
    const place = rowsOf(screen.current ?? document.body).findIndex((controls) =>
      controls.some((control) => control === document.activeElement),
    );
    flushSync(() => {
      changeLists(change);
      setSaid(text);
    });
    const rows = rowsOf(screen.current ?? document.body).filter(([first]) => first?.matches('a'));
    const near = rows[Math.min(place, rows.length - 1)];
    (near?.[0] ?? boxRef.current)?.focus();
  };

  const follow = (hit: SavedHit, { ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    changeLists((all) => addRecent(all, hit));
    if (!ctrlKey && !metaKey && !shiftKey) onFollowed();
  };

  return (
    <div ref={screen} className={styles.start}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {recent.length === 0 && favorites.length === 0 && (
        <p className={styles.none}>No recent searches</p>
      )}
      {recent.length > 0 && (
        <SavedList
          label="Recent"
          hits={recent}
          onFollow={follow}
          actionsOf={({ href, title }) => [
            {
              name: 'Add to favorites',
              drawing: STAR,
              act: () => changeAndSay((all) => promote(all, href), `${title} is a favorite now`),
            },
            {
              name: 'Remove from recent searches',
              drawing: CROSS,
              act: () => changeAndSay((all) => removeRecent(all, href), `${title} is removed`),
            },
          ]}
        />
      )}
      {favorites.length > 0 && (
        <SavedList
          label="Favorite"
          hits={favorites}
          onFollow={follow}
          actionsOf={({ href, title }) => [
            {
              name: 'Remove from favorites',
              drawing: CROSS,
              act: () => changeAndSay((all) => removeFavorite(all, href), `${title} is removed`),
            },
          ]}
        />
      )}
      <Offers area={area} onQuery={onQuery} />
    </div>
  );
}
