import { describeProblems, type PageFence } from '../../../plugins/compiled-examples/fences';
import {
  attemptsOf,
  type ForeignFence,
  isGenerated,
} from '../../../plugins/compiled-examples/foreign';
import { judgeForeign } from '../../../plugins/compiled-examples/judge';
import { planExamples } from '../../../plugins/compiled-examples/plan';
import { checkFences, formattedCode } from '../../../plugins/compiled-examples/check';
import { MANUAL_VERSIONS } from '../../../src/versions';

const fence = (id: string, code: string, extension: 'res' | 're' = 'res'): ForeignFence => ({
  id,
  extension,
  code,
});

/** What each attempt compiles, and the module that it opens. */
const tried = (own: ForeignFence, ...above: readonly ForeignFence[]) =>
  attemptsOf(own, above).map(({ program: { files, opened } }) => [
    files.map(({ code }) => code).join('|'),
    ...(opened ?? []),
  ]);

describe('attemptsOf', () => {
  test('tries the code alone, then inside of its module', () => {
    expect(tried(fence('Js.Array2.map', 'a'))).toEqual([['a'], ['a', 'Js.Array2']]);
    expect(tried(fence('Js.Array2', 'a'))).toEqual([['a'], ['a', 'Js.Array2']]);
    expect(tried(fence('Belt.Int.+', 'a'))).toEqual([['a'], ['a', 'Belt.Int']]);
  });

  test('tries the code alone where nobody knows what it is a comment on', () => {
    expect(tried(fence('', 'a'), fence('', 'b'))).toEqual([['a']]);
  });

  test('only the first attempt stands alone; none of them warns', () => {
    const attempts = attemptsOf(fence('Js.Dict.get', 'b'), [fence('Js.Dict', 'a')]);
    expect(attempts.map(({ standsAlone }) => standsAlone)).toEqual([true, false, false, false]);
    expect(attempts.map(({ program }) => program.isUnwarned)).toEqual([true, true, true, true]);
  });

  test('tries it behind what the same comment and those around it said, in the same syntax', () => {
    const above = [
      fence('Js.Dict', 'ages'),
      fence('Js.Dict.get', 'first'),
      fence('Js.Dict.getter', 'other'),
      fence('Js.Dictionary', 'other'),
      fence('Js.Dict.get', 'reason', 're'),
    ];
    expect(tried(fence('Js.Dict.get', 'second'), ...above).slice(2)).toEqual([
      ['ages\n\nfirst\n\nsecond'],
      ['ages\n\nfirst\n\nsecond', 'Js.Dict'],
    ]);
  });

  test('tries preludes first without the other examples, which may not compile', () => {
    const above = [fence('Js.Dict', 'broken'), { ...fence('Js.Dict', 'ages'), isPrelude: true }];
    expect(tried(fence('Js.Dict.get', 'own'), ...above).map(([code]) => code)).toEqual([
      'own',
      'own',
      'ages\n\nown',
      'ages\n\nown',
      'broken\n\nages\n\nown',
      'broken\n\nages\n\nown',
    ]);
  });

  test.each([
    ['res', 'exampleDate->f', 'let exampleDate = Js.Date.fromFloat(123456654321.0)\n\n'],
    ['re', 'f(exampleDate)', 'let exampleDate = Js.Date.fromFloat(123456654321.0);\n\n'],
  ] as const)('declares names that comments assume, in %s', (extension, code, declared) => {
    const attempts = tried(fence('Js.Date.getDay', code, extension));
    expect(attempts).toEqual([
      [code],
      [code, 'Js.Date'],
      [declared + code],
      [declared + code, 'Js.Date'],
    ]);
    expect(tried(fence('Js.Date.getDay', 'exampleDates', extension))).toHaveLength(2);
  });
});

test.each([
  ['api_versioned_docs/version-v10.0.0/js/array2.generated.mdx', true],
  ['docs/api/js/array2.mdx', false],
  ['docs/manual/generated.mdx', false],
])('%s: generated is %s', (page, expected) => {
  expect(isGenerated(page)).toBe(expected);
});

/** Foreign fences; each is `language meta` and code. */
const page = (...fences: readonly [string, string][]): PageFence[] =>
  fences.map(([head, code], index) => {
    const [language = '', ...meta] = head.split(' ');
    return { language, meta: meta.join(' '), code, line: index + 1 };
  });

describe('planExamples', () => {
  test.each(['res foreign', 'res foreign="Js.Array2.map" prelude', 'ocaml foreign sig'])(
    'refuses %s on pages of writers',
    (head) => {
      const { examples, problems } = planExamples(page([head, 'a']));
      expect(examples.size).toBe(0);
      expect(describeProblems('docs/a.mdx', problems)).toBe(
        'docs/a.mdx:1: Expected foreign on fences of generated pages (*.generated.mdx), got it on a page that is written by hand; take it out.',
      );
    },
  );

  test('shows declarations and other languages without compiling them', () => {
    const { examples, problems } = planExamples(
      page(
        ['res foreign="Js.Date" sig', 'let a: int'],
        ['rei foreign="Js.Date"', 'let a: int;'],
        ['ocaml foreign="Js.Date" prelude', 'let a = [|1|]'],
        ['json foreign="Js.Date"', '{}'],
      ),
      true,
    );
    expect(problems).toEqual([]);
    expect(
      [...examples].map(([index, { extension, attempts }]) => [index, extension, attempts]),
    ).toEqual([
      [0, 'resi', []],
      [1, 'rei', []],
    ]);
  });

  test('what comments declare is no prelude of our own examples, and ours none of theirs', () => {
    const { examples } = planExamples(
      page(
        ['res prelude', 'let ours = 1'],
        ['res foreign="Js.Dict" prelude', 'let theirs = 2'],
        ['res', 'let a = ours'],
        ['res foreign="Js.Dict.get"', 'theirs'],
      ),
      true,
    );
    expect(examples.get(2)?.program?.files[0].code).toBe('let ours = 1\n\nlet a = ours');
    expect(examples.get(3)?.attempts?.map(({ program }) => program.files[0].code)).toEqual([
      'theirs',
      'theirs',
      'let theirs = 2\n\ntheirs',
      'let theirs = 2\n\ntheirs',
    ]);
  });
});

describe('judgeForeign', () => {
  test.each([
    ['undefined', undefined, {}],
    ['a time-out', { status: 'timeout' }, {}],
    ['a refusal', { status: 'refused', refusal: 'flags' }, {}],
    [
      'JavaScript',
      { status: 'compiled', javaScript: 'let a = 1;', stderr: 'Warning' },
      { shown: { kind: 'output', javaScript: 'let a = 1;' } },
    ],
    [
      'no JavaScript to speak of',
      { status: 'compiled', javaScript: '/* This output is empty. Its source */', stderr: '' },
      {},
    ],
    ...[
      "'use strict';\n\n\n\n/*  Not a pure module */",
      '/*  fail Not a pure module */',
      'export {\n}',
    ].map(
      (javaScript) => [javaScript, { status: 'compiled', javaScript, stderr: '' }, {}] as const,
    ),
    [
      'no compiler',
      { status: 'unavailable', reason: 'Expected …' },
      { shown: { kind: 'unavailable', reason: 'Expected …' } },
    ],
  ] as const)('%s', (_, compilation, verdict) => {
    expect(judgeForeign(compilation)).toEqual(verdict);
  });
});

test.each(MANUAL_VERSIONS)(
  '$name compiles what comments say, each in its own context',
  async ({ toolchain }) => {
    const isReason = toolchain.syntax === 'reason';
    const language = isReason ? 're' : 'res';
    const end = isReason ? ';' : '';
    const { examples, problems } = await checkFences(
      page(
        // A warning that is an error elsewhere (109), and nothing that is ours to format.
        [`${language} foreign="Js.Math.max_int"`, `Js.Math.max_int(1,2)${end}`],
        [`${language} foreign="Js.Math.max_int"`, `max_int(1, 2)${end}`],
        [`${language} foreign="Js.Math"`, `let four = 4${end}`],
        [`${language} foreign="Js.Math.min_int"`, `min_int(four, 2)${end}`],
        [`${language} foreign="Js.Date.getDay"`, `Js.Date.getDay(exampleDate)${end}`],
        [`${language} foreign="Js.Math.abs"`, `four5${end}`],
      ),
      toolchain,
      'api/js/math.generated.mdx',
    );
    expect(problems).toEqual([]);
    const all = [...examples.values()];
    expect(all.map(({ foreign, shown }) => [foreign, shown?.kind])).toEqual([
      ['alone', 'output'],
      ['in-context', 'output'],
      ['alone', 'output'],
      ['in-context', 'output'],
      ['in-context', 'output'],
      ['failed', undefined],
    ]);
    const [first] = all;
    expect(first?.shown).not.toHaveProperty('warning');
    expect(first && (await formattedCode(first.example, toolchain))).toBeUndefined();
  },
);
