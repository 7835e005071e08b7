import { createBehindStart } from '../../src/lib/behindStart';

describe('what npm start leaves for later', () => {
  it('waits for the beginning, then goes one after the other', async () => {
    const queue = createBehindStart();
    const steps: string[] = [];
    const first = queue.add(async () => {
      steps.push('first');
      await Promise.resolve();
      steps.push('first ends');
    });
    const second = queue.add(() => {
      steps.push('second');
      return Promise.resolve(2);
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(steps).toEqual([]);
    queue.begin();
    queue.begin();
    await first;
    expect(await second).toBe(2);
    expect(steps).toEqual(['first', 'first ends', 'second']);
  });

  it('goes on behind work that fails, and whoever added it is told', async () => {
    const queue = createBehindStart();
    const failing = queue.add(() => Promise.reject(new Error('no disk')));
    const next = queue.add(() => Promise.resolve('done'));
    queue.begin();
    await expect(failing).rejects.toThrow('no disk');
    await expect(next).resolves.toBe('done');
  });

  it('takes work that comes later', async () => {
    const queue = createBehindStart();
    queue.begin();
    await expect(queue.add(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
