import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import type { Panel } from '@site/src/lib/playground/session';
import { countText, type ProblemCounts } from '@site/src/lib/playground/words';

import styles from './styles.module.css';

const NAMES: Readonly<Record<Panel, string>> = {
  internals: 'Internals',
  javascript: 'JavaScript',
  output: 'Output',
  problems: 'Problems',
  settings: 'Settings',
};

/** Id of a panel's tab. */
export function tabId(panel: Panel): string {
  return `playground-tab-${panel}`;
}

/** Id of a panel. */
export function panelId(panel: Panel): string {
  return `playground-${panel}`;
}

/** Where a key leads in a row of tabs; undefined for keys that lead nowhere. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return place === 0 ? last : place - 1;
    case 'ArrowRight':
      return place === last ? 0 : place + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** How many problems there are of each weight. */
export function Badges({ counts }: { counts: ProblemCounts }): ReactNode {
  const { errors, warnings } = counts;
  if (errors + warnings === 0) return null;
  return (
    <>
      {errors > 0 && (
        <span className={styles.badge} data-sign="E" aria-hidden>
          {errors}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.badge} data-sign="W" aria-hidden>
          {warnings}
        </span>
      )}
      <span className="visually-hidden">: {countText(counts)}</span>
    </>
  );
}

interface Props {
  readonly panels: readonly Panel[];
  readonly panel: Panel;
  readonly counts: ProblemCounts;
  readonly onChoose: (panel: Panel) => void;
}

/** The tabs of the panels; arrow keys choose. */
export default function Tabs({ panels, panel, counts, onChoose }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = placeAfter(event.key, panels.indexOf(panel), panels.length);
    const chosen = next === undefined ? undefined : panels[next];
    if (chosen === undefined) return;
    event.preventDefault();
    onChoose(chosen);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(chosen)}"]`)?.focus();
  };
  return (
    <div ref={list} className={clsx(styles.tabs, 'cut-off')} role="tablist" aria-label="Results">
      {panels.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          className={styles.tab}
          aria-selected={each === panel}
          aria-controls={panelId(each)}
          tabIndex={each === panel ? 0 : -1}
          onClick={() => onChoose(each)}
          onKeyDown={move}
        >
          {NAMES[each]}
          {each === 'problems' && <Badges counts={counts} />}
        </button>
      ))}
    </div>
  );
}
