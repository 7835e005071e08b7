import type { VcsConfig } from '@docusaurus/types';
import logger from '@docusaurus/logger';

import { gitDates } from '../../../plugins/git-dates';

/** A reader that knows one file and lives outside a repository if `known` is missing. */
function readerOf(known: string | undefined): VcsConfig {
  const find = async (file: string) => {
    if (known === undefined) throw new Error('outside any Git worktree\nmore');
    return file === known ? { timestamp: 1, author: 'a' } : null;
  };
  return { initialize: () => undefined, getFileCreationInfo: find, getFileLastUpdateInfo: find };
}

describe('gitDates', () => {
  it('knows files by relative and absolute paths', async () => {
    const dates = gitDates('/site', readerOf('/site/docs/a.mdx'));
    expect(await dates.getFileLastUpdateInfo('docs/a.mdx')).toEqual({ timestamp: 1, author: 'a' });
    expect(await dates.getFileLastUpdateInfo('/site/docs/a.mdx')).not.toBeNull();
    expect(await dates.getFileCreationInfo('docs/a.mdx')).not.toBeNull();
    expect(await dates.getFileLastUpdateInfo('docs/new.mdx')).toBeNull();
  });

  it('has no dates outside a repository, and says so once', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const dates = gitDates('/site', readerOf(undefined));
    expect(await dates.getFileLastUpdateInfo('docs/a.mdx')).toBeNull();
    expect(await dates.getFileCreationInfo('docs/a.mdx')).toBeNull();
    expect(warn.mock.calls).toEqual([['git-dates: pages get no date: outside any Git worktree']]);
  });
});
