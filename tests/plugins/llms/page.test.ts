import fs from 'node:fs';
import path from 'node:path';

import { visit } from 'unist-util-visit';

import { remarkConfigSchema } from '../../../plugins/config-schema';
import { pageTexts, type Transform } from '../../../plugins/llms/page';
import { absoluteUrl, type LinkedSite } from '../../../plugins/llms/page/links';
import type { CompiledExample } from '../../../src/lib/compiledExample';
import { expectGolden } from '../../support/golden';
import { sample } from '../../support/sample';

const ROOT = path.resolve(__dirname, '../../..');

const site: LinkedSite = {
  url: 'https://docs.example.org',
  baseUrl: '/site/',
  addressOfSource: new Map([
    ['docs/manual/record.mdx', '/site/docs/manual/v12.0.0/record'],
    ['docs/react/memo.mdx', '/site/docs/react/latest/memo'],
  ]),
  addresses: new Set([
    '/site/docs/manual/v12.0.0/record',
    '/site/docs/manual/v12.0.0/api/stdlib/array',
    '/site/docs/react/latest/memo',
  ]),
};

const page = {
  title: 'Seats',
  description: 'Where people sit.',
  source: 'docs/manual/seats.mdx',
  address: '/site/docs/manual/v12.0.0/seats',
  linesBefore: 7,
};

/** What the compiler answered to the fences of the golden page, by their first line. */
const ANSWERS: Readonly<Record<string, CompiledExample>> = {
  'let mine = Window': {
    kind: 'output',
    javaScript: 'let mine = "Window";',
    warning: 'Warning number 32\n\n  unused value mine.',
  },
  'let mine: seat = "window"': { kind: 'error', message: 'This has type: string' },
  'let mine = Window;': { kind: 'unavailable', reason: 'none here' },
};

/** Leaves answers on fences, as plugins/compiled-examples does. */
const answers: Transform = (tree) => {
  visit(tree, 'code', (node) => {
    const compiled = ANSWERS[node.value.split('\n')[0] ?? ''];
    if (compiled) node.data = { ...node.data, compiled };
  });
};

const texts = { BindingsTable: () => '| React |\n| --- |\n| 19 |' };

const render = (content: string) =>
  pageTexts({ ...page, content }, { root: ROOT, site, transforms: [answers], texts });

const SEATS = fs.readFileSync(path.join(__dirname, 'pages/seats.mdx'), 'utf8');

describe('a page as Markdown', () => {
  it('says all that the page shows, and nothing that was meant for tools', async () => {
    expectGolden(__dirname, 'seats.md', (await render(SEATS)).whole);
  });

  it('keeps few and short examples in its small form', async () => {
    expectGolden(__dirname, 'seats.small.md', (await render(SEATS)).small);
  });

  it.each([
    [
      '<Chart data="x" />',
      'Expected a component that plugins/llms can say in Markdown, got <Chart>',
    ],
    ['Two {1 + 1} seats', 'Expected text or a comment in braces, got {1 + 1}'],
    ['[seats](./gone.mdx)', 'Expected a link to a page of its docs, got ./gone.mdx'],
    ['<Image src="/img/a.svg" />', 'Expected <Image> to have alt="…", got none'],
    ['```res tille="x"\n```', 'Expected example, prelude'],
  ])('refuses %s with the place', async (line, sentence) => {
    await expect(render(`Text.\n\n${line}\n`)).rejects.toThrow(
      `docs/manual/seats.mdx:10: ${sentence}`,
    );
  });
});

describe('an exercise', () => {
  // As plugins/compiled-examples leaves it.
  const EXERCISE = [
    'Text.',
    '## Exercises',
    '<Exercise kind="mend" id="0a1b2c3d">',
    'Add the fares.',
    '```res task\nlet sum: string = 1 + 2\n```',
    '<Hint>Look at the **type**.</Hint>',
    '<Solution kind="mend">\n\n```res solution\nlet sum = 1 + 2\n```\n\nA sum is a number.\n\n</Solution>',
    '</Exercise>',
    '## Next',
  ].join('\n\n');

  it('says what to do, and has hint and solution beneath', async () => {
    const { whole } = await render(EXERCISE);
    expect(whole.slice(whole.indexOf('## Exercises'))).toBe(
      [
        '## Exercises',
        '**Exercise: Fix the program**',
        'Add the fares.',
        '```res\nlet sum: string = 1 + 2\n```',
        '**Hint:** Look at the **type**.',
        '**Solution**',
        '```res\nlet sum = 1 + 2\n```',
        'A sum is a number.',
        '## Next\n',
      ].join('\n\n'),
    );
  });

  it('is left out of the small form, with its heading', async () => {
    const { small } = await render(EXERCISE);
    expect(small).toMatch(/Text\.\n\n## Next\n$/);
  });
});

describe('the address of a link', () => {
  const manual = 'https://docs.example.org/site/docs/manual/v12.0.0';

  it.each([
    ['./record.mdx', `${manual}/record.md`],
    ['record.mdx#update', `${manual}/record.md#update`],
    ['../react/memo.mdx', 'https://docs.example.org/site/docs/react/latest/memo.md'],
    ['#below', `${manual}/seats.md#below`],
    ['/docs/manual/v12.0.0/record?x=1', `${manual}/record.md?x=1`],
    ['/packages', 'https://docs.example.org/site/packages'],
    ['pathname:///img/a.svg', 'https://docs.example.org/site/img/a.svg'],
    [
      'pathname://../../../llms/react/latest/llms.txt',
      'https://docs.example.org/site/llms/react/latest/llms.txt',
    ],
    ['record', `${manual}/record.md`],
    ['https://forum.rescript-lang.org/x.md', 'https://forum.rescript-lang.org/x.md'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['./gone.mdx', undefined],
  ])('%s', (link, url) => {
    expect(absoluteUrl(link, page, site)).toBe(url);
  });
});

describe('the pages of this repository', () => {
  const folders = ['docs', 'versioned_docs', 'react_versioned_docs', 'api_versioned_docs'];
  const sources = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      // Pages that the build writes are made from the model instead.
      .filter((file) => /(?<!\.generated)\.mdx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const everywhere: LinkedSite = {
    ...site,
    addressOfSource: new Map(sources.map((source) => [source, `/site/${source}`])),
  };

  it('all become Markdown', async () => {
    expect(sources.length).toBeGreaterThan(150);
    for (const source of sample(sources, 40)) {
      const [, content = ''] =
        /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(fs.readFileSync(path.join(ROOT, source), 'utf8')) ??
        [];
      expect(content).not.toBe('');
      const { ARTICLE_TEXTS } = await import('../../../src/data/articleTexts');
      const { whole, small } = await pageTexts(
        { ...page, source, content },
        {
          root: ROOT,
          site: everywhere,
          transforms: [remarkConfigSchema({ root: ROOT })],
          texts: {
            ...ARTICLE_TEXTS,
            ApiChanges: () => '',
            ApiAlphabet: () => '',
            ApiMigrations: () => '',
            ApiModule: () => '',
            ApiModules: () => '',
          },
        },
      );
      const prose = whole.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
      expect(prose).not.toMatch(
        /^(?:import|export) |<\/?(?:Info|Warn|Intro|CodeTab)|\]\(\.{0,2}\//m,
      );
      expect(whole).not.toMatch(/^`{3,}\w+ (?:example|prelude|sig|expect-)/m);
      expect(small.length).toBeLessThanOrEqual(whole.length);
    }
  });
});

test('transforms get the front matter, which may choose a compiler', async () => {
  const seen: unknown[] = [];
  const frontMatter = { compiler: 'v12.0.0' };
  const look: Transform = (_tree, file) => void seen.push(file.data.frontMatter);
  const tools = { root: ROOT, site, transforms: [look], texts: {} };
  await pageTexts({ ...page, content: 'Sit.', frontMatter }, tools);
  expect(seen).toEqual([frontMatter]);
});
