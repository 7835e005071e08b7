/** Which release of the React bindings is for which compiler, from the table of versions. */
import { compilerName, reactInstall } from '../lib/installCommands';
import { MANUAL_VERSIONS, type DocsVersion } from '../versions';

/** The bindings for one compiler. */
export interface ReactBindings {
  /** The compiler that they were tried with, as readers know it: `ReScript 11.1`. */
  readonly compiler: string;
  /** Name on npm and release: `@rescript/react 0.12.2`. */
  readonly bindings: string;
  /** The releases of React that the bindings accept, in words. */
  readonly react: string;
  /** What installs the bindings and React. */
  readonly command: string;
  /** Whether these are for the compiler that readers get who ask for no version. */
  readonly isLatest: boolean;
}

/** A peer range in words; those of the bindings are `>=…` or `^…`. */
export function describePeer(range: string): string {
  const [, sign, release = ''] = /^(>=|\^)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (sign === undefined) {
    throw new Error(
      `Expected a peer range such as ">=1.2.3" or "^1.2.3", got "${range}": correct src/versions.ts or teach src/data/reactBindings.ts to describe it.`,
    );
  }
  return sign === '>='
    ? `${release} or newer`
    : `${release} or newer, below ${Number.parseInt(release) + 1}`;
}

function bindingsOf({ toolchain, channel }: DocsVersion): ReactBindings {
  const { reactName, reactRelease, reactPeer } = toolchain;
  return {
    compiler: compilerName(toolchain, 2),
    bindings: `${reactName} ${reactRelease}`,
    react: describePeer(reactPeer),
    command: reactInstall(toolchain),
    isLatest: channel === 'latest',
  };
}

/** One row for each compiler of the manual, newest first. */
export const REACT_BINDINGS: readonly ReactBindings[] = MANUAL_VERSIONS.map(bindingsOf);
