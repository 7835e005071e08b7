import fs from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';

import { linkTerms } from './link';
import { LINKED_TERMS } from './terms';

/** The page with the terms; folders without it have no links. */
const GLOSSARY = 'glossary';

/** Addresses of the terms that a glossary has: those of its headings. */
function addressesIn(glossary: string): ReadonlySet<string> {
  const text = fs.readFileSync(glossary, 'utf8');
  return new Set(
    [...text.matchAll(/^### (.+)$/gm)].map(([, term = '']) =>
      term.toLowerCase().replaceAll(' ', '-'),
    ),
  );
}

/**
 * Remark transform: links terms at their first use on a page to the glossary in the page's folder, where that
 * explains them. It goes before Docusaurus' own transforms, which look the links' page up and check them.
 */
export function remarkGlossaryLinks(): (tree: Root, file: { readonly path: string }) => void {
  return (tree, file) => {
    const { dir, name } = path.parse(file.path);
    const glossary = path.join(dir, `${GLOSSARY}.mdx`);
    if (name === GLOSSARY || !fs.existsSync(glossary)) return;
    const addresses = addressesIn(glossary);
    linkTerms(
      tree,
      name,
      LINKED_TERMS.filter(({ address }) => addresses.has(address)),
    );
  };
}
