import { planExamples } from '../../../plugins/compiled-examples/plan';
import type { PageFence } from '../../../plugins/compiled-examples/fences';

/** Fences of a page, ten lines apart; each is `language meta` and code. */
const page = (...fences: readonly [string, string][]): PageFence[] =>
  fences.map(([head, code], index) => {
    const [language = '', ...meta] = head.split(' ');
    return { language, meta: meta.join(' '), code, line: 10 * index + 1 };
  });

const plan = (...fences: readonly [string, string][]) => planExamples(page(...fences));
const only = (...fences: readonly [string, string][]) => {
  const { examples, problems } = plan(...fences);
  expect(problems).toEqual([]);
  return [...examples.values()].at(-1);
};

describe('planExamples', () => {
  test('an example is a module of its own', () => {
    expect(only(['res', 'let a = 1'], ['res', 'let b = 2'])).toMatchObject({
      role: 'example',
      linesBefore: 0,
      program: { files: [{ module: 'Example', extension: 'res', code: 'let b = 2' }] },
    });
  });

  test.each([
    ['resi', 'resi'],
    ['res sig', 'resi'],
    ['re sig', 'rei'],
    ['rei', 'rei'],
  ])('%s is an interface', (head, extension) => {
    expect(only([head, 'let a: int'])).toMatchObject({
      role: 'signature',
      program: { files: [{ extension }] },
    });
  });

  test('other languages are left alone', () => {
    const { examples, problems } = plan(['js {1}', 'let a'], ['', 'a'], ['sh title="x"', 'b']);
    expect(examples.size + problems.length).toBe(0);
  });

  test('preludes stand in front of all later examples of their syntax, with the lines counted', () => {
    const { examples } = plan(
      ['res prelude', 'type a = int\ntype b = a'],
      ['res', 'let b: b = 1'],
      ['res prelude', 'type c = b'],
      ['res', 'let c: c = 1'],
      ['re', 'let d = 1;'],
    );
    expect(examples.get(1)).toMatchObject({
      linesBefore: 3,
      program: { files: [{ code: 'type a = int\ntype b = a\n\nlet b: b = 1' }] },
    });
    expect(examples.get(2)?.linesBefore).toBe(3);
    expect(examples.get(3)).toMatchObject({
      linesBefore: 5,
      program: { files: [{ code: 'type a = int\ntype b = a\n\ntype c = b\n\nlet c: c = 1' }] },
    });
    expect(examples.get(4)?.linesBefore).toBe(0);
  });

  test('a signature sees preludes as an open module, so that it remains a bare interface', () => {
    expect(only(['res prelude', 'type a = int'], ['res sig', 'let a: a'])?.program).toEqual({
      files: [
        { module: 'Prelude', extension: 'res', code: 'type a = int' },
        { module: 'Example', extension: 'resi', code: 'let a: a' },
      ],
      opened: ['Prelude'],
    });
  });

  test('a file is a module that later fences get when they name it, with what it needs itself', () => {
    const { examples, problems } = plan(
      ['res file="src/Price.res"', 'let base = 2'],
      ['res file="Ticket.res"', 'let price = Price.base'],
      ['res', 'let a = Ticket.price'],
      ['res', 'let alone = 1'],
    );
    expect(problems).toEqual([]);
    const modules = (index: number) =>
      examples.get(index)?.program?.files.map(({ module }) => module);
    expect(modules(0)).toEqual(['Price']);
    expect(modules(1)).toEqual(['Price', 'Ticket']);
    expect(modules(2)).toEqual(['Price', 'Ticket', 'Example']);
    expect(modules(3)).toEqual(['Example']);
  });

  test('an interface is compiled before its module, wherever it stands', () => {
    const files = (index: number, ...fences: readonly [string, string][]) =>
      plan(...fences)
        .examples.get(index)
        ?.program?.files.map(({ module, extension }) => `${module}.${extension}`);
    const implementation: [string, string] = ['res file="User.res"', 'let name = "Ada"'];
    const signature: [string, string] = ['resi file="User.resi"', 'let name: string'];
    const use: [string, string] = ['res', 'let a = User.name'];
    expect(files(1, signature, implementation)).toEqual(['User.resi', 'User.res']);
    expect(files(2, implementation, signature, use)).toEqual([
      'User.resi',
      'User.res',
      'Example.res',
    ]);
  });

  test('a file that must not compile is no module for others', () => {
    expect(
      only(['res file="User.res" expect-error', 'let a: int = ""'], ['res', 'User.a'])?.program,
    ).toMatchObject({ files: [{ module: 'Example' }] });
  });

  test('module chooses the format', () => {
    expect(only(['res module=commonjs', 'let a = 1'])?.program?.moduleFormat).toBe('commonjs');
    expect(only(['res', 'let a = 1'])?.program).not.toHaveProperty('moduleFormat');
  });

  test('no-check plans nothing and keeps the reason', () => {
    const example = only(['res no-check="needs a browser"', 'let a =']);
    expect(example).toMatchObject({ role: 'unchecked', reason: 'needs a browser' });
    expect(example).not.toHaveProperty('program');
  });

  test.each<[string, RegExp]>([
    ['res sample', /^Expected example, .* got sample; correct it/],
    ['res prelude sig', /^Expected one of prelude and sig, got both/],
    ['res expect-error expect-warning', /^Expected one of expect-error and expect-warning/],
    ['res expect-error no-check="x"', /^Expected one of expect-error and no-check/],
    ['resi prelude', /^Expected a module after prelude, got an interface/],
    ['res sig hide-output', /^Expected hide-output on an example with JavaScript/],
    ['res expect-error hide-output', /^Expected hide-output on an example with JavaScript/],
    ['res no-check=""', /^Expected a reason after no-check/],
    ['res module=es6', /^Expected module=esmodule or module=commonjs, got es6/],
    ['res file="user.res"', /^Expected the name of a module in file, such as file="User.res"/],
    ['res file="User.resi"', /^Expected the extension \.res in file/],
    ['res prelude file="User.res"', /^Expected prelude or file, got both/],
    ['js expect-error', /^Expected expect-error on a fence that is compiled, got it on js/],
    ['js no-check="x"', /^Expected no-check on a fence that is compiled/],
    [' module=esmodule', /^Expected module on a fence that is compiled, got it on a fence without/],
  ])('refuses %s in one sentence, with the line', (head, sentence) => {
    const { examples, problems } = plan(['res', 'let a = 1'], [head, 'let b = 1']);
    expect(problems).toEqual([{ line: 11, text: expect.stringMatching(sentence) }]);
    expect([...examples.keys()]).toEqual([0]);
  });

  test('a prelude may warn', () => {
    expect(only(['res prelude expect-warning', 'let a = %todo'])?.expectsWarning).toBe(true);
  });
});
