/** What is known of a module or an item besides its text: source, versions, where the text is from. */
import { element, text } from '../../../src/lib/html';
import type { History, Occurrence } from '../identity/history';
import { CORE_SOURCES } from '../libraries';
import type { ApiJavaScript, Documented } from '../model/types';
import { commonKind, isWhollyBackfilled } from './common';
import { href, type Page, versionLabel } from './context';
import { lenderOf } from './versionFacts';

/** What facts are told of. */
interface Subject extends Documented {
  readonly javaScript?: ApiJavaScript;
  /** As links speak of it: `map`, `type t`, `Js.Array2`. */
  readonly name: string;
  /** Fragment of its address; none for modules. */
  readonly anchor?: string;
}

/** Whether a version has a module under the name of another library: `Core.Array` of `Stdlib.Array`. */
function isRenamed({ module }: Occurrence, page: Page): boolean {
  return module.split('.')[0] !== page.module.path[0];
}

function otherVersion(occurrence: Occurrence, name: string, page: Page): string {
  const { version, slug, anchor, module } = occurrence;
  const label = versionLabel(version, page);
  const renamed = isRenamed(occurrence, page);
  const shown = renamed ? `${label}: ${module}` : label;
  const base = page.versions.find((one) => one.name === version)?.base;
  if (base === undefined) return text(shown);
  const address = `${base}/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
  const link = element(
    'a',
    { href: href(address, page), 'aria-label': `${name} in ${shown}` },
    text(shown),
  );
  // Readers have to install what another package has.
  const isPackageTold =
    renamed && anchor === undefined && occurrence.package === CORE_SOURCES.packageName;
  return isPackageTold ? `${link} (package ${text(occurrence.package)})` : link;
}

function fact(html: string): string {
  return element('span', {}, html);
}

/** What an external is in JavaScript, as a reader calls it. */
const FORMS: Readonly<Record<ApiJavaScript['form'], string>> = {
  method: 'method call',
  getter: 'property',
  setter: 'assignment to a property',
  constructor: 'constructor',
  function: 'function',
  constant: 'constant',
  'index-getter': 'access by index',
  'index-setter': 'assignment by index',
};

function javaScriptHtml({ name, form, module, mdn }: ApiJavaScript): string {
  const shown = form === 'constructor' ? `new ${name}` : name;
  const code = element('code', {}, text(shown));
  const what = [FORMS[form], ...(module === undefined ? [] : [`from ${module}`])].map(
    (word) => `, ${text(word)}`,
  );
  const link =
    mdn === undefined
      ? code
      : element('a', { href: mdn, rel: 'noreferrer', 'aria-label': `${shown} on MDN` }, code);
  return fact(`JavaScript: ${link}${what.join('')}`);
}

/** `Changed in v10 and v12`. */
function listed(labels: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels);
}

/**
 * Whether it has to be told where something is new: not where its whole page is, and not where it had
 * the name of another library before.
 */
function tellsNew({ alsoIn, newIn }: History, isItem: boolean, page: Page): boolean {
  if (alsoIn.some((one) => one.version === newIn && isRenamed(one, page))) return false;
  return !isItem || page.history?.ofModule(page.module).newIn !== newIn;
}

function marks(history: History, subject: Subject, page: Page): readonly string[] {
  const { name, anchor } = subject;
  const { alsoIn, newIn, removedIn, changedIn } = history;
  const label = (version: string) => text(versionLabel(version, page));
  const isItem = anchor !== undefined;
  const isNew = newIn !== undefined && tellsNew(history, isItem, page);
  // A module takes its items with it.
  const isRemoved =
    removedIn !== undefined &&
    !(isItem && page.history?.ofModule(page.module).removedIn === removedIn);
  return [
    ...(isNew ? [fact(`New in ${label(newIn)}`)] : []),
    ...(changedIn.length === 0
      ? []
      : [fact(`Signature changed in ${listed(changedIn.map(label))}`)]),
    ...(isRemoved ? [fact(`Removed in ${label(removedIn)}`)] : []),
    ...(alsoIn.length === 0
      ? []
      : [fact(`Also in ${alsoIn.map((one) => otherVersion(one, name, page)).join(', ')}`)]),
  ];
}

/** Which version a text is from, where it is not the page's own; once where that holds for all of a page. */
function origin({ isBackfilled, anchor }: Subject, page: Page): readonly string[] {
  const lender = text(lenderOf(page)?.label ?? 'a newer version');
  const isWhole = isWhollyBackfilled(page.module);
  if (anchor === undefined && isWhole) return [fact(`All texts from ${lender}`)];
  return isBackfilled && !isWhole ? [fact(`Text from ${lender}`)] : [];
}

/** What badges would say of each item. */
function kindOfAll(page: Page): readonly string[] {
  const kind = commonKind(page.module);
  return kind === undefined ? [] : [fact(`All items are ${kind}s`)];
}

/**
 * The facts as HTML, each in an element of its own; empty where there are none.
 *
 * @param history undefined where not all versions are known
 */
export function factsHtml(subject: Subject, history: History | undefined, page: Page): string {
  const { name, anchor, source } = subject;
  const facts = [
    ...(source
      ? [
          element(
            'a',
            { href: source.url, rel: 'noreferrer', 'aria-label': `Source of ${name}` },
            'Source',
          ),
        ]
      : []),
    ...(anchor === undefined
      ? []
      : [
          element(
            'button',
            {
              type: 'button',
              'data-copy-link': anchor,
              'aria-label': `Copy link to ${name}`,
            },
            'Copy link',
          ),
        ]),
    ...(subject.javaScript ? [javaScriptHtml(subject.javaScript)] : []),
    ...(history ? marks(history, subject, page) : []),
    ...(anchor === undefined ? kindOfAll(page) : []),
    ...origin(subject, page),
  ];
  return facts.join('');
}
