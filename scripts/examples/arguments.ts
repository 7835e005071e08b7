/** What the command line of `npm run examples` asks for. */
import type { Result } from '../../src/lib/decode';
import { MANUAL_VERSIONS } from '../../src/versions';

/** What is checked. */
export type Request =
  /** Everything of the site, and counts of the packages' comments. */
  | { readonly kind: 'all'; readonly writes: boolean }
  /** Files and folders. */
  | { readonly kind: 'pages'; readonly places: readonly string[]; readonly writes: boolean }
  /** The comments of some versions, told one by one. */
  | { readonly kind: 'comments'; readonly versions: readonly string[] };

const VERSIONS: readonly string[] = MANUAL_VERSIONS.map(({ name }) => name);

const FLAGS = ['--comments', '--format'];

/**
 * Reads the arguments behind `npm run examples --`.
 *
 * @returns the request, or a sentence about the first argument that can't be understood
 */
export function parseArguments(args: readonly string[]): Result<Request, string> {
  const fail = (error: string): Result<never, string> => ({ ok: false, error });
  const unknown = args.find((argument) => argument.startsWith('-') && !FLAGS.includes(argument));
  if (unknown !== undefined) {
    return fail(
      `Expected files, folders, --format or --comments, got ${unknown}; npm run examples alone checks everything.`,
    );
  }
  const places = args.filter((argument) => !argument.startsWith('-'));
  const writes = args.includes('--format');
  if (!args.includes('--comments')) {
    return {
      ok: true,
      value: places.length === 0 ? { kind: 'all', writes } : { kind: 'pages', places, writes },
    };
  }
  if (writes) {
    return fail(
      'Expected --format or --comments, got both; comments of packages are not ours to format.',
    );
  }
  const stranger = places.find((place) => !VERSIONS.includes(place));
  if (stranger !== undefined) {
    return fail(`Expected versions after --comments (${VERSIONS.join(', ')}), got ${stranger}.`);
  }
  const versions = VERSIONS.filter((name) => places.length === 0 || places.includes(name));
  return { ok: true, value: { kind: 'comments', versions } };
}
