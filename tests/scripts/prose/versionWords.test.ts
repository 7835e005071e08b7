import fs from 'node:fs';
import path from 'node:path';

import { lintProse } from '../../../scripts/prose/lint';
import { VERSION_WORDS } from '../../../scripts/prose/versionWords';

const V12 = 'docs/manual/signal.mdx';
const V11 = 'versioned_docs/version-v11.0.0/signal.mdx';
const V10 = 'versioned_docs/version-v10.0.0/signal.mdx';
const V9 = 'versioned_docs/version-v9.0.0/signal.mdx';
const V8 = 'versioned_docs/version-v8.0.0/signal.mdx';
const REACT_10 = 'react_versioned_docs/version-v0.10.0/signal.mdx';
const REACT_12 = 'docs/react/signal.mdx';

/** What a page names of other versions. */
async function foreign(file: string, text: string): Promise<string[]> {
  const mistakes = await lintProse(text, file);
  return mistakes
    .filter(({ rule }) => rule === 'version-words')
    .map(({ message }) => /got “([^”]+)”/.exec(message)?.[1] ?? message);
}

test.each([
  [V10, 'Open `rescript.json`.', 'rescript.json'],
  [V10, 'Install `@rescript/core`.', '@rescript/core'],
  [V9, 'With Core there is more.', 'Core'],
  [V12, 'With Core there is more.', 'Core'],
  [V11, 'Write `dict{"a": 1}`.', 'dict{'],
  [V10, 'The output is `Signal.res.mjs`.', 'Signal.res.mjs'],
  [V9, 'Write `let f = async () => 1`.', 'async'],
  [V8, '`await` takes a promise.', 'await'],
  [V10, 'Write `@bs.send`.', '@bs.send'],
  [V11, 'Open `bsconfig.json`.', 'bsconfig.json'],
  [V10, 'Install `bs-platform`.', 'bs-platform'],
  [V8, 'Run `rescript build`.', 'rescript build'],
  [V9, 'Run `bsb -make-world`.', 'bsb'],
  [V11, 'Call `throw(Late)`.', 'throw('],
  [V11, 'The module is `Stdlib.Array`.', 'Stdlib.Array'],
  [V9, 'Write `[@react.component]`.', '[@react.component]'],
  [REACT_10, 'Call `ReactDOM.Client.createRoot`.', 'ReactDOM.Client'],
  [REACT_10, 'It is JSX 4.', 'JSX 4'],
  [REACT_12, 'Untagged variants, regex literals.', 'regex literals'],
  ['docs/reason-compiler/signal.mdx', 'Install `@rescript/react`.', '@rescript/react'],
  ['docs/api/signal.mdx', 'Install `@rescript/core`.', '@rescript/core'],
])('%s: %j names another version', async (file, text, word) => {
  expect(await foreign(file, text)).toEqual([word]);
});

test.each([
  [V11, 'Open `rescript.json`, install `@rescript/core`, and use Core.'],
  [V10, 'Open `bsconfig.json` and `await` it.'],
  [V9, 'Install `bs-platform`, write `@bs.send`.'],
  [V8, 'Run `bsb`, write `[@bs.send]` for reason-react.'],
  [V12, 'Write `dict{"a": 1}`, call `throw(Late)`.'],
  // Words of prose.
  [V9, 'An async function of JavaScript awaits. A core idea. A side-bsb.'],
  [V10, 'The folder `@rescript/core-extra` and `my-bs-platform`.'],
  // What is old is named as old.
  [V11, 'The former name, `bsconfig.json`, works too.'],
  [V12, 'Up to version 11, the package `@rescript/core` held it.'],
  [V12, '## Attributes of older versions\n\n| `@bs.val` |\n| --- |\n| `@bs.module` |'],
  // Pages without a version, and between two.
  ['blog/signal.mdx', 'Install `bs-platform` and `@rescript/core`.'],
  ['docs/manual/migrate-to-v12.mdx', 'Replace `@rescript/core`, rename `bsconfig.json`.'],
])('%s: %j is its own', async (file, text) => {
  expect(await foreign(file, text)).toEqual([]);
});

test('what comes later is not named, not even as something that comes later', async () => {
  expect(await foreign(V10, 'Version 11 reads `rescript.json`.')).toEqual(['rescript.json']);
});

test('the message says whose word it is, and what to do', async () => {
  const [mistake] = await lintProse('Open the signal.\n\nOpen `rescript.json`.', V10);
  expect(mistake).toEqual({
    line: 3,
    rule: 'version-words',
    message:
      'Expected words of ReScript 10 alone, got “rescript.json” of release 11 and newer (others have `bsconfig.json`): write what the version has, or silence the rule with a reason.',
  });
});

test('a reason silences it', async () => {
  const page = '{/* prose-ok version-words: the package holds it */}\n\nOpen `rescript.json`.';
  expect(await lintProse(page, V10)).toEqual([]);
});

test('the syntax lookup has the same first and last versions', () => {
  const folder = 'docs/syntax-lookup';
  const constructs = fs.readdirSync(folder).flatMap((file) => {
    const page = fs.readFileSync(path.join(folder, file), 'utf8');
    const field = (name: string) => new RegExp(`^${name}: '?v?(.+?)'?$`, 'm').exec(page)?.[1];
    const title = field('title') ?? '';
    const word = VERSION_WORDS.find(({ pattern }) =>
      new RegExp(`^(?:${pattern})\\W*$`).test(title),
    );
    const since = field('since');
    return since && word ? [{ title, since: Number.parseInt(since, 10), word: word.since }] : [];
  });
  expect(constructs.length).toBeGreaterThan(9);
  expect(constructs.filter(({ since, word }) => since !== word)).toEqual([]);
});
