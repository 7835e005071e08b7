import { editUrl } from '../../../plugins/docs-instances/options';

const page = {
  version: 'current',
  versionDocsDirPath: 'docs/api',
  permalink: '/docs/manual/v12.0.0/api/belt',
  locale: 'en',
};

test('readers edit the file of a page in the public repository', () => {
  expect(editUrl({ ...page, docPath: 'belt/debug.mdx' })).toBe(
    'https://github.com/rescript-lang/rescript-lang.org/edit/master/docs/api/belt/debug.mdx',
  );
});

test('nobody edits what the build writes', () => {
  expect(editUrl({ ...page, docPath: 'belt/map.generated.mdx' })).toBeUndefined();
});
