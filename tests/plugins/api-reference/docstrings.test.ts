// cspell:ignore mport xport
import { gathered, inBatches } from '../../../plugins/api-reference/docstrings/batch';
import { type CodeTools, inSyntax } from '../../../plugins/api-reference/docstrings/code';
import {
  harmless,
  highestHeading,
  withHeadingsFrom,
} from '../../../plugins/api-reference/docstrings/harmless';
import {
  withCommentsInFront,
  withTerminators,
} from '../../../plugins/api-reference/docstrings/ocaml';
import { withoutDeprecation } from '../../../plugins/api-reference/docstrings/tags';
import { odocSegments, withoutOdoc } from '../../../plugins/api-reference/docstrings/odoc';
import {
  tidyReason,
  withComments,
  withMarkedComments,
} from '../../../plugins/api-reference/docstrings/reason';
import { withLinks } from '../../../plugins/api-reference/docstrings/references';
import { markdownSegments, toMarkdown } from '../../../plugins/api-reference/docstrings/segments';

const odoc = (comment: string) => toMarkdown(odocSegments(comment));

describe('odoc', () => {
  test.each([
    ['[f x] calls [f] with [\\[1\\]]', '`f x` calls `f` with `[1]`'],
    ['{b bold}, {i slanted [code]}', '**bold**, _slanted `code`_'],
    ['See {!Belt.Map} or {! t}', 'See [`Belt.Map`]() or [`t`]()'],
    ['{{:https://a.b/c} there}', '[there](https://a.b/c)'],
    ['2 * 3 * 4', '2 \\* 3 \\* 4'],
    ['in \\[0, 20\\] of `x`', 'in [0, 20] of `x`'],
    ['{4 Title} text', '#### Title\n\n text'],
    ['{ul {- one} {- two {i b}}}', '- one\n- two _b_'],
    ['{ul {- one}}\n\n    text behind', '- one\n\ntext behind'],
    ['text @bs stays', 'text @bs stays'],
    ['@return a copy of [a]', '**Returns** a copy of `a`'],
    ['@raise RangeError if [n] < 0', '**Raises** `RangeError` if `n` < 0'],
    ['@param n size', '**Parameter** `n` size'],
    ['@see <https://a.b/c_d> MDN', '**See** [MDN](https://a.b/c_d)'],
    ['@see\n  <https://a.b>\n  Guide on MDN', '**See** [Guide on MDN](https://a.b)'],
    ['text\n  *  @deprecated Use [x] instead', 'text'],
  ])('%j', (comment, expected) => {
    expect(odoc(comment)).toBe(expected);
  });

  test('blocks of code are OCaml without their indentation', () => {
    expect(odoc('Text\n\n    @example {[\n      let a = 1\n        + 2\n    ]}\n    after')).toBe(
      'Text\n\n```ocaml\nlet a = 1\n  + 2\n```\n\nafter',
    );
    expect(odoc('{[ fun[\\@bs] x -> x ]}')).toBe('```ocaml\nfun[@bs] x -> x\n```');
    expect(odoc('empty {[\n\n]}')).toBe('empty');
  });

  test('tables of HTML whose cells stay open become tables', () => {
    const html =
      '{%html:\n<table>\n<tr> <td>Some a <td>-> <td>return a\n<tr> <td>None <td>-> <td>empty\n</table>\n%}';
    expect(odoc(html)).toBe(
      '| Given | Result |\n| --- | --- |\n| `Some a` | `return a` |\n| `None` | `empty` |',
    );
  });

  test('what later versions have left of it becomes Markdown', () => {
    expect(withoutOdoc('{4 Syntax sugar}\nsee {!test} and {x}')).toBe(
      '#### Syntax sugar\nsee [`test`]() and {x}',
    );
  });
});

describe('Markdown', () => {
  test('is taken apart and put together', () => {
    const markdown = 'Text\n\n  ```res example\n  let a = {\n    b: 1\n  }\n  ```\n\n\n\nmore  ';
    expect(markdownSegments(markdown)).toMatchObject([
      { kind: 'prose' },
      { kind: 'code', info: 'res example', code: 'let a = {\n  b: 1\n}' },
      { kind: 'prose' },
    ]);
    expect(toMarkdown(markdownSegments(markdown))).toBe(
      'Text\n\n```res example\nlet a = {\n  b: 1\n}\n```\n\nmore',
    );
  });

  test('an open fence goes to the end', () => {
    expect(markdownSegments('a\n```\nb')).toEqual([
      { kind: 'prose', text: 'a' },
      { kind: 'code', info: '', code: 'b' },
    ]);
  });
});

describe('prose', () => {
  test.each([
    ['a {b} < c', 'a \\{b\\} \\< c'],
    ["a `array<'a>` and `{}`", "a `array<'a>` and `{}`"],
    ['``a ` <b>`` <b>', '``a ` <b>`` \\<b>'],
    ['array<string, int>', 'array\\<string, int>'],
    ['2<sup>n</sup><br>', '2<sup>n</sup><br/>'],
    ['<https://a.b/{c}>', '[https://a.b/{c}](https://a.b/{c})'],
    ['[a](https://a.b/c_{d})', '[a](https://a.b/c_{d})'],
    ['already \\{', 'already \\{'],
    ['import a\nexport b\nimporting', '&#105;mport a\n&#101;xport b\nimporting'],
    ['text\n    far to the right', 'text\nfar to the right'],
    ['- item\n    goes on', '- item\n    goes on'],
  ])('%j is made harmless', (prose, expected) => {
    expect(harmless(prose)).toBe(expected);
  });

  test('headings begin at the given level', () => {
    expect(highestHeading('## A\n### B')).toBe(2);
    expect(highestHeading('text #1')).toBeUndefined();
    expect(withHeadingsFrom(4, 2, '## A\n### B\n###### C')).toBe('#### A\n##### B\n###### C');
  });

  test('links within the reference get addresses; others keep theirs or their text', () => {
    const known: Record<string, string> = { head: '/x#value-head', 'js/array-2': '/js/array-2' };
    const resolve = (name: string) => known[name];
    expect(withLinks('[`head`](#head) [`tail`](#tail)', resolve)).toBe(
      '[`head`](/x#value-head) `tail`',
    );
    expect(withLinks('[Js.Array2](js/array-2) [` head`]()', resolve)).toBe(
      '[Js.Array2](/js/array-2) [`head`](/x#value-head)',
    );
    expect(withLinks('[MDN](https://a.b#head)', resolve)).toBe('[MDN](https://a.b#head)');
  });
});

describe('blocks of code', () => {
  const tools = (found: Partial<CodeTools>): CodeTools => ({
    prefersOcaml: false,
    fromOcaml: () => Promise.resolve(undefined),
    fromRescript: () => Promise.resolve(undefined),
    isRescript: () => Promise.resolve(false),
    ...found,
  });
  const block = (info: string, code = 'let a = 1') => ({ kind: 'code' as const, info, code });

  test('of the version’s syntax keep their code and the words that mean something', async () => {
    const rewritten = await inSyntax(block('res example'), 'rescript', tools({}));
    expect(rewritten).toEqual(block('res'));
    expect(await inSyntax(block('res prelude'), 'rescript', tools({}))).toEqual(
      block('res prelude'),
    );
    expect(await inSyntax(block('rescript'), 'rescript', tools({}))).toEqual(block('res'));
    expect(await inSyntax(block('json'), 'rescript', tools({}))).toEqual(block('json'));
  });

  test('without a language are what a compiler reads', async () => {
    const isRescript = (_code: string, isInterface: boolean) => Promise.resolve(isInterface);
    expect(await inSyntax(block('', 'let a: int'), 'rescript', tools({ isRescript }))).toEqual(
      block('res sig', 'let a: int'),
    );
  });

  test('of OCaml are rewritten, or stay OCaml', async () => {
    const fromOcaml = (code: string, isInterface: boolean) =>
      Promise.resolve(isInterface === code.startsWith('val') ? `<${code}>` : undefined);
    const rewrite = (code: string) =>
      inSyntax(block('ocaml', code), 'reason', tools({ fromOcaml }));
    expect(await rewrite('f x')).toEqual(block('re', '<f x>'));
    expect(await rewrite('val x : int')).toEqual(block('re sig', '<val x : int>'));
    expect(await inSyntax(block('', 'f x)'), 'rescript', tools({}))).toEqual(
      block('ocaml', 'f x)'),
    );
  });

  test('of ReScript are rewritten as Reason, or stay ReScript', async () => {
    const fromRescript = (code: string) => Promise.resolve(code === 'a' ? 'a;' : undefined);
    const rewrite = (code: string) =>
      inSyntax(block('res example', code), 'reason', tools({ fromRescript }));
    expect(await rewrite('a')).toEqual(block('re', 'a;'));
    expect(await rewrite('b')).toEqual(block('res', 'b'));
  });
});

describe('OCaml written line by line', () => {
  test('expressions and definitions end with their lines', () => {
    expect(withTerminators('f 1 = 2\nf 2 = 3\nlet x =\n  4\nlet y = 5')).toBe(
      'f 1 = 2\n;;f 2 = 3\n;;let x =\n  4\n;;let y = 5',
    );
  });

  test('lines that go on, or are ended already, stay', () => {
    const code = 'a;;\nb\n|. c\nlet d = match e with\n| f -> g\nlet h = 1 in\ni';
    expect(withTerminators(code)).toBe(
      'a;;\nb\n|. c\n;;let d = match e with\n| f -> g\n;;let h = 1 in\ni',
    );
  });
});

describe('ReScript on its way to Reason', () => {
  test('comments between statements survive', () => {
    const { code, comments } = withMarkedComments(
      '// first\nlet a = "http://x" // behind\nf(\n  // within\n  1,\n)',
    );
    expect(code).toBe(
      'let commentOfExample0 = ()\nlet a = "http://x"\nlet commentOfExample1 = ()\nf(\n  // within\n  1,\n)',
    );
    const reason =
      'let commentOfExample0 = ();\nlet a = "http://x";\nlet commentOfExample1 = ();\nf(1);';
    expect(withComments(reason, comments)).toBe(
      '/* first */\nlet a = "http://x"; /* behind */\nf(1);',
    );
  });

  test('pipes and strings are written plainly', () => {
    expect(tidyReason('a->(f(b))->(g(c, (d)));')).toBe('a->f(b)->g(c, (d));');
    expect(tidyReason('a->((f)(b)); x->(y => y)')).toBe('a->((f)(b)); x->(y => y)');
    expect(tidyReason('{js|plain|js} ++ {js|ñ|js}')).toBe('"plain" ++ {js|ñ|js}');
  });
});

describe('batches', () => {
  const separator = { written: '--', printed: /^--$/m };
  /** Prints capital letters; a question mark is an error. */
  const attempt = (calls: string[]) => (code: string) => {
    calls.push(code);
    const line = code.split('\n').findIndex((text) => text.includes('?')) + 1;
    return Promise.resolve(
      line > 0 ? ({ ok: false, line } as const) : ({ ok: true, code: code.toUpperCase() } as const),
    );
  };

  test('take few programs and tell which pieces have errors', async () => {
    const calls: string[] = [];
    const codes = ['a', 'b\nb', '?', 'c', 'd?', 'e'];
    expect(await inBatches(codes, separator, attempt(calls))).toEqual([
      'A',
      'B\nB',
      undefined,
      'C',
      undefined,
      'E',
    ]);
    expect(calls).toHaveLength(5);
  });

  test('find pieces whose errors show elsewhere', async () => {
    const codes = ['a', '(b', 'c', 'd'];
    const found = await inBatches(codes, separator, (code) => {
      // An open bracket is noticed at the end.
      const isOpen = code.includes('(');
      const line = code.split('\n').length;
      return Promise.resolve(
        isOpen ? ({ ok: false, line } as const) : ({ ok: true, code } as const),
      );
    });
    expect(found).toEqual(['a', undefined, 'c', 'd']);
  });

  test('find pieces that swallow their neighbors', async () => {
    const found = await inBatches(['a', 'b', 'c'], separator, (code) =>
      Promise.resolve({ ok: true, code: code.replace('b\n--', 'b --') }),
    );
    expect(found).toEqual(['a', 'b', 'c']);
  });

  test('questions of one moment are answered together, and once', async () => {
    const asked: (readonly string[])[] = [];
    const ask = gathered((questions) => {
      asked.push(questions);
      return Promise.resolve(questions.map((question) => question.length));
    });
    expect(await Promise.all([ask('a'), ask('bb'), ask('a')])).toEqual([1, 2, 1]);
    expect(await ask('ccc')).toBe(3);
    expect(asked).toEqual([['a', 'bb'], ['ccc']]);
  });
});

describe('tags of deprecations', () => {
  test.each([
    ['@deprecated please use {!exec_} instead', '', 'please use `exec_` instead'],
    ['Text.\n@deprecated: Use `b`\n  instead.\n\nMore.', 'Text.\n\nMore.', 'Use `b` instead.'],
    ['@deprecated please use b\n@see c', '@see c', 'please use b'],
  ])('are taken out of %j', (comment, text, deprecated) => {
    expect(withoutDeprecation(comment)).toEqual({ text, deprecated });
  });

  test('are not taken out of examples', () => {
    const comment = '```res\n@deprecated("no")\nlet a = 1\n```';
    expect(withoutDeprecation(comment)).toEqual({ text: comment });
  });
});

test('what a function throws is told in words', () => {
  expect(withoutOdoc('@throws RangeError')).toBe('**Throws** `RangeError`');
});

test('of a link whose first bracket is lost the name stays', () => {
  expect(withoutOdoc('Unlike `Belt.Set.add`\\](\\#add), it')).toBe('Unlike `Belt.Set.add`, it');
});

test('comments of OCaml stay in front of what they are about', () => {
  const ocaml = '(* prints 1 *)\nlog 1\n\n(* prints 2 *)\nlog 2 (* at last *)\n\nlog 3';
  const rewritten = '/* prints 1 */\nlog(1); /* prints 2 */\n\nlog(2); /* at last */\n\nlog(3);';
  expect(withCommentsInFront(rewritten, ocaml)).toBe(
    '/* prints 1 */\nlog(1);\n\n/* prints 2 */\nlog(2); /* at last */\n\nlog(3);',
  );
});

test.each([
  ['see https://a.org/Global\\_Objects\\#a\\_b).', 'see https://a.org/Global_Objects#a_b).'],
  ["as [null] or ['a], not `a[b]` and a[b]", "as `null` or `'a`, not `a[b]` and a[b]"],
  ['Use [`Int.fromString`] to', 'Use `Int.fromString` to'],
  ['as [make][#make] does', 'as [`make`](/make) does'],
  ['[a](https://a.org) [b]: c', '[a](https://a.org) [b]: c'],
])('what is left of other markup is mended in %j', (prose, mended) => {
  expect(withLinks(prose, (name) => (name === 'make' ? '/make' : undefined))).toBe(mended);
});
