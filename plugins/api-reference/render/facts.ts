/** What is known of a module or an item besides its text: source, versions, where the text is from. */
import { element, text } from '../../../src/lib/html';
import type { History, Occurrence } from '../identity/history';
import type { Documented } from '../model/types';
import { href, type Page, versionLabel } from './context';
import { lenderOf } from './versionFacts';

/** What facts are told of. */
interface Subject extends Documented {
  /** As links speak of it: `map`, `type t`, `Js.Array2`. */
  readonly name: string;
  /** Fragment of its address; none for modules. */
  readonly anchor?: string;
}

function otherVersion({ version, slug, anchor }: Occurrence, name: string, page: Page): string {
  const label = versionLabel(version, page);
  const base = page.versions.find((one) => one.name === version)?.base;
  if (base === undefined) return text(label);
  const address = `${base}/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
  return element('a', { href: href(address, page), 'aria-label': `${name} in ${label}` }, label);
}

function fact(html: string): string {
  return element('span', {}, html);
}

/** `Changed in v10 and v12`. */
function listed(labels: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels);
}

function marks(history: History, name: string, page: Page): readonly string[] {
  const { alsoIn, newIn, removedIn, changedIn } = history;
  const label = (version: string) => text(versionLabel(version, page));
  return [
    ...(newIn === undefined ? [] : [fact(`New in ${label(newIn)}`)]),
    ...(changedIn.length === 0
      ? []
      : [fact(`Signature changed in ${listed(changedIn.map(label))}`)]),
    ...(removedIn === undefined ? [] : [fact(`Removed in ${label(removedIn)}`)]),
    ...(alsoIn.length === 0
      ? []
      : [fact(`Also in ${alsoIn.map((one) => otherVersion(one, name, page)).join(', ')}`)]),
  ];
}

/**
 * The facts as HTML, each in an element of its own; empty where there are none.
 *
 * @param history undefined where not all versions are known
 */
export function factsHtml(subject: Subject, history: History | undefined, page: Page): string {
  const { name, anchor, source, isBackfilled } = subject;
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
    ...(history ? marks(history, name, page) : []),
    ...(isBackfilled
      ? [fact(`Text from ${text(lenderOf(page)?.label ?? 'a newer version')}`)]
      : []),
  ];
  return facts.join('');
}
