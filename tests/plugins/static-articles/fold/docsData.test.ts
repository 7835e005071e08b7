import {
  leanGlobalData,
  leanVersionProps,
} from '../../../../plugins/static-articles/fold/docsData';
import { globalDataOf, SITE } from '../../../support/generatedSite';

interface Instances {
  readonly 'docusaurus-plugin-content-docs': Readonly<
    Record<string, { readonly path: string; readonly versions: readonly Record<string, unknown>[] }>
  >;
}

describe('global data', () => {
  const full = globalDataOf(SITE);
  const lean = leanGlobalData(full, ['overview']) as Instances & Record<string, unknown>;
  const manual = lean['docusaurus-plugin-content-docs'].default;

  test('keeps of each version its first page and those of menus', () => {
    const ids = manual?.versions.map(({ docs }) => (docs as { id: string }[]).map(({ id }) => id));
    expect(ids).toEqual([['introduction', 'overview'], ['introduction'], ['introduction']]);
  });

  test('keeps what hooks of the theme read of instance and version', () => {
    expect(manual).toMatchObject({ path: '/docs/manual', breadcrumbs: false });
    expect(manual?.versions[0]).toEqual({
      name: 'v11.0.0',
      label: 'v11.0.0',
      isLast: false,
      path: '/docs/manual/latest',
      mainDocId: 'introduction',
      docs: [
        { id: 'introduction', path: '/docs/manual/latest/introduction', sidebar: 'docs' },
        { id: 'overview', path: '/docs/manual/latest/overview', sidebar: 'docs' },
      ],
      draftIds: [],
    });
  });

  test('leaves other plugins and the data that came alone', () => {
    expect(lean['version-banners']).toBe(full['version-banners']);
    expect(full).toEqual(globalDataOf(SITE));
    const without = { 'version-banners': {} };
    expect(leanGlobalData(without, [])).toBe(without);
  });

  test.each([
    ['no object', [], 'object'],
    ['instances in a list', { 'docusaurus-plugin-content-docs': [] }, 'object'],
    ['an instance without versions', { 'docusaurus-plugin-content-docs': { api: {} } }, 'api'],
    [
      'a version without pages',
      { 'docusaurus-plugin-content-docs': { api: { versions: [{ name: 'current' }] } } },
      'api',
    ],
  ])('refuses %s and says where', (_, data, where) => {
    expect(() => leanGlobalData(data, [])).toThrow(
      new RegExp(
        `^static-articles: .*${where}.*globalData\\.json.*internals\\.ts\\.$|^static-articles: .*globalData\\.json.*${where}.*internals\\.ts\\.$`,
      ),
    );
  });
});

describe('props of a version', () => {
  const link = (label: string) => ({
    type: 'link',
    label,
    href: `/docs/${label}`,
    docId: label,
    unlisted: false,
  });
  const props = {
    version: {
      pluginId: 'default',
      version: 'current',
      banner: null,
      isLast: true,
      docsSidebars: {
        docs: [
          link('introduction'),
          {
            type: 'category',
            label: 'Language',
            href: '/docs/category/language',
            collapsible: true,
            collapsed: false,
            items: [link('type'), { type: 'category', label: 'Deep', items: [link('record')] }],
          },
        ],
        other: [link('appendix')],
      },
      docs: { type: { id: 'type', title: 'Type', description: 'Types.' } },
    },
  };

  test('become names, and texts and addresses of the first sidebar; others come with pages', () => {
    expect(leanVersionProps(props)).toEqual({
      version: {
        pluginId: 'default',
        version: 'current',
        banner: null,
        isLast: true,
        docsSidebars: {
          docs: [
            { type: 'link', label: 'introduction', href: '/docs/introduction' },
            {
              type: 'category',
              label: 'Language',
              href: '/docs/category/language',
              items: [
                { type: 'link', label: 'type', href: '/docs/type' },
                {
                  type: 'category',
                  label: 'Deep',
                  items: [{ type: 'link', label: 'record', href: '/docs/record' }],
                },
              ],
            },
          ],
        },
        docs: {},
      },
    });
  });

  test.each([
    ['props of a tag', { tag: { label: 'interop' } }],
    ['a version that is text', { version: 'v11.0.0' }],
    ['a version without sidebars', { version: { name: 'v11.0.0' } }],
    ['no object', 'config'],
  ])('%s stay as they are', (_, other) => {
    expect(leanVersionProps(other)).toBeUndefined();
  });

  test.each([
    ['sidebars in a list', [], /the props of a version/],
    ['a sidebar that is no list', { docs: {} }, /the props of a version/],
    [
      'entries that are no list',
      { docs: [{ type: 'category', label: 'Language', items: 'type' }] },
      /the entry Language of a sidebar/,
    ],
  ])('refuses %s and says where', (_, docsSidebars, where) => {
    expect(() => leanVersionProps({ version: { docsSidebars } })).toThrow(where);
  });
});
