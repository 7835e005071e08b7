/** The host of the official bundles: compilers that run in workers of the reader's browser. */
import { parseVersion } from '../../version';
import { type CompilerHost, HostError } from '../compiler';
import { openBundleCompiler } from './bundleCompiler';
import { type BundleWorker, connect, type Connection, WorkerGone } from './connection';
import { createCompilerWorker } from './createCompilerWorker';
import { KNOWN_RELEASES, listUrl, readReleases } from './releases';

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** The longest that readers wait for the list of releases, in milliseconds. */
export const LIST_LIMIT = 4000;

/** What the host needs of the browser. */
export interface HostParts {
  /** Address of the page. */
  readonly page: string;
  readonly createWorker: () => BundleWorker;
}

/** The bundles' address, as workers can load from it. */
function absolute(bundles: string, siteBaseUrl: string, page: string): string {
  const base = bundles.startsWith('/') ? siteBaseUrl.replace(/\/$/, '') + bundles : bundles;
  return new URL(base, page).href.replace(/\/$/, '');
}

/** What a host says of its releases, or known ones where it does not tell. */
interface Listed {
  readonly releases: readonly string[];
  readonly isGuess: boolean;
  /** Whether the worker that has asked can be asked more. */
  readonly isAlive: boolean;
}

/** Asks a host for its releases. Workers ask, not the page: so no page may speak to the host. */
async function listReleases(bundles: string, connection: Connection): Promise<Listed> {
  const url = listUrl(bundles);
  const known = (detail: string, isAlive: boolean): Listed => {
    console.warn(`The playground offers the compilers that it knows: ${detail}`);
    return { releases: KNOWN_RELEASES, isGuess: true, isAlive };
  };
  try {
    const answer = await connection.ask({ kind: 'list', url }, LIST_LIMIT);
    if (answer.kind === 'failed') return known(answer.message, true);
    const text = answer.kind === 'listed' ? answer.text : '';
    return { releases: readReleases(text, url), isGuess: false, isAlive: true };
  } catch (reason) {
    return known(sentenceOf(reason), !(reason instanceof WorkerGone));
  }
}

/** As `openBundleHost`, with other parts. */
export async function openBundleHostWith(
  bundles: string,
  siteBaseUrl: string,
  { page, createWorker }: HostParts,
): Promise<CompilerHost> {
  const base = absolute(bundles, siteBaseUrl, page);
  const first = connect(createWorker);
  const { releases, isGuess, isAlive } = await listReleases(base, first);
  /** The worker that has asked for the list becomes that of the first compiler. */
  let spare = isAlive ? first : undefined;

  return {
    kind: 'bundle',
    releases,
    guessesReleases: isGuess,
    async open(release) {
      const version = parseVersion(release);
      if (!version || !releases.includes(release)) {
        throw new HostError(
          `Expected a release that ${base} has, such as ${releases[0]}, got "${release}"; choose another version.`,
        );
      }
      return openBundleCompiler({
        bundles: base,
        release,
        version,
        connect: () => {
          const connection = spare ?? connect(createWorker);
          spare = undefined;
          return connection;
        },
      });
    },
  };
}

/**
 * Opens the host of the official bundles. A host that can't be reached still has releases, and opening
 * one of them fails with a sentence.
 *
 * @param bundles base address, as `config.ts` gives it
 * @param siteBaseUrl `/` or `/name/`
 */
export function openBundleHost(bundles: string, siteBaseUrl: string): Promise<CompilerHost> {
  return openBundleHostWith(bundles, siteBaseUrl, {
    page: window.location.href,
    createWorker: createCompilerWorker,
  });
}
