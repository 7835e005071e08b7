import type { Exercise } from '../../src/lib/practice/exercise';
import type { LiveExample } from '../../src/lib/program/liveExample';
import type { Language } from './languages';

/** One piece of code: the whole block, or what stands behind one tab of it. */
export interface Panel {
  /** The tab's text; it also names the panel where there are no tabs. */
  readonly label: string;
  readonly language: Language;
  readonly code: string;
  /** Numbers of highlighted lines, from 1; the others are dimmed. */
  readonly highlighted: readonly number[];
  /** File name or the like, shown above the code. */
  readonly title?: string;
  /** A signature carries no language label. */
  readonly isSignature: boolean;
  /** Programs of later panels start with this one's code. */
  readonly isPrelude: boolean;
  /** Address of the playground, to which the browser adds the program. */
  readonly playground?: string;
  /** A run of it in the page has something to show. */
  readonly isRunnable?: true;
}

/** What the compiler says about a block, beneath it. */
export interface Answer {
  readonly kind: 'error' | 'warning';
  /** The compiler's text. */
  readonly message: string;
  /** Names of the versions that say it, where several were asked. */
  readonly versions?: readonly string[];
  /** The page of the index of errors that is about it. */
  readonly page?: { readonly href: string; readonly summary: string };
}

/** A block of code as the reader sees it. */
export interface Block {
  /** Two or more panels are tabs. */
  readonly panels: readonly [Panel, ...Panel[]];
  /** File name or the like, shown above tabs. */
  readonly title?: string;
  /** The code is an example of what does not compile. */
  readonly isWrong: boolean;
  /** None where it says nothing. */
  readonly answers: readonly Answer[];
  /** Present where readers can run it with its own button. */
  readonly live?: LiveExample;
  /** Present on the task of an exercise. */
  readonly exercise?: Exercise;
  /** What a run needs that does not stand in the page. */
  readonly run?: LiveExample;
  /** This build had no compiler for the page's version. */
  readonly lacksOutput?: boolean;
  /** A package's own example, which uses names that it doesn't declare. */
  readonly usesHiddenNames?: boolean;
  /** A package's own example, which its compiler refuses. */
  readonly doesNotCompile?: boolean;
}
