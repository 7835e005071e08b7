import { resolveRedirects, type ResolvedRedirects } from '../../../plugins/redirects/resolve';
import { areaEntrances, redirectRules } from '../../../plugins/redirects/rules';
import { LLM_PATHS } from '../../../src/lib/llmFiles';

/** The pages that the rules name, as the finished site will have them. */
const PAGES = [
  '/',
  '/blog',
  '/blog/archived',
  '/blog/feed.xml',
  '/blog/bucklescript-is-rebranding',
  '/community/overview',
  '/docs/v11.0.0',
  '/docs/v12.0.0',
  '/docs/guidelines/publishing-packages',
  '/docs/manual/latest/introduction',
  '/docs/manual/latest/converting-from-js',
  '/docs/manual/latest/editor-plugins',
  '/docs/manual/latest/typescript-integration',
  '/docs/manual/latest/api/core/array',
  '/docs/manual/v12.0.0/introduction',
  '/docs/manual/v12.0.0/editor-code-analysis',
  '/docs/manual/v12.0.0/migrate-to-v12',
  '/docs/manual/v12.0.0/api/stdlib/array',
  '/docs/manual/v10.0.0/introduction',
  '/docs/manual/v10.0.0/unboxed',
  '/docs/manual/v10.0.0/migrate-from-bucklescript-reason',
  '/docs/manual/v9.0.0/introduction',
  '/docs/manual/v9.0.0/unboxed',
  '/docs/manual/v8.0.0/introduction',
  '/docs/react/latest/introduction',
  '/docs/react/v0.11.0/introduction',
  '/docs/react/v0.10.0/introduction',
  '/docs/reason-compiler/latest/concepts-overview',
  '/docs/reason-compiler/latest/interop-misc',
  '/docs/reason-compiler/latest/difference-from-native-ocaml',
  ...LLM_PATHS,
];

/** What a host that reads `_redirects` answers. */
function follow(path: string, { exact, folders }: ResolvedRedirects): string | undefined {
  const page = exact.find(({ from }) => from === path);
  if (page) return page.to;
  const folder = folders.find(({ from }) => path.startsWith(`${from}/`));
  return folder && folder.to + (folder.keepsRest ? path.slice(folder.from.length) : '');
}

const resolved = resolveRedirects(redirectRules(), areaEntrances(), PAGES);

describe('the redirects of the finished site', () => {
  it('keep every rule as written', () => {
    expect(resolved.notes).toEqual([]);
  });

  it.each([
    // `redirects` of the route facts; `latest` is the real path here.
    ['/community', '/community/overview'],
    ['/bucklescript-rebranding', '/blog/bucklescript-is-rebranding'],
    ['/blog/archive', '/blog/archived'],
    ['/blog/rss.xml', '/blog/feed.xml'],
    [
      '/docs/manual/latest/migrate-from-bucklescript-reason',
      '/docs/manual/v10.0.0/migrate-from-bucklescript-reason',
    ],
    ['/docs/manual/latest/unboxed', '/docs/manual/v10.0.0/unboxed'],
    ['/docs/gentype/latest/introduction', '/docs/manual/latest/typescript-integration'],
    ['/docs/gentype/latest/getting-started', '/docs/manual/latest/typescript-integration'],
    ['/docs/gentype/latest/usage', '/docs/manual/latest/typescript-integration'],
    ['/docs/gentype/latest/supported-types', '/docs/manual/latest/typescript-integration'],
    ['/docs/manual/v11.0.0/introduction', '/docs/manual/latest/introduction'],
    ['/docs/manual/next/introduction', '/docs/manual/v12.0.0/introduction'],
    ['/llms/manual/latest/llms.txt', '/llms/manual/v11.0.0/llms.txt'],
    ['/llms/manual/next/llms.txt', '/llms/manual/v12.0.0/llms.txt'],
    // `legacyUrls`, turned round.
    ['/docs/guides/publishing-packages', '/docs/guidelines/publishing-packages'],
    ['/docs/manual/introduction', '/docs/manual/latest/introduction'],
    ['/docs/manual/editor-code-analysis', '/docs/manual/v12.0.0/editor-code-analysis'],
    ['/docs/manual/api/stdlib/array', '/docs/manual/v12.0.0/api/stdlib/array'],
    ['/docs/manual/migrate-to-v12', '/docs/manual/v12.0.0/migrate-to-v12'],
    ['/docs/manual/rescript-for-javascript-developers', '/docs/manual/latest/converting-from-js'],
    ['/docs/react/introduction', '/docs/react/latest/introduction'],
    ['/llms/manual/llms.txt', '/llms.txt'],
    ['/llms/manual/v12/llm-small.txt', '/llms/manual/v12.0.0/llm-small.txt'],
    ['/llms/manual/v11/llms.txt', '/llms/manual/v11.0.0/llms.txt'],
    ['/llms/react/v0.12.0/llms.txt', '/llms/react/latest/llms.txt'],
    ['/llms/manual/v12.0.0/llms-full.txt', '/llms/manual/v12.0.0/llm-full.txt'],
    ['/llms/react/v0.10.0/llms-small.txt', '/llms/react/v0.10.0/llm-small.txt'],
    ['/llms-full.txt', '/llms/manual/v11.0.0/llm-full.txt'],
    ['/llm-small.txt', '/llms/manual/v11.0.0/llm-small.txt'],
    // Versions and routes of the architecture.
    ['/docs', '/docs/v11.0.0'],
    ['/docs/latest', '/docs/v11.0.0'],
    ['/docs/manual', '/docs/manual/latest/introduction'],
    ['/docs/manual/latest', '/docs/manual/latest/introduction'],
    ['/docs/manual/v11.0.0', '/docs/manual/latest/introduction'],
    ['/docs/manual/next', '/docs/manual/v12.0.0/introduction'],
    ['/docs/manual/v8.0.0', '/docs/manual/v8.0.0/introduction'],
    ['/docs/react', '/docs/react/latest/introduction'],
    ['/docs/react/v0.12.0', '/docs/react/latest/introduction'],
    ['/docs/react/v0.12.0/introduction', '/docs/react/latest/introduction'],
    ['/docs/react/v0.10.0', '/docs/react/v0.10.0/introduction'],
    ['/docs/gentype', '/docs/manual/latest/typescript-integration'],
    ['/docs/manual/v12.0.0/api/core/array', '/docs/manual/v12.0.0/api/stdlib/array'],
    ['/docs/manual/next/api/core/array', '/docs/manual/v12.0.0/api/stdlib/array'],
    ['/docs/reason-compiler/latest', '/docs/reason-compiler/latest/concepts-overview'],
    ['/docs/reason-compiler/latest/decorators', '/docs/reason-compiler/latest/interop-misc'],
    ['/docs/manual/v11.0.0/editor-code-analysis', '/docs/manual/latest/editor-plugins'],
    ['/docs/manual/latest/migrate-to-v12', '/docs/manual/v12.0.0/migrate-to-v12'],
    ['/docs/manual/v11.0.0/migrate-to-v12', '/docs/manual/v12.0.0/migrate-to-v12'],
    ['/docs/manual/v11.0.0/unboxed', '/docs/manual/v10.0.0/unboxed'],
  ])('%s -> %s', (from, to) => {
    expect(follow(from, resolved)).toBe(to);
  });

  it('leave pages alone', () => {
    expect(PAGES.filter((page) => follow(page, resolved) !== undefined)).toEqual([]);
  });

  it('never lead to another redirect, nor to nothing', () => {
    const destinations = [...resolved.exact, ...resolved.pages].map(({ to }) => to);
    expect(destinations.filter((to) => !PAGES.includes(to))).toEqual([]);
  });

  it('answer alike on hosts with and without `_redirects`', () => {
    const different = resolved.pages.filter(({ from, to }) => follow(from, resolved) !== to);
    expect(different).toEqual([]);
  });
});

describe('the redirects of a site with a single page', () => {
  it('all lead to it', () => {
    const { exact, folders, pages } = resolveRedirects(redirectRules(), areaEntrances(), ['/']);
    expect(new Set([...exact, ...folders, ...pages].map(({ to }) => to))).toEqual(new Set(['/']));
  });
});
