/** Finds the items of a module's page by a type; loaded when a reader types one. */
import { type Declared, type FindByType, readTypes } from '../../lib/search/engine/typeMatching';
import { isTypeQuery } from '../../lib/search/typeQuery';
import { targetOfHash } from '../fragment';

/** What is shown for a type. */
interface Found {
  /** Links to the items with such a type, with how well they fit: the smaller, the better. */
  readonly fits: ReadonlyMap<HTMLAnchorElement, number>;
  /** Says what was found. */
  readonly sentence: string;
}

/** Types that have been read, by the first link of their list. */
const read = new WeakMap<HTMLAnchorElement, FindByType<HTMLAnchorElement>>();

/** The declaration below an item's heading, in one line. */
function declarationOf(link: HTMLAnchorElement): string {
  const item = targetOfHash(link.hash)?.nextElementSibling;
  return item?.querySelector('.api-signature')?.textContent.replace(/\s+/g, ' ') ?? '';
}

/** All items of a page are of one module, whose own types need no name of it. */
function moduleOfPage(): string {
  return document.querySelector('h1')?.textContent ?? '';
}

function declaredOf(link: HTMLAnchorElement): Declared {
  const name = link.textContent;
  const declaration = declarationOf(link);
  const start = `let ${name}: `;
  const isValue = declaration.startsWith(start);
  return {
    module: moduleOfPage(),
    name,
    isType: declaration.startsWith('type '),
    signature: isValue ? declaration.slice(start.length) : undefined,
    text: declaration,
  };
}

function finderOf(links: readonly HTMLAnchorElement[]): FindByType<HTMLAnchorElement> {
  const [first] = links;
  const known = first && read.get(first);
  if (known) return known;
  const steps = readTypes(links, declaredOf, moduleOfPage());
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (first) read.set(first, step.value);
  return step.value;
}

function sentenceOf(query: string, count: number, near: number, total: number): string {
  if (count === 0) return `No item has the type “${query}”.`;
  const similar = near === 0 ? '' : `, ${near === count ? '' : `${near} `}with a similar type`;
  return `${count} of ${total} items${similar}`;
}

/** A text without blanks, which readers set as they like. */
function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Items whose declarations hold what was typed of a type: `option<`. */
function fitsByPart(query: string, links: readonly HTMLAnchorElement[]): Found {
  const part = withoutBlanks(query);
  const found = links.filter((link) => withoutBlanks(declarationOf(link)).includes(part));
  const verb = found.length === 1 ? 'has' : 'have';
  const counted = `${found.length} of ${links.length} items ${verb} “${query}” in the type`;
  return {
    fits: new Map(found.map((link) => [link, 0])),
    sentence: found.length === 0 ? sentenceOf(query, 0, 0, links.length) : counted,
  };
}

/** Which items have a type, or one like it; a piece of a type without an arrow is looked for as it is written. */
export function fitsByType(query: string, links: readonly HTMLAnchorElement[]): Found {
  if (!links.some((link) => declarationOf(link) !== '')) {
    return { fits: new Map(), sentence: 'Types are looked for on the pages of modules.' };
  }
  if (!isTypeQuery(query)) return fitsByPart(query, links);
  const found = finderOf(links)(query);
  const near = found.filter(({ isNear }) => isNear).length;
  return {
    fits: new Map(found.map(({ item, fit }) => [item, 1 - fit])),
    sentence: sentenceOf(query, found.length, near, links.length),
  };
}
