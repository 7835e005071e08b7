/**
 * THE table of islands: the applications inside articles, by the names that articles and pages use.
 * It reaches readers with the first scripts, so that nothing here may import React or a component
 * other than by `import()`.
 */
import { array, record, string } from '../lib/decode';
import { builtStart } from '../lib/playground/built';
import { exerciseDecoder } from '../lib/practice/exercise';
import { liveExampleDecoder } from '../lib/program/liveExample';
import { defineIsland, type Island, type IslandWith } from './definition';

const ISLANDS = {
  /** Which release of the React bindings fits the reader's compiler. */
  BindingsFinder: defineIsland(record({}), () => import('./BindingsFinder')),
  /** An example that runs; `src/behaviours/live.ts` begins it when its button is pressed. */
  LiveExample: defineIsland(
    record(
      {
        example: liveExampleDecoder,
        /** JavaScript of the module that the page shows. */
        code: string,
      },
      {
        /** The program, with what stands above it on the page; absent where it can't be changed. */
        source: record({ before: string, code: string }),
      },
    ),
    () => import(/* webpackChunkName: "live" */ './LiveExample'),
  ),
  /** An exercise that is done in the page; `src/behaviours/live.ts` begins it as it does examples. */
  Exercise: defineIsland(
    record({
      example: exerciseDecoder,
      /** The task, with what stands above it on the page. */
      source: record({ before: string, code: string }),
    }),
    // In one file with examples, of which it is made.
    () => import(/* webpackChunkName: "live" */ './Exercise'),
  ),
  /** The programs of the landing page, to be changed; `src/behaviours/heroEditor.ts` begins it. */
  HeroEditor: defineIsland(
    record({
      programs: array(record({ name: string, code: string, javaScript: string })),
      /** Name of the program that is shown first. */
      chosen: string,
    }),
    () => import('./HeroEditor'),
  ),
  /** Which pages an address without a page may have meant. */
  DeadAddress: defineIsland(record({}), () => import('./DeadAddress')),
  /** The playground at work (`src/components/Playground`). */
  Playground: defineIsland(builtStart, () => import('./Playground')),
} satisfies Readonly<Record<string, Island>>;

/** Names that articles may use. */
export type IslandName = keyof typeof ISLANDS;

/** Props of the island with a name. */
export type IslandProps<N extends IslandName> =
  (typeof ISLANDS)[N] extends IslandWith<infer P> ? P : never;

const BY_NAME: ReadonlyMap<string, Island> = new Map(Object.entries(ISLANDS));

/** The names of all islands, for messages. */
export const ISLAND_NAMES: readonly string[] = [...BY_NAME.keys()];

/** The island with a name from a page; undefined where there is none. */
export function findIsland(name: string): Island | undefined {
  return BY_NAME.get(name);
}

/** Loads the search dialog, which belongs to no place in the page. */
export const loadSearchDialog = () =>
  import(/* webpackChunkName: "search" */ '@site/src/islands/SearchDialog');
