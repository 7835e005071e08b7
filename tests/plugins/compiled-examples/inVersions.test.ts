import { checkPageFences, versionsFor } from '../../../plugins/compiled-examples/inVersions';
import { printedMessages } from '../../../plugins/compiled-examples/printedMessages';
import { scanFences } from '../../../plugins/compiled-examples/scan';
import { VERSION_NAMES } from '../../../src/lib/syntaxLookup';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';

const PAGE = 'docs/errors/page.mdx';

const check = (text: string, frontMatter: object = {}, page = PAGE) =>
  checkPageFences(scanFences(text), page, LATEST_MANUAL_VERSION.toolchain, {
    group: 'names',
    ...frontMatter,
  });

/** Versions of a message that newer compilers may have, too. */
const since = (name: string): unknown => expect.arrayContaining([name]);

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

test('each version answers; equal messages are shown once, the newest first', async () => {
  const { examples, problems } = await check(
    fence('res expect-error', 'let price: string = 3') +
      fence('re expect-error', 'let price: string = 3;'),
    { since: 'v8.0.0' },
  );
  expect(problems).toEqual([]);
  const shown = [...examples.values()].map((example) => example.shown);
  expect(shown).toMatchObject([
    {
      kind: 'answers',
      answers: [
        { versions: since('v12.0.0'), message: expect.stringContaining('with Int.toString') },
        { versions: ['v11.0.0'], message: expect.stringContaining("But it's expected") },
        { versions: ['v9.0.0', 'v10.0.0'], message: expect.stringContaining('Somewhere wanted') },
      ],
    },
    { kind: 'answers', answers: [{ versions: ['v8.0.0'] }] },
  ]);
});

test('front matter and meta say which versions get a fence', async () => {
  const { examples } = await check(
    fence('res expect-error', 'let a = b') +
      fence('res expect-error versions="v12.0.0"', 'let a = b'),
    { since: 'v10.0.0', until: 'v11.0.0' },
  );
  expect([...examples.values()].map(({ shown }) => shown)).toMatchObject([
    { answers: [{ versions: ['v10.0.0', 'v11.0.0'] }] },
    { answers: [{ versions: ['v12.0.0'] }] },
  ]);
});

describe('until a fence names the newest version', () => {
  const [older, before = '', newest = ''] = VERSION_NAMES.slice(-3);
  const named = (names: string) => fence(`res versions="${names}"`, 'let a = 1');
  const versions = (text: string, lifetime = {}) => {
    const fences = scanFences(text);
    return fences.map((one) => versionsFor(one, { fences, lifetime }));
  };

  test('those of the version before it speak for it', () => {
    expect(versions(named(`${older} ${before}`))).toEqual([[older, before, newest]]);
    expect(versions(named(`${older}`))).toEqual([[older]]);
  });

  test('and no longer where one does, or where the message has ended', () => {
    expect(versions(named(before) + named(newest))).toEqual([[before], [newest]]);
    expect(versions(named(before), { until: before })).toEqual([[before]]);
  });
});

test('the JavaScript of what compiles is left out, and what warns is shown', async () => {
  const { examples } = await check(
    fence('res', 'let a = 1') + fence('res expect-warning', 'let f = a => 1'),
    { since: 'v12.0.0' },
  );
  expect([...examples.values()].map(({ shown }) => shown)).toEqual([
    undefined,
    {
      kind: 'answers',
      answers: [
        {
          kind: 'warning',
          message: expect.stringContaining('Warning number 27'),
          versions: since('v12.0.0'),
        },
      ],
    },
  ]);
});

test('problems name the version', async () => {
  const { problems } = await check(fence('res expect-error', 'let a = [...[1]]'), {
    since: 'v10.0.0',
    until: 'v11.0.0',
  });
  expect(problems).toEqual([
    { line: 1, text: expect.stringMatching(/^v11\.0\.0: Expected an example that does not/) },
  ]);
});

test.each([
  ['res versions="v7"', {}, PAGE, /^Expected names of versions .* got v7; correct it\.$/],
  ['re', { since: 'v9.0.0' }, PAGE, /^Expected a version that compiles re /],
  ['res versions="v12.0.0"', {}, 'docs/manual/a.mdx', /^Expected versions="…" on pages of docs/],
])('%s %j in %s is refused', async (meta, frontMatter, page, sentence) => {
  const { problems } = await check(fence(meta, 'let a = 1'), frontMatter, page);
  expect(problems.map(({ text }) => text)).toEqual([expect.stringMatching(sentence)]);
});

test('front matter of another shape is refused with the page', async () => {
  await expect(check(fence('res', 'let a = 1'), { group: 'lost things' })).rejects.toThrow(
    /^docs\/errors\/page\.mdx: .*group/,
  );
});

test('the messages of an entry are those of compilers, and of build tools as they are written', async () => {
  const text =
    fence('res expect-error', 'let a = b') +
    fence('text title="v11" versions="v10.0.0"', 'Error: name is required') +
    fence('text', 'Nothing is wrong');
  const messages = await printedMessages(PAGE, text, { group: 'names', since: 'v12.0.0' });
  expect(messages).toEqual([
    { message: expect.stringContaining("The value b can't be found"), versions: since('v12.0.0') },
    { message: 'Error: name is required', versions: ['v10.0.0'] },
  ]);
});
