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

  test('answers the same whether anew or kept, to the order of fields', async () => {
    const twoFields = record({ first: string, second: string });
    const ask = () =>
      cached({
        key: keyOf('order'),
        decoder: twoFields,
        folder,
        answer: async () => ({ second: 'b', first: 'a' }),
      });
    const anew = JSON.stringify(await ask());
    expect(JSON.stringify(await ask())).toBe(anew);
    expect(anew).toBe('{"first":"a","second":"b"}');
  });

  test('refuses to keep an answer that the decoder does not take', async () => {
    const ask = cached({
      key: keyOf('strange'),
      decoder: () => string(7),
      folder,
      answer: async () => 'x',
    });
    await expect(ask).rejects.toThrow('correct its decoder');
    expect(filesBelow()).toEqual([]);
  });

  test('asks the same question once at a time', async () => {
    const { ask, count } = asker(keyOf('same'));
    await Promise.all([ask(), ask(), ask()]);
    expect(count()).toBe(1);
  });

  test('answers anew what has been emptied, cut off, flipped or replaced, and says so once', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const key = keyOf('broken');
    await asker(key).ask();
    const [file = ''] = filesBelow();
    const whole = fs.readFileSync(file, 'utf8');
    const damaged = [
      '',
      whole.slice(0, -4),
      whole.replace('answer', 'aNswer'),
      JSON.stringify({ text: 'other' }),
      `${'0'.repeat(64)}\n${JSON.stringify({ text: 'other' })}`,
    ];
    for (const content of damaged) {
      fs.writeFileSync(file, content);
      const { ask, count } = asker(key);
      expect(await ask()).toEqual({ text: 'answer 1' });
      expect(count()).toBe(1);
      expect(fs.readFileSync(file, 'utf8')).toBe(whole);
    }
    expect(filesBelow()).toEqual([file]);
    expect(warned.mock.calls).toEqual([[expect.stringContaining(file)]]);
  });

  test('answers anew what is whole, but of another form', async () => {
    const key = keyOf('form');
    await cached({
      key,
      folder,
      decoder: record({ other: string }),
      answer: async () => ({ other: 'form' }),
    });
    const { ask, count } = asker(key);
    expect(await ask()).toEqual({ text: 'answer 1' });
    expect(count()).toBe(1);
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
