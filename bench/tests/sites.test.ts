import { createCorpus } from '../corpus';
import { frontMatter, resolveLinks, sidebarGroups } from '../sites/content';
import { contentFiles, pathOf } from '../sites/ours';
import { docusaurusFiles, sidebarsFile, starlightFiles, vitepressFiles } from '../sites/peers';
import { checkFrontMatter } from '../../plugins/docs-instances/frontMatter';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../src/versions';

const corpus = createCorpus(200);

describe('content of a site', () => {
  it('writes front matter as YAML that JSON is part of', () => {
    expect(frontMatter({ title: 'A: "b"', sidebar_position: 2 })).toBe(
      '---\ntitle: "A: \\"b\\""\nsidebar_position: 2\n---\n',
    );
  });

  it('resolves links to files', () => {
    const text = 'See [A](./a-b.md) and [other](https://x.org/a.md).';
    expect(resolveLinks(text, (slug) => `/docs/${slug}`)).toBe(
      'See [A](/docs/a-b) and [other](https://x.org/a.md).',
    );
  });

  it('groups pages by category in the order of reading', () => {
    const [first] = corpus;
    const groups = sidebarGroups(first?.pages ?? []);
    expect(groups.flatMap(({ pages }) => pages)).toEqual(first?.pages);
    expect(groups.length).toBeGreaterThan(1);
  });
});

/** A sidebar for each version of manual and React, and of the API reference. */
const SIDEBARS = 2 * MANUAL_VERSIONS.length + REACT_VERSIONS.length;

describe.each([
  ['starlight', starlightFiles(corpus), 'src/content/docs/docs/manual/latest/introduction.md', 2],
  ['vitepress', vitepressFiles(corpus), 'docs/manual/latest/introduction.md', 2],
  [
    'docusaurus',
    docusaurusFiles(corpus),
    'versioned_docs/version-v11.0.0/introduction.md',
    SIDEBARS + 4,
  ],
])('files for %s', (_name, files, introduction, others) => {
  it('have every page once, and what the configuration reads', () => {
    expect(files).toHaveLength(200 + others);
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
    expect(files.map(({ file }) => file)).toContain(introduction);
  });
});

describe('sidebarsFile', () => {
  it('has a sidebar for each version', () => {
    const sidebars: unknown = JSON.parse(sidebarsFile(corpus).text);
    expect(Object.keys(Object(sidebars))).toHaveLength(SIDEBARS);
    expect(sidebars).toHaveProperty(['docs/manual/latest', 0, 'pages', 0], {
      title: 'Nested Bindings',
      path: '/docs/manual/latest/introduction',
    });
  });
});

describe('files for our site', () => {
  it('pass the schema of our front matter', () => {
    const files = contentFiles(corpus);
    expect(files).toHaveLength(200);
    for (const { file, text } of files) {
      const [, fields = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
      const values = fields.split('\n').map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name, JSON.parse(value.join(': '))] as const;
      });
      expect(() => checkFrontMatter(`/site/${file}`, Object.fromEntries(values))).not.toThrow();
    }
  });

  it('are MDX, and link one another so', () => {
    const files = contentFiles(corpus);
    expect(files.filter(({ file }) => !file.endsWith('.mdx'))).toEqual([]);
    const links = files.flatMap(({ text }) => [...text.matchAll(/\]\(\.\/[\w-]+(\.\w+)\)/g)]);
    expect(new Set(links.map(([, ending]) => ending))).toEqual(new Set(['.mdx']));
  });

  it('have the addresses of our docs instances', () => {
    const page = (slug: string) =>
      corpus.flatMap(({ pages }) => pages).find((one) => one.area === 'api' && one.slug === slug);
    const index = page('index');
    expect(index && pathOf(index)).toBe(`/docs/manual/${MANUAL_VERSIONS[0].path}/api`);
  });
});
