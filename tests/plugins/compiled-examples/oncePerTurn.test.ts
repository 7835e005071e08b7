import { oncePerTurn } from '../../../plugins/compiled-examples/compiler/oncePerTurn';

test('those that come in one turn are handed over together, later ones in a turn of their own', async () => {
  const turns: (readonly number[])[] = [];
  const ask = oncePerTurn((all: readonly number[]) => {
    turns.push(all);
    return Promise.resolve(all.length);
  });
  expect(await Promise.all([ask(1), ask(2)])).toEqual([2, 2]);
  expect(await ask(3)).toBe(1);
  expect(turns).toEqual([[1, 2], [3]]);
});

test('one that comes while the work goes on waits for a turn of its own', async () => {
  let release = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (release = resolve));
  const ask = oncePerTurn(async (all: readonly number[]) => {
    if (all.includes(1)) await isFree;
    return all;
  });
  const first = ask(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(await ask(2)).toEqual([2]);
  release();
  expect(await first).toEqual([1]);
});

test('a failure reaches all of its turn, and none after it', async () => {
  const ask = oncePerTurn((all: readonly number[]) =>
    all.includes(1) ? Promise.reject(new Error('no')) : Promise.resolve(all),
  );
  const answers = await Promise.allSettled([ask(1), ask(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(3)).toEqual([3]);
});
