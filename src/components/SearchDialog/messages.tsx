import { type ReactNode, useId } from 'react';

import AppLink from '@site/src/components/AppLink';
import { ISSUES_HREF } from '@site/src/data/site';
import type { Elsewhere } from '@site/src/hooks/useSearchElsewhere';
import type { NotLoaded } from '@site/src/lib/search/client';
import type { AreaCounts } from '@site/src/lib/search/dialog/state';
import type { SearchArea } from '@site/src/lib/search/record';
import { AREA_NAMES, AREA_ORDER } from '@site/src/lib/search/scope';

import styles from './styles.module.css';

/** Nobody answers. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.suggestion} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** `A`, `A and B`, `A, B and C`. */
function listed(areas: readonly SearchArea[]): string {
  const names = areas.map((area) => AREA_NAMES[area]);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** Files of the index did not load: says what the answer lacks. */
export function NotLoadedNotice({
  notLoaded: { areas, texts },
  onRetry,
}: {
  readonly notLoaded: NotLoaded;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className={styles.notice}>
      <p role="alert">
        {areas.length > 0 && `${listed(areas)} couldn’t be loaded, so the results are incomplete. `}
        {texts.length > 0 &&
          `${listed(texts)}: only titles and headings were searched, because the rest couldn’t be loaded.`}
      </p>
      <button type="button" className={styles.suggestion} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

interface NoResultsProps {
  /** As the box shows it. */
  readonly query: string;
  readonly suggestions: readonly string[];
  /** The one area that was searched. */
  readonly area: SearchArea | undefined;
  readonly counts: AreaCounts | undefined;
  readonly elsewhere: readonly Elsewhere[];
  readonly onQuery: (query: string) => void;
  readonly onArea: (area: SearchArea | undefined) => void;
  readonly onGeneration: (id: string) => void;
}

/** Where else there are hits: areas of this version, then other versions. */
function OtherPlaces({
  area,
  counts = {},
  elsewhere,
  onArea,
  onGeneration,
}: Pick<NoResultsProps, 'area' | 'counts' | 'elsewhere' | 'onArea' | 'onGeneration'>): ReactNode {
  const labelId = useId();
  const areas = AREA_ORDER.flatMap((other) => {
    const count = counts[other] ?? 0;
    return area === undefined || other === area || count === 0 ? [] : [{ other, count }];
  });
  if (areas.length + elsewhere.length === 0) return null;
  return (
    <>
      <p id={labelId}>Found elsewhere</p>
      <ul className={styles.suggestions} aria-labelledby={labelId}>
        {areas.map(({ other, count }) => (
          <li key={other}>
            <button type="button" className={styles.suggestion} onClick={() => onArea(other)}>
              {AREA_NAMES[other]} {count}
            </button>
          </li>
        ))}
        {elsewhere.map(({ generation, count }) => (
          <li key={generation.id}>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => onGeneration(generation.id)}
            >
              {generation.label}: {count}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing was found. */
export function NoResults({ query, suggestions, onQuery, ...places }: NoResultsProps): ReactNode {
  const title = encodeURIComponent(`Search: no results for "${query}"`);
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        No results for &quot;<strong>{query}</strong>&quot;
        {places.area && ` in ${AREA_NAMES[places.area]}`}
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onQuery(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <OtherPlaces {...places} />
      <p>
        Believe this query should return results?{' '}
        <AppLink to={`${ISSUES_HREF}/new?title=${title}`}>Let us know.</AppLink>
      </p>
    </div>
  );
}
