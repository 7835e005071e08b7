import clsx from 'clsx';
import { memo, type ReactNode, useEffect, useRef } from 'react';

import type { AreaCounts } from '@site/src/lib/search/dialog/state';
import type { SearchArea } from '@site/src/lib/search/record';
import { AREA_NAMES, areasOf, type Generation, type Place } from '@site/src/lib/search/scope';
import { shortVersion } from '@site/src/lib/versionTable';

import styles from './styles.module.css';

interface Props {
  readonly place: Place;
  readonly generation: Generation;
  readonly area: SearchArea | undefined;
  /** How much each area has; undefined while nothing is asked, and where no one counts. */
  readonly counts: AreaCounts | undefined;
  readonly onGeneration: (id: string) => void;
  readonly onArea: (area: SearchArea | undefined) => void;
}

/** A version as the select names it: readers of the bindings know those by their own versions. */
function versionLabel({ area }: Place, { label, manual, react }: Generation): string {
  if (area !== 'react') return label;
  return react ? `${react.name} (manual ${manual.name})` : `Manual ${manual.name}`;
}

/** What phones show of the chosen version: the select's own text would be cut. */
function shortLabel({ area }: Place, { manual, react }: Generation): string {
  return area === 'react' && react ? react.name : shortVersion(manual.name);
}

/** A button that stays pressed while the search is narrowed to its area. */
function Chip({
  name,
  count,
  isPressed,
  onPress,
}: {
  readonly name: string;
  readonly count: number | undefined;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(isPressed);
  // A key may have led to one that a narrow screen doesn't show.
  useEffect(() => {
    if (isPressed && !wasPressed.current) button.current?.scrollIntoView({ block: 'nearest' });
    wasPressed.current = isPressed;
  }, [isPressed]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      data-empty={count === 0 || undefined}
      // The box keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {name}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </button>
  );
}

/** Narrows the search to an area, and takes it to another version. */
function Filter({ place, generation, area, counts, onGeneration, onArea }: Props): ReactNode {
  const areas = areasOf(generation);
  const all = counts && areas.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return (
    <div className={styles.filter}>
      <div role="group" aria-label="Areas" className={styles.chips}>
        <Chip
          name="All"
          count={all}
          isPressed={area === undefined}
          onPress={() => onArea(undefined)}
        />
        {areas.map((each) => (
          <Chip
            key={each}
            name={AREA_NAMES[each]}
            count={counts && (counts[each] ?? 0)}
            isPressed={area === each}
            onPress={() => onArea(area === each ? undefined : each)}
          />
        ))}
      </div>
      <span className={styles.version}>
        <select
          className={styles.select}
          aria-label="Version"
          value={generation.id}
          onChange={(event) => onGeneration(event.target.value)}
        >
          {place.generations.map((each) => (
            <option key={each.id} value={each.id}>
              {versionLabel(place, each)}
            </option>
          ))}
        </select>
        <span className={clsx('menu-summary', styles.short)} aria-hidden="true">
          {shortLabel(place, generation)}
        </span>
      </span>
    </div>
  );
}

export default memo(Filter);
