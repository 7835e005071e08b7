import { fileSystemInfo } from '../../../plugins/lazy-start/SnapshotsForHtml';

/** Whether a snapshot of these files is valid after changes. */
function isValid(files: readonly string[], changes: readonly string[]): boolean | undefined {
  const info = fileSystemInfo(() => changes);
  let answer: boolean | undefined;
  info.createSnapshot(0, files, ['/site/folder'], ['/site/missing'], null, (_error, snapshot) => {
    info.checkSnapshotValid(snapshot, (_, valid) => {
      answer = valid;
    });
  });
  return answer;
}

it('is valid as long as none of its files has changed', () => {
  expect(isValid(['/site/template.ejs'], [])).toBe(true);
  expect(isValid(['/site/template.ejs'], ['/site/docs/a.mdx'])).toBe(true);
});

it.each(['/site/template.ejs', '/site/folder', '/site/missing'])(
  'is invalid once %s has',
  (file) => {
    expect(isValid(['/site/template.ejs'], ['/site/docs/a.mdx', file])).toBe(false);
  },
);
