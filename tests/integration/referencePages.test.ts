// cspell:ignore hierachy ppwarning
/** Reference pages are complete: their tables say what the version's compiler says. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { compile } from '../../plugins/compiled-examples/compiler';
import { compilerFacts } from '../../plugins/compiled-examples/compiler/toolchains';
import { addressesOf } from '../../plugins/config-schema/guide';
import { keysOfFile, withFields } from '../../plugins/config-schema/keys';
import { readSchema } from '../../plugins/config-schema/packages';
import { renderSchema } from '../../plugins/config-schema/render';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { share } from '../support/sample';

const ROOT = path.resolve(__dirname, '..', '..');

interface ReferencePage {
  readonly version: string;
  readonly toolchain: Toolchain;
  readonly text: string;
}

/** The versions that have a page, with its text. */
function pagesOf(slug: string): ReferencePage[] {
  return MANUAL_VERSIONS.flatMap(({ name, docusaurusName, toolchain }) => {
    const folder =
      docusaurusName === 'current' ? 'docs/manual' : `versioned_docs/version-${docusaurusName}`;
    const file = path.join(ROOT, folder, `${slug}.mdx`);
    if (!fs.existsSync(file)) return [];
    return [{ version: name, toolchain, text: fs.readFileSync(file, 'utf8') }];
  });
}

/** First cells of the tables whose first column has this title. */
function firstCells(text: string, title: string): string[] {
  const cells: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    const [, cell] = /^\| *(.*?) *(?<!\\)\|/.exec(line) ?? [];
    if (cell === undefined) isInside = false;
    else if (cell === title) isInside = true;
    else if (isInside && !/^-+$/.test(cell)) cells.push(cell);
  }
  return cells;
}

/** Words that some version of the language or of its parents reserves, or that readers may take for such. */
const CANDIDATES = [
  ...['and', 'as', 'asr', 'assert', 'async', 'await', 'begin', 'bool', 'break', 'case', 'catch'],
  ...['class', 'const', 'constraint', 'constructor', 'continue', 'debugger', 'default', 'delete'],
  ...[
    'dict',
    'do',
    'done',
    'downto',
    'else',
    'end',
    'enum',
    'esfun',
    'eval',
    'exception',
    'export',
  ],
  ...['extends', 'external', 'false', 'finally', 'float', 'for', 'fun', 'function', 'functor'],
  ...['goto', 'if', 'ignore', 'implements', 'import', 'in', 'include', 'inherit', 'initializer'],
  ...['inline', 'instanceof', 'int', 'interface', 'land', 'lazy', 'let', 'list', 'lnot', 'lor'],
  ...['lsl', 'lsr', 'lxor', 'match', 'method', 'mod', 'module', 'mutable', 'namespace', 'new'],
  ...['nonrec', 'not', 'null', 'object', 'of', 'open', 'option', 'or', 'package', 'pri', 'private'],
  ...['protected', 'pub', 'public', 'raise', 'rec', 'ref', 'return', 'sig', 'static', 'string'],
  ...['struct', 'super', 'switch', 'then', 'this', 'throw', 'to', 'true', 'try', 'type', 'typeof'],
  ...['undefined', 'unit', 'unpack', 'use', 'val', 'var', 'virtual', 'void', 'when', 'while'],
  ...['with', 'yield'],
];

describe('warning numbers', () => {
  const pages = pagesOf('warning-numbers');

  test('are there', () => expect(pages.length).toBeGreaterThan(1));

  test.each(pages)('of $version are those that the compiler lists', ({ toolchain, text }) => {
    const { stdout, stderr } = spawnSync(compilerFacts(toolchain).executable, ['-warn-help'], {
      encoding: 'utf8',
    });
    const known = [...`${stdout}${stderr}`.matchAll(/^ *(\d+) /gm)].map(([, number]) => number);
    expect(known.length).toBeGreaterThan(50);
    expect(firstCells(text, 'Number')).toEqual(known);
  });
});

describe('reserved keywords', () => {
  const pages = pagesOf('reserved-keywords');

  test('are there', () => expect(pages.length).toBeGreaterThan(1));

  test.each(pages)('of $version are the words that can’t be names', async ({ toolchain, text }) => {
    const extension = text.includes('```re\n') ? 're' : 'res';
    const listed = firstCells(text, 'Keyword').map((cell) => cell.replaceAll('`', ''));
    const isName = async (word: string): Promise<boolean> => {
      const file = { module: 'Example', extension, code: `let ${word} = 1` } as const;
      return (await compile({ files: [file] }, toolchain)).status === 'compiled';
    };
    // Older compilers and their pages no longer change: of the words that such a page doesn't list, a third is tried.
    const newest = pages.find((page) => page.toolchain.syntax === toolchain.syntax);
    const isNewest = toolchain === newest?.toolchain;
    const candidates = isNewest ? CANDIDATES : share(CANDIDATES, 0, 3);
    const words = [...new Set([...candidates, ...listed])].sort();
    const names = await Promise.all(words.map(isName));
    expect([...listed].sort()).toEqual(words.filter((_, index) => !names[index]));
  });
});

describe('attributes', () => {
  const pages = pagesOf('attribute');

  test('are there', () => expect(pages.length).toBeGreaterThan(1));

  test.each(pages)('of $version are known to the compiler’s program', ({ toolchain, text }) => {
    const program = fs.readFileSync(compilerFacts(toolchain).executable, 'latin1');
    const names = firstCells(text, 'Attribute').flatMap((cell) =>
      [...cell.matchAll(/`@{1,2}([\w.]+)/g)].map(([, name = '']) => name),
    );
    expect(new Set(names).size).toBeGreaterThan(40);
    // Those of the analysis, of the editor and of genType, a package of its own at first, are not the
    // compiler's; a few it compares word by word, so that its program doesn't have their texts.
    const others =
      /^(?:live|dead|raises|doesNotRaise|throws|doesNotThrow|editor\.\w+|jsx\.\w+|genType\.\w+|warnerror|ppwarning)$/;
    expect(names.filter((name) => !others.test(name) && !program.includes(name))).toEqual([]);
  });
});

/** Fields of the schema that the page about the configuration leaves out, by version. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'v12.0.0': {
    'sources.files.slow-re': 'the tool does not read sources.files',
    'sources.files.excludes': 'the tool does not read sources.files',
    'sources.generators.edge': 'the tool does not read sources.generators',
    'sources.group.hierachy': 'the tool does not read sources.group',
    'generators.command': 'the tool does not read generators',
    'gentypeconfig.path': 'nobody reads it',
  },
  'v11.0.0': {
    'sources.group.hierachy': 'the tool does not read sources.group',
    'gentypeconfig.path': 'nobody reads it',
    'bsc-flags.kind': 'the tool refuses an object',
    'bsc-flags.flags': 'the tool refuses an object',
  },
};

describe('configuration schema', () => {
  const pages = pagesOf('build-configuration-schema');
  const guides = pagesOf('build-configuration').filter(({ version }) =>
    pages.some((page) => page.version === version),
  );

  test('is there', () => expect(pages.length).toBeGreaterThan(1));

  test.each(pages)('of $version is printed, each key at its address', ({ toolchain, text }) => {
    expect(text).toMatch(/^<ConfigSchema guide="\.\/build-configuration\.mdx"/m);
    const read = readSchema(toolchain, ROOT);
    const anchors = keysOfFile(read.schema)
      .flatMap(withFields)
      .map(({ anchor }) => anchor);
    expect(anchors.length).toBeGreaterThan(50);
    const headings = renderSchema(read).flatMap((node) =>
      node.type === 'heading' ? [node.data?.hProperties?.id] : [],
    );
    expect(headings).toEqual(anchors);
  });

  test.each(guides)('of $version has its keys explained', ({ version, toolchain, text }) => {
    const explained = addressesOf(text);
    const keys = keysOfFile(readSchema(toolchain, ROOT).schema);
    expect(keys.map(({ anchor }) => anchor).filter((key) => !explained.has(key))).toEqual([]);
    const isNamed = (field = ''): boolean =>
      text.includes(`\`${field}\``) || text.includes(`"${field}"`);
    const silent = keys
      .flatMap(withFields)
      .filter(({ path: steps }) => steps.length > 1 && !isNamed(steps.at(-1)))
      .map(({ path: steps }) => steps.join('.'));
    expect(silent).toEqual(Object.keys(LEFT_OUT[version] ?? {}));
  });
});
