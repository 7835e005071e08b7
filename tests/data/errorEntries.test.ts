/** The texts of the index of errors: what no compiler can tell. */
import path from 'node:path';

import { printedMessages } from '../../plugins/compiled-examples/printedMessages';
import { createExplainer, printEntries } from '../../plugins/error-index/known';
import { readErrorFiles } from '../../plugins/error-index/read';
import { versionsWith } from '../../src/lib/syntaxLookup';
import { MANUAL_VERSIONS } from '../../src/versions';

const ROOT = path.resolve(__dirname, '../..');

const files = readErrorFiles(ROOT);

const printed = printEntries(ROOT, printedMessages);

/** Words of prose, without code blocks. */
const wordsOf = (body: string) =>
  body
    .replace(/^```[^]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;

/** What of a message counts: its words and signs, without spaces, dashes and colors. */
const plain = (text: string) => ` ${(text.match(/\w+(?:'\w+)*/g) ?? []).join(' ')} `;

/** The parts of a title that every such message has; what is in brackets at its end is ours. */
const partsOf = (title: string) =>
  title
    .replace(/ \([^)]*\)$/, '')
    .replace(/^(Warning number \d+): /, '$1…')
    .split('…')
    .map(plain)
    .filter((part) => part.trim() !== '');

test('there are entries of all common messages', async () => {
  expect((await files).length).toBeGreaterThanOrEqual(130);
});

test('a title is what a compiler says, word for word', async () => {
  const wrong = (await printed).flatMap(({ entry: { id, title }, messages }) => {
    const said = messages.map(({ message }) => plain(message));
    const isSaid = said.some((one) => partsOf(title).every((part) => one.includes(part)));
    return isSaid ? [] : [`${id}: ${title}`];
  });
  expect(wrong).toEqual([]);
});

test('each version that is named has a message', async () => {
  const lifetimes = new Map((await files).map(({ entry, lifetime }) => [entry.id, lifetime]));
  const wrong = (await printed).flatMap(({ entry: { id }, messages }) =>
    versionsWith(lifetimes.get(id) ?? {})
      .filter((name) => !messages.some(({ versions }) => versions.includes(name)))
      .map((name) => `${id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('each entry explains in some words and leads on', async () => {
  for (const { entry, body } of await files) {
    const { id } = entry;
    expect([id, wordsOf(body) >= 40 && wordsOf(body) <= 260]).toEqual([id, true]);
    expect([id, /^See also: .*\]\(.*\)\.$/m.test(body)]).toEqual([id, true]);
    expect([id, body.includes(`](./${id}.mdx)`)]).toEqual([id, false]);
  }
});

/** Entries about a special case, by the one whose message they share in some versions. */
const BROADER: Readonly<Record<string, string>> = {
  'event-target': 'record-field-not-found',
  'recursive-function-without-rec': 'value-not-found',
  'warning-is-an-error': 'unused-variable',
};

test('an entry is found by its own messages', async () => {
  const entries = await printed;
  const explain = createExplainer(async () => entries);
  for (const { name, toolchain } of MANUAL_VERSIONS) {
    const found = await Promise.all(
      entries.map(async ({ entry, messages }) => {
        const own = messages.find(({ versions }) => versions.includes(name));
        const page = own && (await explain(own.message, toolchain.compilerRelease));
        const isFound = page?.id === entry.id || page?.id === BROADER[entry.id];
        return own && !isFound ? [`${name} ${entry.id}: ${page?.id}`] : [];
      }),
    );
    expect(found.flat()).toEqual([]);
  }
});
