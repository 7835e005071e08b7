import { groupOf } from '../../../plugins/search-index/group';

describe('groups', () => {
  it.each([
    ['manual', 'docs/manual/latest/pipe', 'Pipe', 'Language Features', 'Language Features'],
    ['manual', 'docs/v10.0.0', 'Documentation', undefined, 'Docs'],
    ['manual', 'tour/records', 'Group values', undefined, 'Tour of ReScript'],
    ['manual', 'tour/v11.0.0/records', 'Group values', undefined, 'Tour of ReScript'],
    ['site', 'tournament', 'A page', undefined, 'Tournament'],
    ['react', 'docs/react/latest/hooks', 'Hooks', undefined, 'React'],
    ['reason-compiler', 'docs/reason-compiler/latest', 'Interop', undefined, 'Old docs'],
    ['api', 'docs/manual/latest/api', 'Overview', undefined, 'API'],
    ['api', 'docs/manual/latest/api/core', 'Core', undefined, 'Core'],
    ['api', 'docs/manual/latest/api/core/intl/collator', 'Core.Intl.Collator', undefined, 'Core'],
    ['site', '', 'A language', undefined, 'Home'],
    ['site', 'blog/a-post', 'A post', undefined, 'Blog'],
    ['site', 'community/overview', 'Overview', undefined, 'Community'],
    ['site', 'syntax-lookup', 'Syntax Lookup', undefined, 'Syntax Lookup'],
  ] as const)('%s: /%s, “%s” of category %s is in %s', (area, path, title, category, group) => {
    expect(groupOf({ area, path, title, category })).toBe(group);
  });
});
