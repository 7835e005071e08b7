import { checkFences } from '../../../plugins/compiled-examples/check';
import { liveSource } from '../../../plugins/compiled-examples/live';
import { LATEST_REACT_VERSION, type Toolchain } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

const { toolchain: LATEST } = LATEST_REACT_VERSION;
const { toolchain: OLD } = versionOf(9);

/** Checks fences in ReScript, each of a meta and code. */
async function check(
  fences: readonly (readonly [meta: string, code: string])[],
  toolchain: Toolchain = LATEST,
) {
  const page = fences.map(([meta, code], index) => ({
    language: 'res',
    meta,
    code,
    line: 10 * (index + 1),
  }));
  const { examples, problems } = await checkFences(page, toolchain, 'page.mdx');
  return {
    live: [...examples.values()].map(({ live }) => live),
    runs: [...examples.values()].map(({ run }) => run),
    problems: problems.map(({ line, text }) => `${line}: ${text.split('\n')[0]}`),
  };
}

const ROW = `module Row = {
  @react.component
  let make = (~title) => <li> {React.string(title)} </li>
}`;

describe('liveSource', () => {
  it.each([
    ['', '<Example />'],
    ['Counter', '<Counter />'],
    ['Row title="Salt"', '<Row title="Salt" />'],
    ['bell', 'bell'],
    ['<> <A /> </>', '<> <A /> </>'],
  ])('makes an element of %j', (live, element) => {
    expect(liveSource('Example', live).code).toBe(
      `open Example\n\nlet live: React.element = ${element}`,
    );
  });
});

describe('checkLive', () => {
  it('compiles the element beside the example, whose JavaScript stands in the page', async () => {
    const { live, problems } = await check([[`live='Row title="Salt Roads"'`, ROW]]);
    expect(problems).toEqual([]);
    expect(live).toEqual([
      {
        release: LATEST.compilerRelease,
        shown: './Example.res.mjs',
        element: '<Row title="Salt Roads" />',
        modules: { live: expect.stringContaining('title: "Salt Roads"') },
      },
    ]);
  });

  it('brings along what the page does not show: other files, and hidden output', async () => {
    const { live } = await check([
      ['file="src/Row.res"', '@react.component\nlet make = () => <li />'],
      ['live hide-output', '@react.component\nlet make = () => <Row />'],
    ]);
    expect(live[0]).toBeUndefined();
    expect(Object.keys(live[1]?.modules ?? {})).toEqual([
      './Row.res.mjs',
      './Example.res.mjs',
      'live',
    ]);
    expect(live[1]).not.toHaveProperty('shown');
  });

  it('brings the module itself along where the page shows CommonJS', async () => {
    const { live, problems } = await check([[`live='Row title="Salt Roads"'`, ROW]], OLD);
    expect(problems).toEqual([]);
    expect(live[0]).not.toHaveProperty('shown');
    expect(live[0]?.modules).toEqual({
      './Example.js': expect.stringContaining('export {'),
      live: expect.stringMatching(/from "\.\/Example\.js"[^]*export \{/),
    });
  });

  it.each([
    ['live=Missing', ROW, /^10: Expected live to name a component .*, got Missing; correct it/],
    ['live=Row', ROW, /^10: Expected live to name a component .*, got Row; correct it/],
    [
      'live=lamp',
      '@module("paper-lantern") external lamp: React.element = "lamp"',
      /^10: Expected live on an example that imports what pages can run, got one that imports paper-lantern;/,
    ],
    ['live sig', 'let a: int', /^10: Expected live on an example that compiles/],
    ['live module=commonjs', 'let a = 1', /^10: Expected live on an example with ES modules/],
  ])('refuses %s', async (meta, code, sentence) => {
    const { problems } = await check([[meta, code]]);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });

  it('takes those of every version: programs of all of them run in pages', async () => {
    const { problems } = await check([['live=a', 'let a = React.null']], OLD);
    expect(problems).toEqual([]);
  });
});

describe('an example without live', () => {
  const { compilerRelease: release } = LATEST;

  it('can be run where it prints, exports or does something', async () => {
    const { runs } = await check([
      ['', 'Console.log("Salt")'],
      ['', 'let roads = 3'],
      ['', 'let double = x => 2 * x'],
      ['', 'type road = {length: int}'],
      ['expect-error', 'let roads: int = "three"'],
    ]);
    const alone = { release, modules: {} };
    expect(runs).toEqual([alone, alone, undefined, undefined, undefined]);
  });

  it('brings along what the page does not show', async () => {
    const { runs } = await check([
      ['file="src/Road.res"', 'let length = 3'],
      ['hide-output', 'let twice = 2 * Road.length'],
    ]);
    expect(runs[1]).toEqual({
      release,
      modules: { './Road.res.mjs': expect.stringContaining('3') },
      javaScript: expect.stringContaining('./Road.res.mjs'),
    });
  });

  it('can’t be run where it needs what pages have not, or is printed as CommonJS', async () => {
    const lamp = '@module("paper-lantern") external lamp: int = "lamp"\nlet a = lamp';
    const { runs } = await check([
      ['', lamp],
      ['module=commonjs', 'let a = 1'],
    ]);
    expect(runs).toEqual([undefined, undefined]);
    expect((await check([['', 'let a = 1']], OLD)).runs).toEqual([undefined]);
  });
});
