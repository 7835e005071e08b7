// cspell:ignore resix
/**
 * Hostile questions about programs and places of them: what the service takes no question of, and what its tools are
 * asked all the same, in a jail and where a machine has none. Nothing may run, and nothing of this machine may be shown.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { refusalOf } from '../../plugins/compiled-examples/compiler';
import { act } from '../../plugins/playground-service/service/actions';
import { installedReleases } from '../../plugins/playground-service/service/releases';
import { Workshop } from '../../plugins/playground-service/service/workshop';
import { parseJson } from '../../src/lib/decode';
import { QUESTIONS, VIEWS } from '../../src/lib/playground/compiler';
import {
  analyzeRequest,
  serviceRequest,
  viewRequest,
} from '../../src/lib/playground/native/protocol';
import type { Syntax } from '../../src/lib/playgroundLink';
import { share } from '../support/sample';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-questions-'));
const secret = path.join(folder, 'Secret.res');
const SECRET = 'onlyThisMachineKnows';
fs.writeFileSync(secret, `let ${SECRET} = 1\n`.repeat(40));
const marker = path.join(folder, 'was-started');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SETTINGS = { syntax: 'rescript', moduleFormat: 'esmodule', openModules: [], experiments: [] };
const GOOD = {
  release: 'v12.2.0',
  code: 'let x = 1',
  settings: SETTINGS,
  question: 'hover',
  line: 1,
  column: 5,
};

const PLACES: readonly unknown[] = [
  ...[0, -1, 1.5, 65_537, 2 ** 31, 2 ** 53, 1e300, null, true, '', '1', '1; touch x', '--help'],
  ...['../../etc/passwd', secret, '-1', '0x1', ' 1', '1\n-ppx', [], [1], {}, { valueOf: 1 }],
];

const WRONG: readonly object[] = [
  ...PLACES.map((line) => ({ line })),
  ...PLACES.map((column) => ({ column })),
  ...[
    '',
    'completion src/x 0 0',
    'definition',
    'references',
    'rename',
    'dump',
    'test',
    'format',
    'createInterface',
    'diagnosticSyntax',
    'cache-project',
    'reanalyze',
    '__proto__',
    'constructor',
    'toString',
    'hover\n-ppx',
    '--help',
    'HOVER',
    null,
    3,
    ['hover'],
    { question: 'hover' },
  ].map((question) => ({ question })),
  ...[null, 3, [], ['let x = 1'], {}, { toString: 'x' }, true].flatMap((text) => [
    { compiled: text },
    { code: text },
  ]),
  ...[
    { openModules: ['Belt', '-ppx'] },
    { openModules: ['../Secret'] },
    { openModules: ['Belt -open X'] },
    { openModules: ['Belt","-ppx'] },
    { openModules: [secret] },
    { openModules: ['Belt\u0000'] },
    { openModules: 'Belt' },
    { warningFlags: '-ppx' },
    { warningFlags: '+a -o /tmp/x' },
    { experiments: ['LetUnwrap -ppx'] },
    { jsxMode: '-ppx' },
    { syntax: 'ocaml' },
    { moduleFormat: '../x' },
  ].map((change) => ({ settings: { ...SETTINGS, ...change } })),
];

test.each(WRONG)('the service takes no question with %j', (change) => {
  expect(parseJson(JSON.stringify(GOOD), analyzeRequest).ok).toBe(true);
  expect(parseJson(JSON.stringify({ ...GOOD, ...change }), analyzeRequest).ok).toBe(false);
});

const GOOD_VIEW = { release: 'v12.2.0', code: 'let x = 1', settings: SETTINGS, view: 'typed' };

/** Names of views that are no names of views. */
const WRONG_VIEWS: readonly unknown[] = [
  ...['', 'source', 'Parsed', 'parsed ', 'lambda\n-ppx', '-dparsetree', '-dsource', '--help'],
  ...['typed -o /tmp/x', '../../etc/passwd', secret, `$(touch ${marker})`, '-ppx', 'typed\u0000'],
  ...['__proto__', 'constructor', 'toString', null, true, 0, 1, [], ['typed'], { view: 'typed' }],
];

test.each(WRONG_VIEWS)('the service shows no view called %j', (view) => {
  expect(parseJson(JSON.stringify(GOOD_VIEW), viewRequest).ok).toBe(true);
  expect(parseJson(JSON.stringify({ ...GOOD_VIEW, view }), viewRequest).ok).toBe(false);
});

test.each(WRONG.filter((change) => 'settings' in change))(
  'the service shows no view with %j',
  (change) => {
    expect(parseJson(JSON.stringify({ ...GOOD_VIEW, ...change }), viewRequest).ok).toBe(false);
  },
);

/** What names of files must not be, where they would become files of this machine. */
const WRONG_NAMES: readonly unknown[] = [
  ...[
    '',
    '.',
    '..',
    '/',
    'Main',
    'main.res',
    '../Main.res',
    '../../etc/Passwd.res',
    '/tmp/Main.res',
  ],
  ...['A/B.res', 'A\\B.res', './Main.res', 'Main.res/', 'Main.res/..', '~/Main.res', 'C:Main.res'],
  ...[
    'Main.res\n',
    'Main.res\u0000',
    'Main\u0000.res',
    'Main.res ',
    ' Main.res',
    'Ma in.res',
    'Main.res\t',
  ],
  ...[
    '-ppx.res',
    '--help',
    '-o.res',
    '@Main.res',
    '$(touch x).res',
    '`id`.res',
    'Main;.res',
    'M|ain.res',
  ],
  ...[
    'Main.cmi',
    'Main.cmj',
    'Main.js',
    'Main.res.js',
    'Main.ml',
    'Main.re',
    'Main.rei',
    'Main.RES',
  ],
  ...[
    'rescript.json',
    'bsconfig.json',
    'package.json',
    'node_modules',
    '.res',
    'Main.',
    'Main.resix',
  ],
  ...[
    'Stdlib.res',
    'Pervasives.res',
    'STDLIB.res',
    'Belt.res',
    'Js.res',
    'React.res',
    'Playground.res',
  ],
  ...['Caml_obj.res', 'Primitive_int.res', 'Stdlib_Array.res', 'Belt_Array.res', 'Js_array2.res'],
  ...['M\u00e4in.res', '\u0410.res', 'Ma\u202ein.res', 'Main\u200b.res', `${'A'.repeat(300)}.res`],
  ...[
    '__proto__',
    'constructor',
    secret,
    null,
    1,
    true,
    {},
    ['Main.res'],
    { toString: 'Main.res' },
  ],
];

const AROUND = {
  name: 'Main.res',
  before: [{ name: 'Shapes.res', code: 'let one = 1' }],
  after: [{ name: 'Zones.res', code: '' }],
};

const WITH_FILES: readonly [string, typeof serviceRequest, object][] = [
  ['compile', serviceRequest, { release: 'v12.2.0', code: 'let x = 1', settings: SETTINGS }],
  ['analyze', analyzeRequest, GOOD],
  ['view', viewRequest, GOOD_VIEW],
];

describe.each(WITH_FILES)('files to %s', (_action, decoder, question) => {
  const isTaken = (around: unknown): boolean =>
    parseJson(JSON.stringify({ ...question, around }), decoder).ok;

  it('are taken where they are a program', () => {
    expect(isTaken(AROUND)).toBe(true);
  });

  it.each(WRONG_NAMES)('have no name such as %j, wherever they stand', (name) => {
    expect(isTaken({ ...AROUND, name })).toBe(false);
    expect(isTaken({ ...AROUND, before: [{ name, code: '' }] })).toBe(false);
    expect(isTaken({ ...AROUND, after: [{ name, code: '' }] })).toBe(false);
  });

  it.each<object>([
    { before: [], after: [] },
    { before: undefined },
    { before: {} },
    { before: [[]] },
    { before: [{ name: 'Shapes.res' }] },
    { before: [{ name: 'Main.res', code: '' }] },
    { before: [{ name: 'MAIN.res', code: '' }] },
    { before: [{ name: 'Zones.resi', code: '' }] },
    { after: [{ name: 'Main.resi', code: '' }] },
    { after: Array.from({ length: 9 }, (_, index) => ({ name: `F${index}.res`, code: '' })) },
  ])('are no program with %j', (change) => {
    expect(isTaken({ ...AROUND, ...change })).toBe(false);
  });
});

/** Programs that would start something, each of which is refused before a compiler has it. */
const REFUSED = [
  '@@config({flags: ["-ppx", "TOOL"]})',
  '@@bs.config({flags: ["-pp", "TOOL"]})',
  'let x = 1\n@@config({flags: ["-ppx", "TOOL"]})\nx.',
  'module M = { @@config({flags: ["-ppx", "TOOL"]}) }',
  '%%config({flags: ["-ppx", "TOOL"]}) @',
].map((code) => code.replace('TOOL', `touch ${marker}`));

test.each(REFUSED)('no tool gets %s', (code) => {
  expect(refusalOf({ code, extension: 'res' })).toBe('flags');
});

/** What the tools are asked about, at their ends. */
const PROGRAMS: readonly string[] = [
  `@@ppx("touch ${marker}") let x = `,
  `%%raw("require('child_process').execSync('touch ${marker}')") let y = Js.`,
  `let x = %raw("import('node:fs')")->`,
  `let x = %embed("${secret}").`,
  `%%include("${secret}") let x = ${SECRET.slice(0, 4)}`,
  `include Secret let x = ${SECRET.slice(0, 4)}`,
  'open Secret\nlet x = only',
  'module S = Secret\nlet x = S.',
  'let x = Secret.',
  `module S = \\"${secret}"\nlet x = S.`,
  `@module("${secret}") external only: {..} = "default"\nlet x = only.`,
  `@module("${secret}") external x: int = "`,
  `import("${secret}").`,
  `let x = import(Secret.`,
  `let x = __FILE__->`,
  'let x = __LOC__.',
  'let x = Node.Fs.',
  'let x = Sys.',
  'let x = Unix.',
  `/** [link](file://${secret}) {!${secret}} \`${secret}\` */\nlet documented = 1\nlet x = documented`,
  `@deprecated("$(touch ${marker})") let x = 1\nx`,
  `@ocaml.doc("<script>alert(1)</script>") let x = 1\nx`,
  `type \\"<img src=x onerror=alert(1)>" = int\nlet x: \\"<`,
  `let \\"$(touch ${marker})" = 1\nlet y = \\"`,
  `@genType.import("${secret}") external x: string = "y"\nx`,
  '# 3 "/etc/passwd"\nlet x: string = 1',
  '#line 3 "/etc/passwd"\nx.',
  '@res.partial let x = ',
  '%%private(let x = 1)\nx.',
  '@@jsxConfig({version: 3, module_: "Secret"})\n<a ',
  '<Secret.',
  '<Secret only=',
  '<',
  '</',
  '<div onClick={',
  'let f = (~a, ~b) => a\nf(~',
  'let rec f = x => f(f(',
  'switch Some(1) { | ',
  'switch Secret.x { | ',
  'type rec t = {t: t}\nlet rec x = {t: x}\nx.t.t.t.t.t.t.',
  'module rec A: {type t} = {type t = B.t} and B: {type t} = {type t = A.t}\nA.',
  'module M = { include M }\nM.',
  'module type T = {module type T = T}\nmodule M = (X: T) => X.',
  "type t<'a> = t<t<'a>>\nlet x: t<",
  'let x = list{...',
  'let x = `${',
  'let x = "\\u{110000}".',
  'let x = "\\',
  "let x = '",
  '/*'.repeat(3000),
  '('.repeat(5000),
  '['.repeat(50),
  '{'.repeat(50),
  'x.'.repeat(4000),
  'f('.repeat(40),
  '->'.repeat(40),
  '"'.repeat(41),
  '`${'.repeat(20),
  '<a>'.repeat(20),
  'module A = {'.repeat(15),
  'let x = '.repeat(40),
  '@'.repeat(40),
  '%'.repeat(40),
  '~'.repeat(40),
  '\\'.repeat(40),
  '\u0000x.',
  '\ufeffx.',
  '\u202Ex.',
  '\ud800x.',
  '\r\n\rx.',
  '\u2028x.',
  '\u0085\u00a0x.',
  'é'.repeat(40) + '.',
  '😀.',
  `let ${'a'.repeat(4000)} = 1\na`,
  `let x = ${'1 + '.repeat(500)}`,
  `type t = ${Array.from({ length: 300 }, (_, index) => `| A${index}`).join('')}\nlet x: t = `,
  Array.from({ length: 400 }, () => 'let x = 1').join('\n'),
  '\n'.repeat(3000),
];

/** Programs whose views could be long, or could look like something else. */
const VIEWED: readonly string[] = [
  ']',
  'let x = "\\n]\\n[\\n(let"',
  'let x = `\n]\n\n  Warning number 3\n  /etc/passwd:1:1\n`',
  `let x = %embed("${secret}")`,
  `%%raw("import x from '${secret}'")`,
  `@module("${secret}") external x: string = "y"`,
  'let x = __FILE__',
  'let x = (__LOC__, __MODULE__, __POS__)',
  `include Secret`,
  `# 1 "${secret}"\nlet x = 1`,
  `@@warning("+a")\nlet x: int = "1"`,
  '@deprecated("\\n[\\n  structure_item\\n]\\n") let old = 1\nlet x = old',
  `let x = ${'f('.repeat(600)}${')'.repeat(600)}`,
  `let x = ${'['.repeat(300)}1${']'.repeat(300)}`,
];

/** From here on a program is a long one, in characters. */
const LONG = 2000;

it('is a list of more than 150 inputs', () => {
  const inputs = [WRONG, WRONG_VIEWS, REFUSED, PROGRAMS, VIEWED].flat();
  expect(inputs.length).toBeGreaterThan(200);
});

const releases = installedReleases();
const [first] = releases;

/**
 * The newest release of a syntax gets all of a list in a jail, and a third without one, where nothing but the jail is
 * missing; each older one gets a sixth.
 */
function textsFor(
  release: (typeof releases)[number],
  syntax: Syntax,
  hasJails: boolean,
  texts: readonly string[],
): readonly string[] {
  const newest = releases.find(({ capabilities }) => capabilities.syntaxes.includes(syntax));
  if (release !== newest) return share(texts, releases.indexOf(release), 6);
  return hasJails ? texts : share(texts, 0, 3);
}

describe.each([true, false])('where there are jails: %s', (hasJails) => {
  const workshop = new Workshop();
  if (!hasJails) jest.spyOn(workshop, 'hasJails').mockResolvedValue(false);
  afterAll(() => workshop.close());

  it.each(hasJails ? releases : releases.slice(0, 1))(
    '$name tells and starts nothing',
    async (release) => {
      // Tools take their time with long ones; one release without a jail stands for the others.
      const isFirst = release.name === first?.name;
      const asked = textsFor(release, 'rescript', hasJails, PROGRAMS).filter(
        ({ length }) => length < LONG || (isFirst && hasJails),
      );
      const places = asked.map((code) => {
        const lines = code.split('\n');
        return { code, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
      });
      const odd = [
        { code: 'let x = 1', line: 60_000, column: 1 },
        { code: 'let x = 1', line: 1, column: 60_000 },
        { code: '', line: 1, column: 1 },
        { code: 'let x = "😀".', line: 1, column: 11 },
      ];
      const shown: unknown[] = [];
      const statuses: string[] = [];
      // All at once: while a tool takes its time until it is stopped, others answer.
      const ask = async (place: (typeof odd)[number], index: number): Promise<void> => {
        // One question of each program, and each question of many.
        const question = QUESTIONS[index % QUESTIONS.length] ?? 'hover';
        if (refusalOf({ code: place.code, extension: 'res' })) return;
        const settings = {
          syntax: 'rescript',
          moduleFormat: 'esmodule',
          openModules: release.capabilities.openModules,
          experiments: [],
        } as const;
        const request = { release: release.name, settings, question, ...place };
        const outcome = await act({ action: 'analyze', request }, release, workshop);
        statuses.push(outcome.status);
        const text = JSON.stringify(outcome);
        const isClean =
          ['analyzed', 'timeout'].includes(outcome.status) &&
          !text.includes(SECRET) &&
          !text.includes('root:x:') &&
          !text.includes(process.cwd());
        if (!isClean) shown.push([place.code.slice(0, 80), text.slice(0, 400)]);
      };
      await Promise.all([...places, ...odd].map(ask));
      expect(shown).toEqual([]);
      // A tool that never answers would tell nothing either.
      const answered = statuses.filter((status) => status === 'analyzed').length;
      expect(answered).toBeGreaterThan(statuses.length / 2);
      expect(fs.existsSync(marker)).toBe(false);
      expect(fs.readdirSync(folder)).toEqual(['Secret.res']);
    },
  );

  it.each(hasJails ? releases : releases.slice(0, 1))(
    '$name shows views of programs and of nothing else',
    async (release) => {
      const isFirst = release.name === first?.name;
      const asked = release.capabilities.syntaxes.flatMap((syntax) =>
        textsFor(release, syntax, hasJails, [...PROGRAMS, ...VIEWED])
          .filter(({ length }) => length < LONG || (isFirst && hasJails))
          .flatMap((code, index) => {
            if (refusalOf({ code, extension: syntax === 'reason' ? 're' : 'res' })) return [];
            // Each view of many programs; what is short enough goes through all of them.
            const views = VIEWED.includes(code) ? VIEWS : [VIEWS[index % VIEWS.length] ?? 'parsed'];
            return views.map((view) => ({ code, syntax, view }));
          }),
      );
      const shown: unknown[] = [];
      const ask = async ({ code, syntax, view }: (typeof asked)[number]): Promise<void> => {
        const settings = {
          syntax,
          moduleFormat: 'esmodule',
          openModules: release.capabilities.openModules,
          experiments: [],
        } as const;
        const request = { release: release.name, settings, view, code };
        const outcome = await act({ action: 'view', request }, release, workshop);
        const text = JSON.stringify(outcome);
        // A program that names the secret is shown with that name.
        const isClean =
          ['viewed', 'failed', 'timeout'].includes(outcome.status) &&
          text.length < 300_000 &&
          !(text.includes(SECRET) && !code.includes(SECRET)) &&
          !text.includes('root:x:') &&
          !text.includes(process.cwd());
        if (!isClean) shown.push([code.slice(0, 80), view, text.slice(0, 400)]);
      };
      await Promise.all(asked.map(ask));
      expect(shown).toEqual([]);
      expect(fs.existsSync(marker)).toBe(false);
      expect(fs.readdirSync(folder)).toEqual(['Secret.res']);
    },
  );

  it.each(hasJails ? releases : releases.slice(0, 1))(
    '$name compiles files that ask for others, and shows nothing of them',
    async (release) => {
      const shown: unknown[] = [];
      for (const syntax of release.capabilities.syntaxes) {
        const ending = syntax === 'reason' ? 're' : 'res';
        for (const code of textsFor(release, syntax, hasJails, PROGRAMS.slice(0, 24))) {
          if (refusalOf({ code, extension: ending })) continue;
          const request = {
            release: release.name,
            settings: {
              syntax,
              moduleFormat: 'esmodule',
              openModules: release.capabilities.openModules,
              experiments: [],
            },
            code: 'let last = 1',
            around: {
              name: `Main.${ending}`,
              before: [
                { name: `Shapes.${ending}i`, code },
                { name: `Shapes.${ending}`, code },
              ],
              after: [],
            },
          } as const;
          const outcome = await act({ action: 'compile', request }, release, workshop);
          const text = JSON.stringify(outcome);
          const isClean =
            ['compiled', 'failed'].includes(outcome.status) &&
            !(text.includes(SECRET) && !code.includes(SECRET)) &&
            !text.includes('root:x:') &&
            !text.includes(process.cwd());
          if (!isClean) shown.push([code.slice(0, 80), text.slice(0, 400)]);
        }
      }
      expect(shown).toEqual([]);
      expect(fs.existsSync(marker)).toBe(false);
    },
  );

  it('leaves no files behind', () => {
    const files = fs.readdirSync(workshop.folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /program-/.test(file))).toEqual([]);
  });
});
