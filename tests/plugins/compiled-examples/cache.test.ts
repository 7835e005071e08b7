import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cached, keyOf } from '../../../plugins/compiled-examples/compiler';
import { record, string } from '../../../src/lib/decode';

const decoder = record({ text: string });

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const filesBelow = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Asks a question; counts how often it had to be answered. */
function asker(key: string, keeps?: () => boolean) {
  let count = 0;
  const ask = (): Promise<{ readonly text: string }> =>
    cached({
      key,
      decoder,
      folder,
      ...(keeps && { keeps }),
      answer: async () => ({ text: `answer ${(count += 1)}` }),
    });
  return { ask, count: () => count };
}

describe('keyOf', () => {
  test('differs with each part and its place, and is the same for the same', () => {
    const keys = [
      keyOf('v12', 'let a = 1'),
      keyOf('v11', 'let a = 1'),
      keyOf('v12', 'let a = 2'),
      keyOf('let a = 1', 'v12'),
      keyOf('v12let a = 1'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf('v12', { code: 'a' })).toBe(keyOf('v12', { code: 'a' }));
  });
});

describe('cached', () => {
  test('answers a question once, also for a later process', async () => {
    const key = keyOf('once');
    const first = asker(key);
    expect(await first.ask()).toEqual({ text: 'answer 1' });
    const later = asker(key);
    expect(await later.ask()).toEqual({ text: 'answer 1' });
    expect(later.count()).toBe(0);
  });

  test('asks the same question once at a time', async () => {
    const { ask, count } = asker(keyOf('same'));
    await Promise.all([ask(), ask(), ask()]);
    expect(count()).toBe(1);
  });

  test('answers anew what a killed process left half written, or what is of another form', async () => {
    const key = keyOf('broken');
    await asker(key).ask();
    for (const broken of ['{"text": "ans', '{"other": 1}', '']) {
      const [file = ''] = filesBelow();
      fs.writeFileSync(file, broken);
      const { ask, count } = asker(key);
      expect(await ask()).toEqual({ text: 'answer 1' });
      expect(count()).toBe(1);
    }
    expect(filesBelow()).toHaveLength(1);
  });

  test('leaves nothing of an answer that failed', async () => {
    const question = {
      key: keyOf('failed'),
      decoder,
      folder,
      answer: () => Promise.reject(new Error('crash')),
    };
    await expect(cached(question)).rejects.toThrow('crash');
    expect(filesBelow()).toEqual([]);
    expect(await asker(question.key).ask()).toEqual({ text: 'answer 1' });
  });

  test('keeps only what may be kept', async () => {
    const { ask, count } = asker(keyOf('passing'), () => false);
    await ask();
    await ask();
    expect(count()).toBe(2);
    expect(filesBelow()).toEqual([]);
  });

  test('gives many that write at once a whole answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => asker(keyOf('many', n % 4)).ask()),
    );
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['answer 1']));
    expect(filesBelow()).toHaveLength(4);
  });
});
