/** The texts of the syntax lookup: what no compiler can tell. */
import path from 'node:path';

import { readEntries } from '../../plugins/syntax-lookup/read';

const ROOT = path.resolve(__dirname, '../..');

/** Words of prose, without code blocks. */
const wordsOf = (body: string) =>
  body
    .replace(/^```[^]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;

test('each entry explains with some words, an example and a way on', async () => {
  for (const { construct, body } of await readEntries(ROOT)) {
    const { id } = construct;
    expect([id, wordsOf(body) >= 60 && wordsOf(body) <= 215]).toEqual([id, true]);
    expect([id, /^```res( |$)/m.test(body)]).toEqual([id, true]);
    expect([id, /^See also: .*\]\(.*\)\.$/m.test(body)]).toEqual([id, true]);
    expect([id, body.includes(`](./${id}.mdx)`)]).toEqual([id, false]);
  }
});
