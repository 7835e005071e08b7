/**
 * A list of hostile inputs by somebody who had not seen the other lists: fences, programs for the service, addresses
 * and stored states. Nothing may run, and nothing of this machine may be shown.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { checkFences } from '../../plugins/compiled-examples/check';
import {
  compilerFacts,
  fileName,
  placeOf,
  refusalOf,
  withoutForeign,
} from '../../plugins/compiled-examples/compiler';
import { compilerArguments } from '../../plugins/compiled-examples/compiler/program';
import { refmtOf } from '../../plugins/compiled-examples/compiler/toolchains';
import { scanFences } from '../../plugins/compiled-examples/scan';
import { parseJson } from '../../src/lib/decode';
import { serviceRequest } from '../../src/lib/playground/native/protocol';
import { chooseRelease } from '../../src/lib/playground/releases';
import { decodeSplit } from '../../src/lib/playground/separator';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';
import { savedHitsDecoder } from '../../src/lib/search/dialog/savedHits';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { IS_EVERY, sample, share } from '../support/sample';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-'));
/** What must not be shown, and how one knows it. */
const secret = path.join(folder, 'secret.txt');
const SECRET = 'OnlyThisMachineKnows';
fs.writeFileSync(secret, `${SECRET}\n`.repeat(40));
/** A program that leaves a mark if it is started. */
const marker = path.join(folder, 'was-started');
const tool = path.join(folder, 'tool.sh');
fs.writeFileSync(tool, `#!/bin/sh\ntouch ${marker}\n`, { mode: 0o755 });
afterAll(() => fs.rmSync(folder, { recursive: true }));

const TOOLCHAINS = MANUAL_VERSIONS.map(({ name, toolchain }) => [name, toolchain] as const);

/** Fences by what stands behind the language, and their code. */
const FENCES: readonly (readonly [meta: string, code: string])[] = [
  // Programs to start
  ...[
    `@@config({flags: ["-ppx", "${tool}"]})`,
    `@@bs.config({flags: [| "-ppx", "${tool}" |]})`,
    `@@config ({"flags": ["-pp", "${tool}"]})`,
    `@@bs.config(/* */ {flags /* */ : ["-ppx", "${tool}"]})`,
    `@@\nconfig({flags: ["-ppx", "${tool}"]})`,
    `@@config({no_export: true, flags: ["-bs-g", "-ppx", "${tool}"]})`,
    `@config({flags: ["-ppx", "${tool}"]}) let x = 1`,
    `module M = { @@config({flags: ["-ppx", "${tool}"]}) }`,
    `%%config({flags: ["-ppx", "${tool}"]})`,
    `@@ocaml.ppx.context({tool_name: "x", include_dirs: ["${folder}"], load_path: []})`,
    `@@ppx("${tool}")`,
    `@@pp("${tool}")`,
    `@@warning("-ppx ${tool}")`,
    `@@warning("@\`touch ${marker}\`")`,
    `@@deprecated("$(touch ${marker})") let y = 1`,
    `@@jsxConfig({version: 3, module_: "${tool}"})`,
    `@@uncurried @@bs.config({flags: ["-bs-cmi-only"]}) let x = 1`,
    `%%raw("require('child_process').execSync('touch ${marker}')")`,
    `let x = %raw("process.mainModule.require('fs').writeFileSync('${marker}', '')")`,
    `%%raw(\`import('node:fs').then(fs => fs.writeFileSync('${marker}', ''))\`)`,
    `let f = %ffi("() => require('fs')")`,
    `let r = %re("/a(?{touch ${marker}})/")`,
  ].map((code) => ['', code] as const),
  // Files to read
  ...[
    `%embed("${secret}")`,
    `let x = %blob("${secret}")`,
    `%%include("${secret}")`,
    `let x = %graphql(\`{ @include ${secret} }\`)`,
    `include "${secret}"`,
    `#include "${secret}"`,
    `#use "${secret}"`,
    `#load "${secret}"`,
    `#directory "${folder}"`,
    `#3 "${secret}"\nlet x: string = 1`,
    `# 3 "${secret}"\nlet x: string = 1`,
    `#line 3 "${secret}"\nlet x: string = 1`,
    `@module("${secret}") external x: string = "default"\nlet y: int = x`,
    `@val @scope("process") external env: string = "env"\nlet e: int = env`,
    `open Secret`,
    `module S = Secret`,
    `module \\"${secret}" = { let x = 1 }`,
    `type t = \\"${secret}"`,
    `let x: string = __FILE__\nlet y: int = __LOC__`,
    `let x: int = __MODULE__`,
    `let x: int = %external(__filename)`,
    `let x: int = %node(__dirname)`,
    `let x: int = Sys.getenv("HOME")`,
    `let x: int = Node.Fs.readFileAsUtf8Sync("${secret}")`,
    `external read: string => string = "%caml_read_file"\nlet x: int = read("${secret}")`,
    `external x: string = "#${secret}"\nlet y: int = x`,
    `@inline let x = "${secret}"\nlet y: int = x`,
    `@ocaml.doc("{!${secret}}") let x: int = ""`,
    `@genType.import("${secret}") external x: string = "y"\nlet z: int = x`,
    `@@directive("${secret}") let x: int = ""`,
    `@as({json|${secret}|json}) type t`,
  ].map((code) => ['expect-error', code] as const),
  // Names of files
  ...[
    '../Escape.res',
    '../../../../../../tmp/Escape.res',
    '/etc/Passwd.res',
    'C:\\Windows\\Escape.res',
    '..\\Escape.res',
    '.res',
    'A.res/../../B.res',
    '-ppx.res',
    '-o.res',
    'bsconfig.json',
    'rescript.json',
    '__proto__.res',
    'constructor.res',
    'Con.res',
    'Example.cmi',
    'A\u0000B.res',
    'A\u202EB.res',
    '$(touch x).res',
    '`touch x`.res',
    'Pervasives.res',
    `${'A'.repeat(300)}.res`,
  ].map((file) => [`file="${file}"`, 'let x = 1'] as const),
  // Words that only the build writes, and markup
  ...[
    'foreign="Js.Array2.map"',
    'foreign',
    'live="</script><script>alert(1)</script>"',
    `live='%raw("alert(1)")'`,
    'live="x) |> (y => y"',
    'title="<img src=x onerror=alert(1)>"',
    'module="../x"',
    'module=other',
    '__proto__',
    'constructor=x',
    '{1,999999999999}',
    '{-1}',
    'no-check=""',
  ].map((meta) => [meta, 'let x = 1'] as const),
];

const readsReason = (toolchain: Toolchain): boolean =>
  compilerFacts(toolchain).syntaxes.includes('reason');

/**
 * The newest compiler of a syntax gets all of them, but a third in interfaces, which are refused and called alike; each
 * older one gets a sixth.
 */
function fencesFor(toolchain: Toolchain, language: string): typeof FENCES {
  const readers = TOOLCHAINS.map(([, one]) => one).filter(
    (one) => language.startsWith('res') || readsReason(one),
  );
  const place = readers.indexOf(toolchain);
  if (place !== 0) return share(FENCES, place, 6);
  return language.endsWith('i') ? share(FENCES, 0, 3) : FENCES;
}

describe.each(TOOLCHAINS)('hostile fences in %s', (_, toolchain) => {
  const languages = readsReason(toolchain) ? ['res', 'resi', 're', 'rei'] : ['res', 'resi'];

  test.each(languages)('%s: none starts a program or shows a file', async (language) => {
    for (const [meta, code] of fencesFor(toolchain, language)) {
      const page = `\`\`\`${language} ${meta}\n${code}\n\`\`\`\n`;
      const { examples, problems } = await checkFences(scanFences(page), toolchain, 'page.mdx');
      const shown = JSON.stringify([[...examples.values()].map((one) => one.shown), problems]);
      expect({ meta, code, shown }).toEqual({
        meta,
        code,
        shown: expect.not.stringMatching(`${SECRET}|${process.cwd()}|root:x:`),
      });
    }
    expect(fs.existsSync(marker)).toBe(false);
    expect(fs.readdirSync(folder).sort()).toEqual(['secret.txt', 'tool.sh']);
    expect(fs.existsSync(path.join(os.tmpdir(), 'Escape.res'))).toBe(false);
  });
});

/** Numbers from a seed, the same each time (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** What may stand before a line directive so that a reader of strings and comments loses its way. */
const BEFORE = [
  ...['', '/* " */', "/* ' */", '// "\n', '/* /* */ " */', "let c = '\"';", 'let s = "a\\"b";'],
  ...[
    'let s = {|"|};',
    'let s = {js|"|js};',
    '/** " */',
    '[@foo "x"]\n',
    '[@foo {|"|}]\n',
    '\\"a" ',
  ],
  ...['`"`', '{|', '"', '/*', '/* {|"|} */', "/* '\"' */", "let c = '\\\\';", "let c = '\\\"';"],
  ...['%raw "x";', '#3\n', '#\n', '`', 'let x = a#b;', '\r', '\f', '\v', '\u00a0', '\ufeff'],
  ...[
    '//\\\n',
    '{||}',
    '{a|b|a}',
    '/* {a| */',
    '"""',
    '\'"',
    'let s = "\\\n";',
    "type t('a) = list('a);",
  ],
];
const HASHES = ['#', '#', '#', '##', '#line', '# line', '\\#'];
const BLANKS = ['', '', ' ', '\t', '\r', '\f', '\n', '/* */'];
const NUMBERS = ['3', '3', '03', '3_0', '0x3', '3.0', '99999999999999999999', '3l'];
const ENDS = ['\n', '\n', '\r\n', '\r', ' x\n', ' 1 2\n'];
const WRONG = ['let x: string = 1;\n', 'let y = unknown;\n', 'let = ;\n', 'let x: unknown;\n'];

/** Newest first: v10 has the parser of Reason alone, v9 compiles it, and so does v8. */
const WITH_DIRECTIVES = TOOLCHAINS.filter(([name]) =>
  ['v8', 'v9', 'v10'].includes(name.split('.')[0] ?? ''),
);

describe.each(sample(WITH_DIRECTIVES, 2))('made-up line directives in %s', (_, toolchain) => {
  test('that show a file are refused, and would not be shown if they were not', async () => {
    const found = await placeOf(toolchain);
    if (found.status !== 'ready') throw new Error(found.reason);
    const { facts, libraries, perform } = found.place;
    const next = random(29);
    const pick = (list: readonly string[]): string => list[next(list.length)] ?? '';
    const sources = Array.from({ length: IS_EVERY ? 400 : 130 }, () => {
      // Half of each part is what is sure to be a directive, or most would be none.
      const or = (usual: string, list: readonly string[]): string =>
        next(2) === 0 ? usual : pick(list);
      const before = or('', BEFORE) + or('', BEFORE);
      const directive = or('#', HASHES) + or(' ', BLANKS) + or('3', NUMBERS) + or(' ', BLANKS);
      const end = or('\n', ENDS) + or('let x: string = 1;\n', WRONG);
      const code = `${before}${directive}"${secret}"${end}`;
      return { module: 'Example', extension: next(3) === 0 ? 'rei' : 're', code } as const;
    });
    const results = await Promise.all(
      sources.map(async (source) => {
        const file = fileName(source);
        const args = compilerArguments(source, { files: [source] }, toolchain, facts, libraries);
        const config = { [facts.configFile]: '{}' };
        const compiled = await perform({
          steps: [
            { files: { ...config, [file]: source.code }, executable: facts.executable, args },
          ],
        });
        const printed = await perform({
          steps: [{ files: { [file]: source.code }, executable: refmtOf(facts), args: [file] }],
        });
        const texts = [compiled.run, printed.run].map((run) =>
          run.status === 'ended' ? { stdout: run.stdout, stderr: run.stderr } : undefined,
        );
        return {
          source,
          tells: texts.some((text) => text?.stderr.includes(SECRET)),
          shows: texts.some(
            (text) =>
              text?.stdout.includes(SECRET) === true ||
              withoutForeign(text?.stderr ?? '', [file]).includes(SECRET),
          ),
        };
      }),
    );
    expect(results.filter(({ shows }) => shows)).toEqual([]);
    const told = results.filter(({ tells }) => tells);
    expect(told.filter(({ source }) => refusalOf(source) !== 'line-directive')).toEqual([]);
    // Else nothing would be proved.
    expect(told.length).toBeGreaterThan(10);
  });
});

const PROGRAM = {
  release: 'v12.2.0',
  code: 'let x = 1',
  settings: { syntax: 'rescript', moduleFormat: 'esmodule', openModules: [], experiments: [] },
};

test.each<unknown>([
  null,
  [],
  'text',
  {},
  { ...PROGRAM, code: null },
  { ...PROGRAM, code: ['let x = 1'] },
  { ...PROGRAM, code: { toString: 'x' } },
  { ...PROGRAM, settings: [] },
  { ...PROGRAM, release: ['v12.2.0'] },
  ...[
    { syntax: 'ocaml' },
    { syntax: '__proto__' },
    { moduleFormat: 'es6-global' },
    { moduleFormat: 'esmodule -ppx x' },
    { moduleFormat: 'constructor' },
    { openModules: ['Belt', '-ppx'] },
    { openModules: ['Belt\n-ppx'] },
    { openModules: ['Belt -ppx x'] },
    { openModules: ['../X'] },
    { openModules: [`${folder}/X`] },
    { openModules: { 0: 'Belt', length: 1 } },
    { openModules: 'Belt' },
    { experiments: ['LetUnwrap\n-ppx'] },
    { experiments: ['LetUnwrap', 1] },
    { experiments: ['--help'] },
    { warningFlags: '+a\n-ppx' },
    { warningFlags: '+a;touch x' },
    { warningFlags: '$(touch x)' },
    { warningFlags: '@/etc/passwd' },
    { warningFlags: '+9999999999' },
    { warningFlags: ['+a'] },
    { jsxMode: 'automatic -ppx x' },
    { jsxMode: '__proto__' },
    { jsxMode: 4 },
  ].map((change) => ({ ...PROGRAM, settings: { ...PROGRAM.settings, ...change } })),
])('the service takes no request such as %j', (request) => {
  const decoded = parseJson(JSON.stringify(request), serviceRequest);
  expect(decoded.ok).toBe(false);
});

const RELEASES = ['v12.2.0', 'v11.1.4', 'v10.1.4', 'v9.1.4', 'v8.4.2'];

test.each([
  'version=<img src=x onerror=alert(1)>',
  'version=v12.2.0"><script>',
  'version=../../v12.2.0',
  'version=//attacker.example/v12.2.0',
  'version=v12.2.0%00',
  'version=__proto__',
  'version=constructor',
  `version=v${'9'.repeat(400)}.0.0`,
  'version=v-1.0.0',
  'ext=ml',
  'ext=__proto__',
  'module=__proto__',
  'module=constructor',
  'flags=-ppx',
  'flags=+a;-ppx',
  'flags=%40%0a',
  'open=../../X',
  'open=Belt,-ppx',
  'open=<script>',
  'open=Belt.Map%00',
  'experiments=-ppx',
  'experiments=__proto__,%3Cb%3E',
  'jsx=javascript:alert(1)',
  'jsxPreserve=1',
  'autorun=yes',
  'code=<script>alert(1)</script>',
  'code=DYUwLgBAHhC8EHJlA}}',
  `code=${'A'.repeat(20_000)}`,
  'code=Q'.repeat(50),
  'version=a&version=b&version=c',
])('an address with %s is told, and means nothing', (query) => {
  const { problems, ...request } = readPlaygroundLink(query);
  expect(problems.length).toBeGreaterThan(0);
  expect(request).toEqual({});
  const asked = new URLSearchParams(query).get('version') ?? undefined;
  expect(RELEASES).toContain(chooseRelease(RELEASES, asked).release);
});

const HIT = { href: '/docs', kind: 'page', title: 'Docs', path: [] };

test.each<unknown>([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'vbscript:x',
  '//attacker.example',
  '/\\attacker.example',
  '/\t/attacker.example',
  '/\n/attacker.example',
  '\\\\attacker.example',
  'https://attacker.example/',
  'http:attacker.example',
  'docs/../x',
  '',
  '?x',
  '#x',
  null,
  ['/docs'],
  { toString: '/docs' },
])('a stored hit leads nowhere else: %j', (href) => {
  expect(savedHitsDecoder([{ ...HIT, href }]).ok).toBe(false);
});

test.each<unknown>([
  { columns: 'calc(1px)', rows: 1 },
  { columns: '50; background: url(//x)', rows: 1 },
  { columns: Infinity, rows: 1 },
  { columns: NaN, rows: 1 },
  { columns: [50], rows: 1 },
  { __proto__: { columns: 50, rows: 1 } },
  [50, 1],
  50,
  null,
])('a stored separator is numbers or nothing: %j', (stored) => {
  expect(decodeSplit(stored).ok).toBe(false);
});
