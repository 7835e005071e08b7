import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { remarkGlossaryLinks } from '../../../plugins/glossary-links';
import { LINKED_TERMS } from '../../../plugins/glossary-links/terms';
import { GLOSSARY } from '../../../scripts/prose/vocabulary';
import { MANUAL_VERSIONS } from '../../../src/versions';

const FOLDERS = [
  'docs/manual',
  ...readdirSync('versioned_docs').map((name) => `versioned_docs/${name}`),
].filter((folder) => existsSync(`${folder}/glossary.mdx`));

const headings = (folder: string): string[] =>
  [...readFileSync(`${folder}/glossary.mdx`, 'utf8').matchAll(/^### (.*)$/gm)].map(
    ([, heading = '']) => heading,
  );

const addressOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

test('every version of the manual has a glossary', () => {
  expect(FOLDERS).toHaveLength(MANUAL_VERSIONS.length);
});

test('the newest glossary has the heading of every linked term', () => {
  const addresses = new Set(headings('docs/manual').map(addressOf));
  expect(LINKED_TERMS.filter(({ address }) => !addresses.has(address))).toEqual([]);
});

test('the pages that a term is left out of exist', () => {
  const pages = new Set(LINKED_TERMS.flatMap(({ leftOut }) => leftOut));
  expect([...pages].filter((page) => !existsSync(`docs/manual/${page}.mdx`))).toEqual([]);
});

describe.each(FOLDERS)('%s', (folder) => {
  test('the terms that all pages use are explained', () => {
    const terms = new Set(headings(folder).map((heading) => heading.toLowerCase()));
    expect(GLOSSARY.filter(({ term }) => !terms.has(term.toLowerCase()))).toEqual([]);
  });

  test('terms are in alphabetical order', () => {
    const terms = headings(folder);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  });
});

test('pages beside a glossary get links to its terms, the glossary and other folders none', () => {
  const linked = (file: string, value = 'arity'): number => {
    const paragraph = {
      type: 'paragraph' as const,
      children: [{ type: 'text' as const, value }],
    };
    remarkGlossaryLinks()({ type: 'root', children: [paragraph] }, { path: path.resolve(file) });
    return paragraph.children.filter(({ type }) => String(type) === 'link').length;
  };
  expect(linked('docs/manual/dict.mdx')).toBe(1);
  expect(linked('docs/manual/glossary.mdx')).toBe(0);
  expect(linked('docs/react/memo.mdx')).toBe(0);
  expect(linked('docs/manual/dict.mdx', 'a GADT')).toBe(1);
  expect(linked('versioned_docs/version-v9.0.0/object.mdx', 'a GADT')).toBe(0);
});
