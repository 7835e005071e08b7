import clsx from 'clsx';
import type { ReactNode } from 'react';

import {
  findIsland,
  ISLAND_NAMES,
  type IslandName,
  type IslandProps,
} from '@site/src/islands/registry';
import { describe } from '@site/src/lib/decode';

import styles from './styles.module.css';

interface Props<N extends IslandName> {
  /** Its name in `src/islands/registry.ts`. */
  readonly name: N;
  /** What it is given; travels in the page as JSON. */
  readonly props?: IslandProps<N>;
  /** What stands in the page until the island does, and for good without scripts. */
  readonly fallback?: ReactNode;
  /** Another way to write the fallback: as Markdown. */
  readonly children?: ReactNode;
  /** Whether it is the page's whole contents, and takes the room that there is. */
  readonly isPage?: boolean;
}

/** React leaves the inside of such an element alone, while it hydrates and afterwards. */
const NOT_OURS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * An application inside an article: `<Island name="…" props={…}>fallback</Island>`. This component
 * writes HTML and nothing else; `src/behaviours/islands.ts` brings it to life.
 *
 * @throws Error for a name that is not in the registry, and for props that the island does not take,
 *   and without a fallback: that stops the build
 */
export default function Island<N extends IslandName>({
  name,
  props,
  fallback,
  children,
  isPage = false,
}: Props<N>): ReactNode {
  const island = findIsland(name);
  if (!island) {
    throw new Error(
      `Expected <Island> to have the name of an island, which are ${ISLAND_NAMES.join(', ')}, got ${JSON.stringify(name)}: correct it or add it to src/islands/registry.ts.`,
    );
  }
  const json = JSON.stringify(props ?? {});
  const opened = island.open(json);
  if (!opened.ok) {
    throw new Error(
      `${describe(opened.error)} of the props of <Island name="${name}">: correct them or the decoder in src/islands/registry.ts.`,
    );
  }
  if (fallback === undefined && children === undefined) {
    throw new Error(
      `Expected <Island name="${name}"> to have a fallback, which readers without scripts get, got none: write it between its tags.`,
    );
  }
  return (
    <div
      data-island={name}
      data-island-props={json}
      className={clsx(styles.island, isPage && styles.page)}
    >
      <p data-island-status="" role="status" className={styles.status} {...NOT_OURS} />
      <div data-island-fallback="">{fallback ?? children}</div>
      <div data-island-root="" hidden {...NOT_OURS} />
    </div>
  );
}
