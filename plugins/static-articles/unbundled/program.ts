/** From the module of a page to a program that runs without a bundler. */
import { init, parse } from 'es-module-lexer';

import { GIVEN_MODULES } from './protocol';

/** An import of names; `{a as b}`. */
const NAMED_IMPORT = /^import\s*(\{[^{}]*\})\s*from\b/;

/** The page's metadata, which Docusaurus keeps in a file. */
const JSON_EXPORT = /^export\s*\{\s*default as (\w+)\s*\}\s*from\b/;

/** An exported declaration, by what has to go. */
const EXPORTED_DECLARATION = /^(export\s+(?:default\s+)?)(?:const|function)\b/;

/** More than the words of a declaration need. */
const DECLARATION_LENGTH = 60;

/** A part of a text and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function changed(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: instead } of [...changes].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), instead);
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}

/** The statement without an import that does the same; undefined if there is none. */
function ownStatement(
  statement: string,
  request: string,
  readJson: (request: string) => string,
): string | undefined {
  const parameter = Object.entries(GIVEN_MODULES).find(([, module]) => module === request)?.[0];
  const names = NAMED_IMPORT.exec(statement)?.[1];
  if (parameter !== undefined && names !== undefined) {
    return `const ${names.replaceAll(' as ', ': ')} = ${parameter}`;
  }
  const name = JSON_EXPORT.exec(statement)?.[1];
  return name !== undefined && request.endsWith('.json')
    ? `const ${name} = ${readJson(request)};`
    : undefined;
}

/**
 * The body of a function with `PROGRAM_PARAMETERS` that returns the exports of a page.
 *
 * @param module what Docusaurus's MDX loader makes of the page
 * @param page its file, for stacks and errors
 * @param readJson text of a JSON file, by the request that the module has for it
 * @throws Error with one sentence for a module that needs the bundler, or has another form
 */
export async function articleProgram(
  module: string,
  page: string,
  readJson: (request: string) => string,
): Promise<string> {
  await init;
  const [imports, exports] = parse(module);
  const statements = imports.map(({ n: request = '', ss: start, se: end }): Change => {
    const statement = module.slice(start, end);
    const text = ownStatement(statement, request, readJson);
    if (text !== undefined) return { start, end, text };
    throw new Error(
      `static-articles: expected ${page} to need nothing of the bundler, got ${JSON.stringify(statement)} when it was compiled; teach unbundled/selfContained.ts how pages ask for it.`,
    );
  });
  const isRewritten = new Set(imports.map(({ ss }) => ss));
  const keywords = exports
    .filter(({ ss }) => !isRewritten.has(ss))
    .map(({ n: name, ss: start }): Change => {
      const declaration = module.slice(start, start + DECLARATION_LENGTH);
      const [, keyword] = EXPORTED_DECLARATION.exec(declaration) ?? [];
      if (keyword !== undefined) return { start, end: start + keyword.length, text: '' };
      throw new Error(
        `static-articles: expected ${name} of ${page} to be an exported constant or function, got ${JSON.stringify(declaration)}; see what @docusaurus/mdx-loader prints now.`,
      );
    });
  const names = exports.map(({ n: name, ln: local = name }) => `${name}: ${local}`);
  return `'use strict';${changed(module, [...statements, ...keywords])}
return { ${names.join(', ')} };
//# sourceURL=${page}`;
}
