import path from 'node:path';

import {
  convert,
  describeModules,
  printInterfaces,
} from '../../../plugins/compiled-examples/compiler';
import { type DocsVersion, MANUAL_VERSIONS, type Toolchain } from '../../../src/versions';

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

function toolchain(compilerPackage: string): Toolchain {
  const found = VERSIONS.find((version) => version.toolchain.compilerPackage === compilerPackage);
  if (!found) throw new Error(`Expected a version with ${compilerPackage}.`);
  return found.toolchain;
}

const reason = toolchain('bs-platform');
const rescript = toolchain('rescript-v9');

describe('convert', () => {
  test('OCaml to Reason and ReScript', async () => {
    const ocaml = { from: 'ocaml', code: '(* one *)\nlet f x = x |. g' } as const;
    expect(await convert({ ...ocaml, to: 'reason', isInterface: false }, reason)).toEqual({
      status: 'converted',
      code: '/* one */\nlet f = x => x->g;',
    });
    expect(await convert({ ...ocaml, to: 'rescript', isInterface: false }, rescript)).toEqual({
      status: 'converted',
      code: '/* one */\nlet f = x => x->g',
    });
  });

  test('declarations', async () => {
    const declared = { from: 'ocaml', code: "val f : 'a list -> int", isInterface: true } as const;
    expect(await convert({ ...declared, to: 'reason' }, reason)).toEqual({
      status: 'converted',
      code: "let f: list('a) => int;",
    });
    expect(await convert({ ...declared, to: 'rescript' }, rescript)).toEqual({
      status: 'converted',
      code: "let f: list<'a> => int",
    });
  });

  test('ReScript to Reason, labels and objects included', async () => {
    const code = 'let f = (~a, b) => {"x": a + b}';
    expect(
      await convert({ from: 'rescript', to: 'reason', code, isInterface: false }, reason),
    ).toEqual({ status: 'converted', code: 'let f = (~a, b) => {"x": a + b};' });
  });

  test.each([
    ['ocaml', 'reason', reason],
    ['ocaml', 'rescript', rescript],
    ['rescript', 'reason', reason],
  ] as const)('names the line of an error, from %s to %s', async (from, to, chain) => {
    const code = 'let a = 1\nlet b = )';
    expect(await convert({ from, to, code, isInterface: false }, chain)).toEqual({
      status: 'unreadable',
      line: 2,
    });
  });

  test('refuses what could start programs', async () => {
    const code = '[@@@bs.config {flags = [||]}]';
    expect(
      await convert({ from: 'ocaml', to: 'reason', code, isInterface: false }, reason),
    ).toEqual({
      status: 'refused',
    });
  });
});

test('interfaces are printed in their order, however many', async () => {
  const folder = path.resolve('node_modules', 'rescript-v9', 'lib', 'ocaml');
  const files = Array.from({ length: 60 }, (_, index) =>
    path.join(folder, index % 2 === 0 ? 'dom_storage.cmi' : 'js_exn.cmi'),
  );
  const printed = await printInterfaces(files, rescript);
  const isException = printed.map(
    (answer) => answer.status === 'printed' && /^type exn \+=/m.test(answer.text),
  );
  expect(isException).toEqual(files.map((_file, index) => index % 2 === 1));
  expect(printed[0]).toMatchObject({ text: expect.stringMatching(/^type rec t =/) });
});

describe('a package of another layout is answered with one sentence', () => {
  test('that names the interface', async () => {
    const file = path.resolve('node_modules', 'rescript-v9', 'lib', 'ocaml', 'belt_Nothing.cmi');
    await expect(printInterfaces([file], rescript)).rejects.toThrow(
      new RegExp(`^Expected rescript-v9 \\S+ to print the interface ${file}, got “`),
    );
  });

  test('that names the source and the tool', async () => {
    await expect(describeModules(__dirname, ['Nothing.res'], rescript)).rejects.toThrow(
      /^Expected rescript-v9 \S+ to print the documentation of .*Nothing\.res by .*rescript-tools/,
    );
  });
});
