/** The grammars of the editor, asked with every program that this repository has. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Tree } from '@lezer/common';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';

import { extensionOf } from '@site/plugins/compiled-examples/fences';
import { scanFences } from '@site/plugins/compiled-examples/scan';
import { allPages } from '@site/scripts/examples/pages';
import { highlight } from '@site/src/lib/highlight';
import { syntaxSupport } from '@site/src/lib/playground/syntax';
import type { Syntax } from '@site/src/lib/playgroundLink';

const parse = (syntax: Syntax, code: string): Tree =>
  syntaxSupport(syntax).language.parser.parse(code);

function firstError(syntax: Syntax, code: string): number | undefined {
  let place: number | undefined;
  parse(syntax, code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) place ??= from;
    },
  });
  return place;
}

const KINDS = tagHighlighter([
  { tag: tags.comment, class: 'comment' },
  { tag: tags.meta, class: 'attribute' },
  { tag: tags.function(tags.variableName), class: 'function' },
  { tag: tags.keyword, class: 'keyword' },
  { tag: [tags.number, tags.bool], class: 'literal' },
  { tag: [tags.string, tags.character, tags.regexp], class: 'string' },
  { tag: [tags.labelName, tags.attributeName], class: 'property' },
  { tag: tags.tagName, class: 'tag' },
  { tag: [tags.typeName, tags.className], class: 'type' },
]);

/** The kind of each character, as the editor colors it. */
function editorKinds(syntax: Syntax, code: string): string[] {
  const kinds = Array.from({ length: code.length }, () => '');
  highlightTree(parse(syntax, code), KINDS, (from, to, kind) => kinds.fill(kind, from, to));
  return kinds;
}

/** The kind of each character, as pages color it. */
function pageKinds(syntax: Syntax, code: string): string[] {
  return highlight(code, syntax).flatMap((runs, index) => [
    ...(index > 0 ? [''] : []),
    ...runs.flatMap(({ text, kind }) => Array.from({ length: text.length }, () => kind ?? '')),
  ]);
}

const root = path.resolve(__dirname, '../..');

/** Every fence of the pages that is a program, with what it is and where it stands. */
const fences = allPages().flatMap((page) =>
  scanFences(readFileSync(path.join(root, page), 'utf8')).flatMap(
    ({ language, meta, code, line }) => {
      const extension = extensionOf(language);
      if (!extension) return [];
      const syntax: Syntax = extension.startsWith('res') ? 'rescript' : 'reason';
      return [{ syntax, meta, code, place: `${page}:${line}` }];
    },
  ),
);

describe('the grammars', () => {
  it('parse all programs of the pages without an error', () => {
    const whole = fences.filter(({ meta }) => !meta.includes('expect-error'));
    expect(whole.length).toBeGreaterThan(2000);
    const refused = whole.flatMap(({ syntax, code, place }) => {
      const at = firstError(syntax, code);
      return at === undefined ? [] : [`${place}: ${code.slice(at, at + 40)}`];
    });
    expect(refused).toEqual([]);
  });

  it.each<[string, Syntax]>([
    ['rescript/lib/ocaml', 'rescript'],
    ['@rescript/runtime/lib/ocaml', 'rescript'],
    ['@rescript/core/src', 'rescript'],
    ['@rescript/react/src', 'rescript'],
    ['rescript-react-v8/src', 'reason'],
  ])('parse the sources of %s and the examples in them without an error', (folder, syntax) => {
    const place = path.join(root, 'node_modules', folder);
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:re|res)i?$/.test(name),
    );
    expect(names.length).toBeGreaterThan(10);
    const refused = names.flatMap((name) => {
      const source = readFileSync(path.join(place, name), 'utf8');
      const fenced = /```res(?:cript)?\b[^\n]*\n([\s\S]*?)```/g;
      const examples = Array.from(source.matchAll(fenced), ([, code]) => code ?? '');
      return [
        ...(firstError(syntax, source) === undefined ? [] : [name]),
        ...examples
          // Two old ones were escaped once too often.
          .filter((code) => !code.includes(String.raw`%re(\"`))
          .filter((code) => firstError('rescript', code) !== undefined)
          .map((code) => `${name}: ${code}`),
      ];
    });
    expect(refused).toEqual([]);
  });

  it('color programs as pages do', () => {
    let characters = 0;
    let different = 0;
    fences.forEach(({ syntax, code }) => {
      const onPage = pageKinds(syntax, code);
      editorKinds(syntax, code).forEach((kind, index) => {
        if (/\s/.test(code.charAt(index))) return;
        characters += 1;
        if (kind !== onPage[index]) different += 1;
      });
    });
    // The editor knows attributes of tags without a value and names in quotes; the pages do not.
    expect(different / characters).toBeLessThan(0.005);
  });
});
