import { inTasks } from '../../../plugins/static-articles/client/inTasks';

/** A part that writes down when it runs, and what another task writes down. */
function noted(notes: string[], name: string): () => Promise<void> {
  return async () => {
    notes.push(name);
    setTimeout(() => notes.push(`after ${name}`));
  };
}

it('lets other tasks run between two parts', async () => {
  const notes: string[] = [];
  await inTasks([noted(notes, 'first'), noted(notes, 'second'), noted(notes, 'third')]);
  expect(notes).toEqual(['first', 'after first', 'second', 'after second', 'third']);
});

it('begins at once', () => {
  const notes: string[] = [];
  void inTasks([noted(notes, 'first')]);
  expect(notes).toEqual(['first']);
});

it('stops where a part throws', async () => {
  const notes: string[] = [];
  const broken = (): Promise<never> => Promise.reject(new Error('no such part'));
  await expect(inTasks([noted(notes, 'first'), broken, noted(notes, 'third')])).rejects.toThrow(
    'no such part',
  );
  expect(notes).not.toContain('third');
});
