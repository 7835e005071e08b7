/** Links terms of the glossary at their first use on a page. */
import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';

import type { LinkedTerm } from './terms';

/** Parts of a page without prose of ours, and those whose terms are no first use in a sentence. */
const LEFT_OUT: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'definition',
  'heading',
  'link',
  'linkReference',
  'table',
]);

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** All that a node says in words. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A term within words; what looks like a part of a name or of a longer word is none. */
function expressionOf({ words }: LinkedTerm): string {
  const forms = words.map((form) => {
    const [first = '', ...rest] = form;
    return `[${first}${first.toUpperCase()}]${rest.join('')}`;
  });
  return String.raw`(?<![\w-])(?:${forms.join('|')})(?![\w-])`;
}

/** The terms that a page leaves to the glossary: it isn't about them, and sets none of them off where it defines them. */
function openTerms(tree: Root, page: string, terms: readonly LinkedTerm[]): LinkedTerm[] {
  const defined = [...nodesOf(tree)]
    .filter(({ type }) => type === 'strong' || type === 'emphasis')
    .map(textOf);
  return terms.filter(
    (term) =>
      !term.leftOut.includes(page) &&
      !defined.some((text) => new RegExp(expressionOf(term)).test(text)),
  );
}

function linkTo({ address }: LinkedTerm, text: string): Link {
  return {
    type: 'link',
    url: `./glossary.mdx#${address}`,
    children: [{ type: 'text', value: text }],
  };
}

/**
 * Turns the first use of each term in a sentence into a link to the page `glossary.mdx` beside it.
 *
 * @param page name of the page's file without extension
 * @param terms of the glossary
 */
export function linkTerms(tree: Root, page: string, terms: readonly LinkedTerm[]): void {
  const open = new Set(openTerms(tree, page, terms));
  const all = new RegExp(terms.map((term) => `(${expressionOf(term)})`).join('|'), 'g');

  /** Where a link says a term, readers have the better link. */
  const closeLinked = (link: Link): void => {
    const text = textOf(link);
    for (const term of open) if (new RegExp(expressionOf(term)).test(text)) open.delete(term);
  };

  const phrasesOf = (node: Text): PhrasingContent[] => {
    const phrases: PhrasingContent[] = [];
    let done = 0;
    for (const match of node.value.matchAll(all)) {
      // Every term is looked for, so that a part of a linked one isn't taken for another.
      const term = terms[match.slice(1).findIndex((group) => group !== undefined)];
      if (!term || !open.delete(term)) continue;
      phrases.push({ type: 'text', value: node.value.slice(done, match.index) });
      phrases.push(linkTo(term, match[0]));
      done = match.index + match[0].length;
    }
    if (done === 0) return [node];
    phrases.push({ type: 'text', value: node.value.slice(done) });
    return phrases.filter((phrase) => phrase.type !== 'text' || phrase.value !== '');
  };

  const visit = (parent: Parents, isProse: boolean): void => {
    if (parent.type === 'paragraph') {
      for (const node of nodesOf(parent)) if (node.type === 'link') closeLinked(node);
    }
    const children = parent.children.flatMap((child): Nodes[] => {
      if (LEFT_OUT.has(child.type)) return [child];
      if (child.type === 'text') return isProse ? phrasesOf(child) : [child];
      if ('children' in child) visit(child, isProse || child.type === 'paragraph');
      return [child];
    });
    // Text became phrases, which are allowed wherever it was.
    Object.assign(parent, { children });
  };
  visit(tree, false);
}
