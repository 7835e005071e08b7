import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  compileIn,
  compilerFacts,
  type Extension,
  formatIn,
  placeOf,
  refusalOf,
} from '../../../plugins/compiled-examples/compiler';
import { MANUAL_VERSIONS } from '../../../src/versions';

/** A file that a page must not show. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refusal-'));
const secret = path.join(folder, 'secret.txt');
fs.writeFileSync(secret, 'SECRET one\nSECRET two\nSECRET three\nSECRET four\n');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const WRONG = 'let x: string = 1;\n';
const WRONG_INTERFACE = 'let x: unknown;\n';

/** Spellings of a line directive with a wrong program behind; some are none for any lexer. */
const directives = (wrong: string): readonly (readonly [string, string])[] => [
  ['plain', `# 3 "${secret}"\n${wrong}`],
  ['without blanks', `#3"${secret}"\n${wrong}`],
  ['with one blank', `#3 "${secret}"\n${wrong}`],
  ['with tabs', `#\t3\t"${secret}"\n${wrong}`],
  ['indented', `   # 3 "${secret}"\n${wrong}`],
  ['behind a form feed', `\f# 3 "${secret}"\n${wrong}`],
  ['behind a comment', `/* c */# 3 "${secret}"\n${wrong}`],
  ['behind a comment with a quotation mark', `/* " */# 3 "${secret}"\n${wrong}/* " */`],
  ['behind a comment with a quoted string', `/* {| */ " |} */\n# 3 "${secret}"\n${wrong}`],
  ['behind a comment with a named one', `/* {a| */ " |a} */\n# 3 "${secret}"\n${wrong}`],
  ['behind a comment with a character', `/* '"' */\n# 3 "${secret}"\n${wrong}/* " */`],
  ['behind a nested comment', `/* /* " */ */# 3 "${secret}"\n${wrong}`],
  ['behind a line comment', `// it"s\n# 3 "${secret}"\n${wrong}`],
  ['with words behind it', `# 3 "${secret}" 1 3 more\n${wrong}`],
  ['with CRLF', `# 3 "${secret}"\r\n${wrong}`],
  ['with CR', `# 3 "${secret}"\r${wrong}`],
  ['as #line', `#line 3 "${secret}"\n${wrong}`],
  ['as # line', `# line 3 "${secret}"\n${wrong}`],
  ['with a backslash at its end', `# 3 "${secret}\\"\n${wrong}`],
  ['in another file of our name', `# 3 "${folder}/Example.re"\n${wrong}`],
];

/** What only implementations can hold. */
const INSIDE: readonly (readonly [string, string])[] = [
  ['behind code', `let a = 1; # 3 "${secret}"\n${WRONG}`],
  ['in an expression', `let y = [|1,\n# 3 "${secret}"\n"a"|];\n`],
  ['behind a character', `let c = '"'; # 3 "${secret}"\n${WRONG}let d = '"';`],
  ['behind an escaped character', `let c = '\\"'; # 3 "${secret}"\n${WRONG}let d = '\\"';`],
  ['behind a quoted string', `let s = {|"|}; # 3 "${secret}"\n${WRONG}let t = {|"|};`],
  ['behind a named one', `let s = {j|"|j}; # 3 "${secret}"\n${WRONG}let t = {j|"|j};`],
  ['before a warning', `# 3 "${secret}"\nlet f = a => switch (a) { | Some(1) => 1 };\n`],
  [
    'behind a line whose number is too large for the next one',
    `# 4611686018427387903 "${secret}"\n\n\n\n\nlet x: string = [1,\n# 3 "${secret}"\n2];\n${'\n'.repeat(9)}`,
  ],
  ['before a syntax error', `# 3 "${secret}"\nlet = ;\n`],
];

const SOURCES: readonly (readonly [Extension, string, string])[] = [
  ...[...directives(WRONG), ...INSIDE].map(([what, code]) => ['re', what, code] as const),
  ...directives(WRONG_INTERFACE).map(([what, code]) => ['rei', what, code] as const),
];

describe.each(MANUAL_VERSIONS.map(({ name, toolchain }) => [name, toolchain] as const))(
  'line directives in %s',
  (_, toolchain) => {
    test('that show a file are refused, and would not be shown if they were not', async () => {
      fs.writeFileSync(path.join(folder, 'Example.re'), fs.readFileSync(secret));
      const found = await placeOf(toolchain);
      if (found.status !== 'ready') throw new Error(found.reason);
      let taken = 0;
      for (const [extension, what, code] of SOURCES) {
        const file = { module: 'Example', extension, code };
        const compilation = await compileIn(found.place, { files: [file] }, toolchain);
        const run = await formatIn(found.place, file);
        const shown = JSON.stringify([compilation, run.status === 'ended' ? run.stderr : '']);
        expect({ what, extension, shown }).not.toMatchObject({
          shown: expect.stringContaining('SECRET'),
        });
        if (shown.includes('no part of the program')) {
          taken += 1;
          expect({ what, refusal: refusalOf(file) }).toEqual({ what, refusal: 'line-directive' });
        }
      }
      // Where a compiler reads Reason, most of these are directives: else nothing would be proved. v10's still reads
      // some of it, though it isn't asked to.
      const readsReason = compilerFacts(toolchain).syntaxes.includes('reason');
      expect(taken).toBeGreaterThanOrEqual(readsReason ? 20 : 0);
    });
  },
);

test.each([
  ['a string that ends in a number', 're', 'let room = "Room #3";\nlet door = "Door #4" ++ room;'],
  ['such a string below a comment', 're', '// the room\n/* and its door */\nlet room = "Room #3";'],
  ['a polymorphic variant of ReScript', 'res', 'let a = #3\nlet b = "x"'],
  ['such a string in ReScript', 'res', '// it"s\nlet room = "Room #3"'],
  ['the words of flags without an attribute', 'res', '// config\nlet flags = 1'],
] as const)('%s is not refused', (_, extension, code) => {
  expect(refusalOf({ code, extension })).toBeUndefined();
});

test('flags are refused in each syntax', () => {
  const code = '@@config({flags: ["-ppx", "x"]})';
  expect(refusalOf({ code, extension: 'res' })).toBe('flags');
  expect(refusalOf({ code, extension: 're' })).toBe('flags');
});

/** The same text as the second string of a binding; v8 takes it as memory. */
const MARSHALED = [
  ['decimal numbers', '\\132\\149\\166\\190'],
  ['hexadecimal ones', '\\x84\\x95\\xa6\\xbe'],
  ['capital ones', '\\x84\\x95\\xA6\\xBE'],
  ['octal ones', '\\o204\\o225\\o246\\o276'],
  ['a line break before them', '\\\n   \\132\\149\\166\\190'],
] as const;

test.each(MARSHALED)('a marshaled binding in %s is refused', (_, bytes) => {
  const code = `external f: int => int = "f" "${bytes}";`;
  for (const extension of ['re', 'rei'] as const) {
    expect(refusalOf({ code, extension })).toBe('marshaled-binding');
    expect(refusalOf({ code: code.replace('= "f"', '=\n"f"'), extension })).toBe(
      'marshaled-binding',
    );
  }
});

test.each([
  ['a binding', 're', 'external f: int => int = "f";\nlet a = "132";'],
  ['the byte without a binding', 're', 'let a = "\\195\\132";'],
  ['ReScript, which has no such bindings', 'res', 'external f: int => int = "f"\nlet a = "\\132"'],
] as const)('%s is no marshaled binding', (_, extension, code) => {
  expect(refusalOf({ code, extension })).toBeUndefined();
});

test('a string and a comment that never end hide nothing', () => {
  const directive = '# 3 "/etc/passwd"\n';
  expect(refusalOf({ code: `let a = "\\"\n${directive}`, extension: 're' })).toBe('line-directive');
  expect(refusalOf({ code: `// it's\n${directive}`, extension: 're' })).toBe('line-directive');
  expect(refusalOf({ code: `${directive}"\\`, extension: 're' })).toBe('line-directive');
});
