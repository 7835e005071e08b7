import { BusyError, Queue } from '../../../plugins/playground-service/service/queue';

/** Work that ends when it is told to. */
function held() {
  let end: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => (end = resolve));
  return { work: () => promise, end };
}

const wanted = () => true;

test('runs in order, few at once', async () => {
  const queue = new Queue(1, 5);
  const first = held();
  const order: string[] = [];
  const running = [
    queue.run(first.work, wanted).then((value) => order.push(`first ${value}`)),
    queue.run(() => Promise.resolve(order.push('second starts')), wanted),
    queue.run(() => Promise.resolve(order.push('third starts')), wanted),
  ];
  first.end('ends');
  await Promise.all(running);
  expect(order).toEqual(expect.arrayContaining(['first ends', 'second starts', 'third starts']));
  expect(order.indexOf('second starts')).toBeLessThan(order.indexOf('third starts'));
});

test('turns away what can’t wait, and goes on afterwards', async () => {
  const queue = new Queue(1, 1);
  const first = held();
  const running = queue.run(first.work, wanted);
  const waiting = queue.run(() => Promise.resolve('waited'), wanted);
  await expect(queue.run(() => Promise.resolve('no'), wanted)).rejects.toThrow(BusyError);
  first.end('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'waited']);
  expect(await queue.run(() => Promise.resolve('again'), wanted)).toBe('again');
});

test('leaves out what nobody wants any more, and what fails frees its place', async () => {
  const queue = new Queue(1, 1);
  const work = jest.fn(() => Promise.resolve(1));
  expect(await queue.run(work, () => false)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
  await expect(queue.run(() => Promise.reject(new Error('no')), wanted)).rejects.toThrow('no');
  expect(await queue.run(work, wanted)).toBe(1);
});
