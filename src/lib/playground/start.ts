/** What the playground begins with, and the address that holds what it has come to. */
import { playgroundLink, readPlaygroundLink } from '../playgroundLink';
import { defaultProgram, isDefaultProgram } from '../playgroundPrograms';
import { type Choices, MODULE_FORMAT } from './choices';
import { filesOf, problemOfFiles, type ShownProgram, showing } from './files';
import {
  chooseRelease,
  docsVersionOf,
  DOCUMENTED_RELEASES,
  documentedSyntaxes,
  reasonRelease,
} from './releases';

/** The state that an address asks for. */
export interface PlaygroundStart extends ShownProgram {
  /** Release or documented version that the address names. */
  readonly asked?: string;
  /** The one that the reader chose on an earlier visit. */
  readonly remembered?: string;
  /** The release of the documented versions that it comes to, until a host is known. */
  readonly release: string;
  readonly choices: Choices;
  readonly autoRun: boolean;
  /** A sentence for each part of the address that could not be had. */
  readonly problems: readonly string[];
  /** The address holds a program that can't be read: it stays until the reader acts. */
  readonly keepsAddress: boolean;
  /**
   * The program is the site's own: the first one with the settings that it comes with, or one that a page of the site
   * led to. Others may have been written to harm whoever opens the link: compilers of the reader's machine get
   * them when the reader says so.
   */
  readonly isTrusted: boolean;
}

/** The program that a release begins with. */
export function firstProgram(release: string, { syntax }: Choices): string {
  return defaultProgram(docsVersionOf(release).toolchain, syntax);
}

/** The page of an address, which hosts serve with an ending or a slash, too, and some in other capitals. */
function pageOf(pathname: string): string {
  const decoded = pathname.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded.toLowerCase().replace(/(?:\.html|\/)$/, '');
}

/**
 * Whether a reader came by a link on another page of the site, whose programs the build has compiled. Browsers
 * alone say where a reader came from, and of other sites no more than their origin. An embedded program is somebody
 * else's, although its page is the site's.
 *
 * @param referrer what `document.referrer` says
 * @param here address of the playground
 * @param baseUrl the site's base URL: other sites may share its origin
 */
export function isOwnLink(referrer: string, here: string, baseUrl: string): boolean {
  // Empty for addresses that were typed, and for sites that keep it to themselves.
  if (!URL.canParse(referrer)) return false;
  const [from, to] = [new URL(referrer), new URL(here)];
  if (from.origin !== to.origin || !from.pathname.startsWith(baseUrl)) return false;
  return ![pageOf(to.pathname), `${baseUrl}try`, `${baseUrl}embed`].includes(pageOf(from.pathname));
}

/**
 * Reads what the playground begins with.
 *
 * @param search query string of the address
 * @param remembered name of the version that the reader chose last
 * @param isOwn whether a page of the site led here
 */
export function startPlayground(
  search: string,
  remembered?: string,
  isOwn = false,
): PlaygroundStart {
  const request = readPlaygroundLink(search);
  const { warningFlags, openModules, jsxMode } = request;
  const query = new URLSearchParams(search);
  const hasCode = query.has('code') || query.has('files');
  const asked = request.version;
  const chosen = chooseRelease(DOCUMENTED_RELEASES, asked ?? remembered).release;
  // A link with code but without `ext` holds ReScript: only Reason is written into links.
  const syntax =
    request.syntax ?? (hasCode ? 'rescript' : (documentedSyntaxes(chosen)[0] ?? 'rescript'));
  const release = documentedSyntaxes(chosen).includes(syntax)
    ? chosen
    : (reasonRelease(DOCUMENTED_RELEASES) ?? chosen);
  const choices: Choices = {
    syntax,
    moduleFormat: request.moduleFormat ?? MODULE_FORMAT,
    ...(warningFlags !== undefined && { warningFlags }),
    ...(openModules && { openModules }),
    ...(jsxMode && { jsxMode }),
    experiments: request.experiments ?? [],
  };
  const wrong = request.files && problemOfFiles(request.files, syntax);
  const files = wrong === undefined ? request.files : undefined;
  const { code, around } = files
    ? showing(files, files.length - 1)
    : { code: request.code ?? (hasCode ? '' : firstProgram(release, choices)), around: undefined };
  const isPlain =
    warningFlags === undefined && openModules === undefined && choices.experiments.length === 0;
  return {
    ...(asked !== undefined && { asked }),
    ...(remembered !== undefined && { remembered }),
    release,
    code,
    ...(around && { around }),
    choices,
    autoRun: request.autoRun === true,
    problems: wrong === undefined ? request.problems : [...request.problems, wrong],
    keepsAddress: hasCode && !files && request.code === undefined,
    isTrusted: isOwn || (isPlain && !around && (code === '' || isDefaultProgram(code))),
  };
}

/** What an address holds. */
export interface Addressed extends ShownProgram {
  readonly release: string;
  readonly choices: Choices;
  readonly autoRun: boolean;
}

/** The same, with settings that may be left to whoever opens it. */
interface Linked extends Omit<Addressed, 'choices'> {
  readonly choices: Partial<Choices>;
}

function linkOf(
  { release, code, around, choices, autoRun }: Linked,
  baseUrl: string,
): string | undefined {
  const files = filesOf({ code, around });
  return playgroundLink(
    { version: release, ...choices, autoRun, ...(files ? { files } : { code }) },
    baseUrl,
  );
}

/**
 * The address that holds a state, or `undefined` where the program is too long for one.
 *
 * @param baseUrl the site's base URL
 */
export function addressOf(state: Addressed, baseUrl: string): string | undefined {
  return linkOf(state, baseUrl);
}

/**
 * The address of a link that says nothing of the module format, while its program is as it came: what was left to the
 * playground still is. `undefined` where the format is part of the address.
 *
 * @param search the query string that the reader came with
 * @param baseUrl the site's base URL
 */
export function arrivalAddress(
  search: string,
  start: PlaygroundStart,
  state: Addressed,
  baseUrl: string,
): string | undefined {
  const query = new URLSearchParams(search);
  const isAsCame =
    state.code === start.code && state.choices.moduleFormat === start.choices.moduleFormat;
  if (query.has('module') || !(query.has('code') || query.has('files')) || !isAsCame) {
    return undefined;
  }
  const { moduleFormat: _, ...choices } = state.choices;
  return linkOf({ ...state, choices }, baseUrl);
}
