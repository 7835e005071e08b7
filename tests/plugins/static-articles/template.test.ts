import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import { shellTemplate } from '../../../plugins/static-articles/template';
import { CODE_TABS_KEY } from '../../../src/lib/codeTabs';
import { FONTS_KEY } from '../../../src/lib/fontsFlag';

/** Of scripts as they are written. */
const template = shellTemplate((script) => script);

type Data = Parameters<Awaited<ReturnType<typeof compileSSGTemplate>>>[0];

const data: Data = {
  appHtml: '<main>text</main>',
  baseUrl: '/site/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="body"',
  headTags: '<link rel="icon" href="/favicon.svg">',
  preBodyTags: '<i>before</i>',
  postBodyTags: '<i>after</i>',
  metaAttributes: ['<title data-rh="true">Type</title>', '<meta name="description" content="x">'],
  scripts: ['assets/js/runtime~main.41d9ce53.js', 'assets/js/main.96a6ebd0.js'],
  stylesheets: ['assets/css/styles.23b4a23e.css'],
  noIndex: false,
  version: '3.10.2',
};

async function render(template: string, changes: Partial<Data> = {}): Promise<string> {
  const compiled = await compileSSGTemplate(template);
  return compiled({ ...data, ...changes });
}

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
const inline = (html: string): string[] =>
  (html.match(SCRIPT) ?? []).filter((script) => script.startsWith('<script>'));

test('is Docusaurus’ own but for the scripts, and the mark of the build in place of the framework’s', async () => {
  const reduced = (html: string): string =>
    html
      .replace(SCRIPT, '')
      .replace(/<meta name="(?:build|generator)"[^>]*>/, '')
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><');
  expect(reduced(await render(template))).toBe(reduced(await render(stockTemplate)));
});

test('lets browsers fetch the scripts of a program page at once, its own first, and of no other', async () => {
  const preloaded = (html: string): string[] =>
    [...html.matchAll(/<link rel="preload" as="script" href="([^"]*)">/g)].map(
      ([, href = '']) => href,
    );
  expect(preloaded(await render(template))).toEqual([]);
  const own = 'assets/js/try.11111111.js';
  const scripts = [...data.scripts, own];
  const html = await render(template, { scripts });
  expect(preloaded(html)).toEqual([own, ...data.scripts].map((script) => `/site/${script}`));
  expect(html).toContain('content="41d9ce53-96a6ebd0-23b4a23e"');
});

test('names the build by its scripts and its style sheet', async () => {
  const build = async (changes?: Partial<Data>): Promise<string | undefined> =>
    /<meta name="build" content="([^"]*)">/.exec(await render(template, changes))?.[1];
  expect(await build()).toBe('41d9ce53-96a6ebd0-23b4a23e');
  expect(await build({ appHtml: '<main>another text</main>' })).toBe(await build());
  expect(await build({ scripts: ['assets/js/main.00000000.js'] })).not.toBe(await build());
  expect(await build({ stylesheets: ['assets/css/styles.00000000.css'] })).not.toBe(await build());
});

test('no script of the shell runs by itself', async () => {
  const html = await render(template);
  expect(html).not.toContain(' src=');
  expect(html.match(/<script[^>]*data-shell[^>]*>/g)).toEqual([
    '<script type="text/plain" data-shell="/site/assets/js/runtime~main.41d9ce53.js">',
    '<script type="text/plain" data-shell="/site/assets/js/main.96a6ebd0.js">',
  ]);
});

test('the inline scripts are two, and the same on each page', async () => {
  const one = inline(await render(template));
  const other = inline(await render(template, { appHtml: '<p>other</p>', metaAttributes: [] }));
  expect(one).toHaveLength(2);
  expect(other).toEqual(one);
  expect(one[1]).toMatch(
    /\)\(2000,500,5000,function isSearchKey\([^]*,function catchText\([^]*\)<\/script>$/,
  );
});

test('the inline scripts reach the page whole', async () => {
  const codes = inline(await render(template)).map((script) =>
    script.replace(/^<script>|<\/script>$/g, ''),
  );
  codes.forEach((code) => expect(() => new Function(code)).not.toThrow());
  expect(codes[1]).toContain('data-shell');
});

test('the first asks for what the browser has and the reader chose, and bears a closed storage', async () => {
  const [script = ''] = inline(await render(template));
  const use = new Function(
    'localStorage',
    'document',
    script.replace(/^<script>|<\/script>$/g, ''),
  );
  const askedWith = (getItem: (key: string) => string | null) => {
    const dataset: Record<string, string> = {};
    const setAttribute = (name: string, value: string) => {
      dataset[name] = value;
    };
    use({ getItem }, { documentElement: { dataset, setAttribute }, head: undefined });
    return dataset;
  };
  const stored =
    (place: string, value: string) =>
    (key: string): string | null =>
      key === place ? value : null;
  expect(askedWith(stored(FONTS_KEY, 'true'))).toEqual({ fonts: '' });
  expect(askedWith(stored(CODE_TABS_KEY, '{"output":"JS Output"}'))).toEqual({
    'data-code-output': '',
  });
  expect(askedWith(stored(CODE_TABS_KEY, '{"view":"both"}'))).toEqual({ 'data-code-both': '' });
  expect(askedWith(stored(CODE_TABS_KEY, '{"output":"ReScript"}'))).toEqual({});
  expect(askedWith(stored(CODE_TABS_KEY, 'rubbish'))).toEqual({});
  expect(askedWith(() => null)).toEqual({});
  const closed = () => {
    throw new Error('closed');
  };
  expect(askedWith(closed)).toEqual({});
});
