import { readResult } from '../../../../src/lib/search/dialog/answer';
import { createForesight } from '../../../../src/lib/search/dialog/foresight';
import type { Answer } from '../../../../src/lib/search/dialog/state';

function answerOf(query: string, next: readonly string[] = []): Answer {
  const page = { href: 'https://docs.example/', pathname: '/', baseUrl: '/' };
  return readResult(query, { hits: [], nbHits: 0, next }, page).answer;
}

/** A back end that answers when the test says so, and a screen that is drawn when it says so. */
function start(next: Readonly<Record<string, readonly string[]>> = {}) {
  const asked: string[] = [];
  const waiting = new Map<string, { give: () => void; fail: () => void }>();
  const ask = (query: string): Promise<Answer> => {
    asked.push(query);
    return new Promise((resolve, reject) => {
      waiting.set(query, {
        give: () => resolve(answerOf(query, next[query])),
        fail: () => reject(new Error(`No answer to ${query}.`)),
      });
    });
  };
  let task: (() => void) | undefined;
  const foresight = createForesight(ask, (wanted) => {
    task = wanted;
    return () => {
      task = undefined;
    };
  });
  const settled = async (query: string, way: 'give' | 'fail'): Promise<void> => {
    const one = waiting.get(query);
    if (!one) throw new Error(`Expected a question ${query}, got ${asked.join(', ')}.`);
    one[way]();
    await new Promise(process.nextTick);
  };
  return {
    foresight,
    asked,
    give: (query: string) => settled(query, 'give'),
    fail: (query: string) => settled(query, 'fail'),
    show: () => task?.(),
    hasTask: () => task !== undefined,
  };
}

test('what is likely next is asked when the answer is on screen, one after another', async () => {
  const { foresight, asked, give, show } = start({ a: ['ar', 'as'] });
  void foresight.find('a');
  await give('a');
  expect(asked).toEqual(['a']);
  show();
  expect(asked).toEqual(['a', 'ar']);
  await give('ar');
  expect(asked).toEqual(['a', 'ar', 'as']);
});

test('a foreseen letter is answered without a question', async () => {
  const { foresight, asked, give, show } = start({ a: ['ar'] });
  void foresight.find('a');
  await give('a');
  show();
  await give('ar');
  await expect(foresight.find('ar')).resolves.toMatchObject({ query: 'ar' });
  expect(asked).toEqual(['a', 'ar']);
});

test('a letter whose answer is on its way waits for that one', async () => {
  const { foresight, asked, give, show } = start({ a: ['ar', 'as'] });
  void foresight.find('a');
  await give('a');
  show();
  const answer = foresight.find('ar');
  await give('ar');
  await expect(answer).resolves.toMatchObject({ query: 'ar' });
  // The reader has gone on: what followed `a` is of no use.
  expect(asked).toEqual(['a', 'ar']);
});

test('looks no further once the reader has typed something else', async () => {
  const { foresight, asked, give, show, hasTask } = start({ a: ['ar'], b: [] });
  void foresight.find('a');
  await give('a');
  expect(hasTask()).toBe(true);
  void foresight.find('b');
  expect(hasTask()).toBe(false);
  show();
  await give('b');
  expect(asked).toEqual(['a', 'b']);
});

test('an answer that comes too late does not begin to look ahead', async () => {
  const { foresight, give, hasTask } = start({ a: ['ar'] });
  void foresight.find('a');
  void foresight.find('b');
  await give('a');
  expect(hasTask()).toBe(false);
});

test('a failure ahead is not told, and the question itself asks again', async () => {
  const { foresight, asked, give, fail, show } = start({ a: ['ar', 'as'] });
  void foresight.find('a');
  await give('a');
  show();
  await fail('ar');
  expect(asked).toEqual(['a', 'ar']);
  const answer = foresight.find('ar');
  expect(asked).toEqual(['a', 'ar', 'ar']);
  await fail('ar');
  await expect(answer).rejects.toThrow('No answer to ar.');
});

test('begins before the first letter', async () => {
  const { foresight, asked, give, show } = start({ '': ['a'] });
  foresight.begin();
  await give('');
  show();
  expect(asked).toEqual(['', 'a']);
});

test('forgets what has become worse', async () => {
  const { foresight, asked, give, show, hasTask } = start({ a: ['ar'] });
  void foresight.find('a');
  await give('a');
  foresight.forget();
  expect(hasTask()).toBe(false);
  show();
  void foresight.find('a');
  expect(asked).toEqual(['a', 'a']);
});

test('ends', async () => {
  const { foresight, asked, give, show } = start({ a: ['ar', 'as'] });
  void foresight.find('a');
  await give('a');
  show();
  foresight.end();
  await give('ar');
  expect(asked).toEqual(['a', 'ar']);
});

test('a hundred answers are kept, those that were wanted last', async () => {
  const { foresight, asked, give } = start();
  for (let number = 0; number < 100; number += 1) {
    void foresight.find(String(number));
    await give(String(number));
  }
  await foresight.find('0');
  expect(asked).toHaveLength(100);
  void foresight.find('new');
  await give('new');
  await foresight.find('0');
  expect(asked).toHaveLength(101);
  void foresight.find('1');
  expect(asked.at(-1)).toBe('1');
});
