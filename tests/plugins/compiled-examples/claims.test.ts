import { checkFences } from '../../../plugins/compiled-examples/check';
import { checkClaims } from '../../../plugins/compiled-examples/claims/check';
import { readClaims } from '../../../plugins/compiled-examples/claims/read';
import { scanFences } from '../../../plugins/compiled-examples/scan';
import type { Toolchain } from '../../../src/versions';
import { versionOf } from '../../support/versionOf';

const { toolchain: V12 } = versionOf(12);
const { toolchain: V11 } = versionOf(11);
const { toolchain: V10 } = versionOf(10);

/** Text of a page: examples, each of a meta and code, with what follows it. */
function pageOf(...parts: readonly (readonly [meta: string, code: string, after: string])[]) {
  return parts
    .map(([meta, code, after]) => `\`\`\`res ${meta}\n${code}\n\`\`\`\n\n${after}\n`)
    .join('\n');
}

function read(page: string) {
  const { claims, problems } = readClaims(page, scanFences(page));
  return {
    claims: [...claims].map(([fence, all]) => [
      fence,
      ...all.map(({ line, subject, verb, expected }) => [line, subject, verb, expected]),
    ]),
    problems: problems.map(({ line, text }) => `${line}: ${text}`),
  };
}

async function check(page: string, toolchain: Toolchain = V12, seconds?: number) {
  const fences = scanFences(page);
  const { examples } = await checkFences(fences, toolchain, 'page.mdx');
  const { count, problems } = await checkClaims(page, fences, examples, toolchain, seconds);
  return { count, problems: problems.map(({ line, text }) => `${line}: ${text}`) };
}

/** What comes of claims beneath one example. */
const claim = (code: string, claims: string, toolchain?: Toolchain) =>
  check(pageOf(['', code, `{/* claims: ${claims} */}`]), toolchain);

describe('readClaims', () => {
  it('gives claims to the last fence above them, with the line of each', () => {
    const page = pageOf(
      ['', 'let a = 1', 'A sentence. {/* claims: a = 1 */}'],
      ['', 'let b = 2', '{/* claims: b = 2;\n  f(b) prints "x", 3;\n  throws "Not_found"; */}'],
    );
    expect(read(page)).toEqual({
      claims: [
        [0, [5, 'a', '=', '1']],
        [
          1,
          [11, 'b', '=', '2'],
          [12, 'f(b)', 'prints', '"x", 3'],
          [13, '', 'throws', '"Not_found"'],
        ],
      ],
      problems: [],
    });
  });

  it('reads no sign within quotes, and no comment within fences', () => {
    const page = pageOf(
      ['', 'let a = "{/* claims: a = 1 */}"', '{/* claims: f("a = b; c") = "; prints" */}'],
      ['', '', '{/* prose-ok names: claims: none */}'],
    );
    expect(read(page)).toEqual({
      claims: [[0, [5, 'f("a = b; c")', '=', '"; prints"']]],
      problems: [],
    });
  });

  it('takes arrows and comparisons for parts of expressions', () => {
    expect(read(pageOf(['', '', '{/* claims: a.map(x => x === 1) = [true] */}']))).toMatchObject({
      claims: [[0, [5, 'a.map(x => x === 1)', '=', '[true]']]],
    });
  });

  it.each([
    ['no colon', pageOf(['', '', '{/* claims a = 1 */}']), /^5: Expected “claims:” with a colon/],
    [
      'one letter less',
      pageOf(['', '', '{/* claim: a = 1; b */}']),
      /^5: Expected a claim such as .* got b;/,
    ],
    ['nothing', pageOf(['', '', '{/* claims: */}']), /^5: Expected a claim such as .* got none;/],
    [
      'no subject',
      pageOf(['', '', '{/* claims: = 1 */}']),
      /^5: Expected a claim such as .* got = 1;/,
    ],
    ['no fence', '{/* claims: a = 1 */}', /^1: Expected claims beneath the example/],
  ])('%s: one sentence', (_, page, sentence) => {
    expect(read(page).problems).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('checkClaims', () => {
  it('compares values by their structure', async () => {
    const code = `let receipt = [500, 0]
let price = {"net": Some(1.5), "tax": None}
let total = count => count * 3
module Cart = {
  let sizes = Map.fromArray([("S", 1)])
}`;
    const claims =
      'receipt = [500, 0]; price = {tax: undefined, net: 1.5}; total(4) = 12; Cart.sizes = new Map([["S", 1]])';
    expect(await claim(code, claims)).toEqual({ count: 4, problems: [] });
  });

  it('says what came where a value is another one, on the line of the claim', async () => {
    expect(
      await claim('let receipt = [500, 0]', 'receipt.length = 2;\n  receipt = [500, 1]'),
    ).toEqual({
      count: 2,
      problems: [
        '6: Expected [ 500, 1 ], as “receipt = [500, 1]” claims, got [ 500, 0 ]; correct the sentence and its claim, or the example.',
      ],
    });
  });

  it('tells strings from numbers, undefined from null, and zeros apart', async () => {
    const { problems } = await claim(
      'let one = 1\nlet none: option<int> = None\nlet zero = 0.',
      'one = "1"; none = null; zero = -0',
    );
    expect(problems).toHaveLength(3);
  });

  it('knows what a program prints, in its order and to the end', async () => {
    const code = `Console.log("first")
let _ = Promise.resolve()->Promise.thenResolve(() => Console.log([1]))
Console.log2("second", 2)`;
    expect(await claim(code, 'prints "first"; prints "second 2", [1]')).toMatchObject({
      problems: [],
    });
    expect((await claim(code, 'prints "first", "second 2"')).problems).toEqual([
      expect.stringContaining(`got 'first', 'second 2', [ 1 ];`),
    ]);
    expect((await claim('let a = 1', 'prints "a"')).problems).toEqual([
      expect.stringContaining('got nothing;'),
    ]);
  });

  it('compares output with the fence below', async () => {
    const page = (output: string): string =>
      pageOf([
        '',
        'Console.log("tea")\nConsole.log({"cups": [1]})',
        '{/* claims: prints below */}',
      ]) + `\n\`\`\`text\n${output}\n\`\`\`\n`;
    expect(await check(page('tea\n{ cups: [ 1 ] }'))).toEqual({ count: 1, problems: [] });
    expect((await check(page('tea'))).problems).toEqual([
      expect.stringContaining(
        String.raw`Expected 'tea', as “prints below” claims, got 'tea\n{ cups: [ 1 ] }'`,
      ),
    ]);
    expect(read(pageOf(['', '', '{/* claims: prints below */}'])).problems).toHaveLength(1);
  });

  it('knows what an expression prints, waits for, and throws', async () => {
    const code = `exception OutOfStock
let pay = count => count == 0 ? throw(OutOfStock) : Console.log(count)
let later = async () => "late"`;
    const claims = 'pay(2) prints 2; pay(0) throws "OutOfStock"; await later() = "late"';
    expect(await claim(code, claims)).toEqual({ count: 3, problems: [] });
    expect((await claim(code, 'pay(2) throws "OutOfStock"')).problems).toEqual([
      expect.stringContaining('got nothing;'),
    ]);
    expect((await claim(code, 'pay(0) prints 0')).problems).toEqual([
      expect.stringContaining(`got the exception 'OutOfStock';`),
    ]);
  });

  it('refuses an example that throws unless a claim says so', async () => {
    const code = 'let check = n => n == 0 ? throw(Not_found) : n\nlet a = check(0)';
    expect((await claim(code, 'a = 1')).problems).toEqual([
      expect.stringContaining(
        'Expected an example that runs to its end, as “a = 1” claims, got the exception',
      ),
    ]);
    expect((await claim(code, 'throws "Not_found"')).problems).toEqual([]);
  });

  it('reports a name that the example does not have, and a value that is none', async () => {
    expect((await claim('let a = 1', 'b = 1; a = [1')).problems).toEqual([
      expect.stringContaining('ReferenceError: b is not defined'),
      expect.stringContaining(
        'Expected a value in JavaScript, as “a = [1” claims, got SyntaxError',
      ),
    ]);
  });

  it('uses preludes and files of the page, and knows programs by their fence', async () => {
    const page = pageOf(
      ['prelude', 'let rate = 2', ''],
      ['file="Cart.res"', 'let size = 3', '{/* claims: size = 3 */}'],
      ['', 'let total = rate * Cart.size', '{/* claims: total = 6; Cart.size = 3; rate = 2 */}'],
      ['', 'let total = 1\nConsole.log(total)', '{/* claims: total = 1; prints 1 */}'],
    );
    expect(await check(page)).toEqual({ count: 6, problems: [] });
  });

  it.each([V12, V11])('renders elements without a document', async (toolchain) => {
    const code = `module Stars = {
  @react.component
  let make = (~count=3) => {
    let (sign, _) = React.useState(() => "*")
    <b> {React.string(sign->String.repeat(count))} </b>
  }
}
let five = <Stars count=5 />`;
    const claims = 'html(five) = "<b>*****</b>"; five.props = {count: 5}';
    expect(await claim(code, claims, toolchain)).toEqual({ count: 2, problems: [] });
  });

  it.each([
    ['v11', V11, 'let a = Dict.fromArray([("k", Some(1))])\nConsole.log(a->Dict.get("k"))'],
    ['v10', V10, 'let a = Js.Dict.fromArray([("k", Some(1))])\nJs.log(a->Js.Dict.get("k"))'],
  ])('runs programs of %s', async (_, toolchain, code) => {
    expect(await claim(code, 'a = {k: 1}; prints 1', toolchain)).toEqual({
      count: 2,
      problems: [],
    });
  });

  it('runs what readers see as CommonJS', async () => {
    const page = pageOf([
      'module=commonjs',
      'let a = List.length(list{1})',
      '{/* claims: a = 1 */}',
    ]);
    expect(await check(page)).toEqual({ count: 1, problems: [] });
  });

  it('ends a program that never ends, and tells it from its neighbors', async () => {
    const page = pageOf(
      ['', 'let a = 1', '{/* claims: a = 1 */}'],
      ['', 'let n = ref(0)\nwhile n.contents < 1 {\n  n := 0\n}', '{/* claims: prints 1 */}'],
    );
    expect((await check(page, V12, 1)).problems).toEqual([
      expect.stringMatching(/^14: .* got none within 2 seconds, or an end of the whole process;/),
    ]);
  }, 40_000);

  it.each([
    ['an expected error', '```res expect-error\nlet a: int = "1"\n```', 'expected-error'],
    ['an interface', '```resi\nlet a: int\n```', 'signature'],
    ['another language', '```js\nlet a = 1;\n```', 'another language'],
  ])('refuses claims beneath %s', async (_, fence, word) => {
    expect((await check(`${fence}\n\n{/* claims: a = 1 */}`)).problems).toEqual([
      expect.stringMatching(new RegExp(`^5: Expected claims beneath an example .*${word}`)),
    ]);
  });
});
