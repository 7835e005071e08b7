import { createQueue } from '../../../../plugins/static-articles/unbundled/queue';

/** Work that ends when it is told to, and a list of what has begun. */
function manualWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (item: string): Promise<string> => {
    begun.push(item);
    return new Promise((resolve) => ends.set(item, () => resolve(`made ${item}`)));
  };
  return { begun, work, end: (item: string) => ends.get(item)?.() };
}

const names = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `page ${index}`);

/** Lets all go on that waits for nothing else. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('nothing begins before something is asked for', async () => {
  const { begun, work } = manualWork();
  createQueue(names(3), work);
  await settle();
  expect(begun).toEqual([]);
});

test('what is asked for begins first, then some of the others', async () => {
  const { begun, work } = manualWork();
  const queue = createQueue(names(100), work);
  void queue.take('page 70');
  await settle();
  expect(begun[0]).toBe('page 70');
  expect(begun.slice(1)).toEqual(names(begun.length - 1));
  expect(begun.length).toBeLessThan(20);
});

test('what is asked for later does not wait for the others', async () => {
  const { begun, work, end } = manualWork();
  const queue = createQueue(names(100), work);
  void queue.take('page 0');
  const late = queue.take('page 99');
  expect(begun.at(-1)).toBe('page 99');
  end('page 99');
  await expect(late).resolves.toBe('made page 99');
});

test('all are worked on, each once', async () => {
  const begun: string[] = [];
  const queue = createQueue(names(50), async (item) => {
    begun.push(item);
    return item;
  });
  const results = await Promise.all(names(50).map((name) => queue.take(name)));
  expect(results).toEqual(names(50));
  expect([...begun].sort()).toEqual(names(50).sort());
});

test('a result is kept until it is taken, and made anew for who asks again', async () => {
  const begun: string[] = [];
  const queue = createQueue(['a', 'b'], async (item) => {
    begun.push(item);
    return item;
  });
  await queue.take('a');
  await settle();
  await queue.take('b');
  expect(begun).toEqual(['a', 'b']);
  await queue.take('b');
  expect(begun).toEqual(['a', 'b', 'b']);
});

test('a failure is told to who asks, and stops nothing else', async () => {
  const queue = createQueue(names(30), async (item) => {
    if (item === 'page 3') throw new Error('no such page');
    return item;
  });
  await expect(queue.take('page 0')).resolves.toBe('page 0');
  await settle();
  await expect(queue.take('page 3')).rejects.toThrow('no such page');
  await expect(queue.take('page 29')).resolves.toBe('page 29');
});
