/**
 * What a compiler made of a fence. `plugins/compiled-examples` leaves it on the fence's node, and
 * `plugins/code-blocks` shows it.
 */

import type { Exercise } from './practice/exercise';
import type { LiveExample } from './program/liveExample';

/** What the compilers of some versions say about an example, all of them the same. */
export interface VersionsAnswer {
  readonly kind: 'error' | 'warning';
  /** As the newest of them prints it. */
  readonly message: string;
  /** Names of the versions, the oldest first. */
  readonly versions: readonly string[];
}

/** What readers see of a compiler's answer. */
export type CompiledExample =
  /** The JavaScript as printed, and the warning that the fence announced. */
  | { readonly kind: 'output'; readonly javaScript: string; readonly warning?: string }
  /** What the compiler says to an example of what does not compile. */
  | { readonly kind: 'error'; readonly message: string }
  /** What the compilers of several versions say, the newest first. */
  | { readonly kind: 'answers'; readonly answers: readonly VersionsAnswer[] }
  /** This build had no such compiler. */
  | { readonly kind: 'unavailable'; /** One sentence for writers. */ readonly reason: string };

/** Data of a page's file, which transforms leave for each other. */
export type PageData = Record<string, unknown>;

/** Key of the lines of the file that stand before what transforms get to see. */
const LINES_BEFORE = 'linesBefore';

/** Leaves the number of lines before a page's content (`linesBeforeContent.ts`) for later transforms. */
export function keepLinesBefore(data: PageData, lines: number): void {
  data[LINES_BEFORE] = lines;
}

/** The number of lines before a page's content; 0 where no transform found it out. */
export function keptLinesBefore(data: PageData): number {
  const lines = data[LINES_BEFORE];
  return typeof lines === 'number' ? lines : 0;
}

/** Key of the file with the types of the page's names (`nameTypes.ts`). */
const NAME_TYPES = 'nameTypes';

/** Leaves the id of the page's file of types for later transforms. */
export function keepNameTypes(data: PageData, id: string): void {
  data[NAME_TYPES] = id;
}

/** The id of the page's file of types; undefined where there is none. */
export function keptNameTypes(data: PageData): string | undefined {
  const id = data[NAME_TYPES];
  return typeof id === 'string' ? id : undefined;
}

declare module 'mdast' {
  interface CodeData {
    /** Absent where there is nothing to show. */
    compiled?: CompiledExample;
    /** The release whose playground shows it, where the page has none of its own. */
    release?: string;
    /** Present where readers can run the example with its own button. */
    live?: LiveExample;
    /** Present where readers can see what the example prints or exports. */
    run?: LiveExample;
    /** Present on the task of an exercise that readers can do. */
    exercise?: Exercise;
    /** Whether the fence's text alone is no program: it needs other files, open modules, or mending. */
    needsContext?: boolean;
    /** An example of a package's comment that uses names which it doesn't declare. */
    usesHiddenNames?: boolean;
    /** An example of a package's comment, which its own compiler refuses. */
    doesNotCompile?: boolean;
  }
}
