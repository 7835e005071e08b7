/** From a program of the playground and the modules of its version to what a frame runs. */
import { MANUAL_VERSIONS } from '../../versions';
import type { Result } from '../decode';
import { parseVersion } from '../version';
import { cut } from './cut';
import { guard } from './guard';
import { importsOf, inOrder, type Modules, type NamedModule, type Pieces } from './modules';
import type { Place } from './messages';
import { outlineOf } from './outline';
import { SHOW_MODULE } from './runtime';
import { withShownValues } from './shownValues';

/** Name of the program's own module. */
export const PROGRAM_MODULE = './Playground.js';

/** Names of modules that the files of a program are, where they stand in a text with a line behind them. */
export const OWN_PLACE = /(\.\/[A-Z]\w*(?:\.res)?\.m?js):(\d+)/;

/** Name of the module that renders what the program exports. */
const RENDER_MODULE = 'program-frame/render';

/** Renders the component that the program exports, by its version's React. */
const RENDER: Pieces = [
  'import { createElement } from "',
  'react',
  '";\nimport { show } from "',
  SHOW_MODULE,
  '";\nimport * as program from "',
  PROGRAM_MODULE,
  `";
export default (container) => {
  const make = program.App?.make;
  if (make) show(createElement(make), container);
  else console.warn("Nothing is rendered: the module App has no component, which is called make.");
};
`,
];

/** Name of the module that writes the values that the program exports. */
const VALUES_MODULE = 'program-frame/values';

/** Writes values to the console, in the order of the program. */
function valuesOf(names: readonly string[]): Pieces {
  return [
    'import * as program from "',
    PROGRAM_MODULE,
    `";
for (const name of ${JSON.stringify(names)}) {
  const value = program[name];
  if (!(name in program) || typeof value === "function") continue;
  console.log(name + " =", typeof value === "string" ? JSON.stringify(value) : value);
}
`,
  ];
}

/** What there is beside a program. */
export interface ProgramContext {
  /** Other modules of its own, by the names under which it imports them. */
  readonly own?: Modules;
  /** Other files of a program that a reader wrote: JavaScript by the names under which it is imported. */
  readonly files?: ReadonlyMap<string, string>;
  /** Whether values of its statements, and those that it exports, are written where it prints nothing by itself. */
  readonly showsValues?: boolean;
  /** Whether the `App` that it exports is no module of the program's own, and isn't rendered. */
  readonly hidesApp?: boolean;
}

/** A program that is ready for a frame. */
export interface Program {
  /** Each behind what it imports. */
  readonly modules: readonly NamedModule[];
  readonly place: Place;
  /** Whether it exports a component that is rendered. */
  readonly isRendered: boolean;
}

/** Modules that only make sense in a page. */
const PAGE_MODULES = /^react-dom(?:\/client)?$/;

/** Names that only pages have. */
const PAGE_NAMES =
  /(?<![\w$.])(?:(?:globalThis|self)\s*\.\s*)?(?:document|window|alert|confirm|prompt|localStorage|sessionStorage|HTMLElement|DOMParser)(?![\w$])/;

/** Comments and strings, as far as they can be told without reading the whole language. */
const QUOTED =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;

/** The text of a module without comments and strings. */
function codeOf(pieces: Pieces): string {
  return pieces
    .filter((_, index) => index % 2 === 0)
    .join('""')
    .replace(QUOTED, '""');
}

/** Whether a module exports a name `App`. */
export function exportsApp(pieces: Pieces): boolean {
  return [...codeOf(pieces).matchAll(/\bexport\s*\{([^{}]*)\}/g)].some(([, names = '']) =>
    /(?:^|[\s,])App\s*(?:,|$)/.test(names),
  );
}

/**
 * Whether a program must run in a page and not in a worker: one of its modules exports `App`, imports
 * React's renderer for pages, or names what only pages have outside strings and comments.
 *
 * It errs on both sides: names that are put together and rare ones such as `matchMedia` are not seen (the
 * latter are unknown in the worker, and the program is run again in a page), and a variable that is called
 * `document` makes a program run in a page that could do without.
 *
 * @param modules the program's own, without libraries
 */
export function needsPage(modules: readonly NamedModule[]): boolean {
  return modules.some(
    ({ pieces }) =>
      exportsApp(pieces) ||
      importsOf(pieces).some((name) => PAGE_MODULES.test(name)) ||
      PAGE_NAMES.test(codeOf(pieces)),
  );
}

/** Whether a module renders the component of a module `App` that it exports. */
export function exportsAppIn(javaScript: string): boolean {
  return exportsApp([javaScript]);
}

/** `belt_array` of `rescript/lib/es6/belt_Array.js`, `./stdlib/belt_Array.js` and `…/Belt_Array.mjs`. */
function baseName(name: string): string {
  return (name.split('/').at(-1)?.split('.', 1)[0] ?? '').toLowerCase();
}

/** Names that compilers print of their own and their libraries' modules, wherever these lie. */
const LIBRARY_NAME = /^(?:\.\.?\/|(?:bs-platform|rescript|reason-react|@rescript\/\w+)\/)/;

/**
 * The same module with the names that `modules` has: bundles and releases of a compiler call the same
 * module of its library by different folders, endings and capital letters.
 */
function withKnownNames(pieces: Pieces, modules: Modules): Pieces {
  let known: Map<string, string> | undefined;
  return pieces.map((piece, index) => {
    if (index % 2 === 0 || Object.hasOwn(modules, piece) || !LIBRARY_NAME.test(piece)) return piece;
    known ??= new Map(
      Object.keys(modules)
        .filter((name) => LIBRARY_NAME.test(name))
        .map((name) => [baseName(name), name]),
    );
    return known.get(baseName(piece)) ?? piece;
  });
}

/** A program's own module as a frame takes it: with checks in its loops, and names that are known. */
function piecesOf(javaScript: string, known: Modules): Result<Pieces, string> {
  const guarded = guard(javaScript);
  if (!guarded.ok) return guarded;
  const pieces = cut(guarded.value);
  return pieces.ok ? { ok: true, value: withKnownNames(pieces.value, known) } : pieces;
}

/**
 * The modules that a frame runs for a program.
 *
 * @param javaScript ES module as the compiler printed it
 * @param runtime what programs of its version may import
 * @returns the program, or a sentence about what can't be run
 */
export function playgroundProgram(
  javaScript: string,
  runtime: Modules,
  {
    own: examples = {},
    files = new Map(),
    showsValues = false,
    hidesApp = false,
  }: ProgramContext = {},
): Result<Program, string> {
  const own: Record<string, Pieces> = { ...examples };
  const written: NamedModule[] = [];
  // The files know of one another by their names alone.
  const names = Object.fromEntries([...files.keys()].map((name) => [name, []]));
  for (const [name, text] of files) {
    const pieces = piecesOf(text, { ...runtime, ...examples, ...names });
    if (!pieces.ok) return pieces;
    own[name] = pieces.value;
    written.push({ name, pieces: pieces.value });
  }
  const { prints, renders, values } = outlineOf(javaScript);
  const isSilent = showsValues && !prints && !renders;
  const guarded = guard(javaScript);
  if (!guarded.ok) return guarded;
  const cutProgram = cut(isSilent ? withShownValues(guarded.value) : guarded.value);
  if (!cutProgram.ok) return cutProgram;
  const pieces = withKnownNames(cutProgram.value, { ...runtime, ...own });
  const isRendered = !hidesApp && exportsApp(pieces);
  const writesValues = isSilent && values.length > 0;
  const entry = isRendered ? RENDER_MODULE : writesValues ? VALUES_MODULE : PROGRAM_MODULE;
  const ordered = inOrder(entry, {
    ...runtime,
    ...own,
    [PROGRAM_MODULE]: pieces,
    [RENDER_MODULE]: RENDER,
    [VALUES_MODULE]: valuesOf(values),
  });
  if (!ordered.ok) return ordered;
  const isInPage = needsPage([...written, { name: PROGRAM_MODULE, pieces }]);
  return {
    ok: true,
    value: { modules: ordered.value, place: isInPage ? 'page' : 'worker', isRendered },
  };
}

/**
 * The release whose modules a program of another release may use: that of the same major version.
 *
 * @param release with a leading `v`, such as `v11.1.4`
 */
export function runtimeRelease(release: string): string | undefined {
  const wanted = parseVersion(release);
  return MANUAL_VERSIONS.map(({ toolchain }) => toolchain.compilerRelease).find(
    (name) => parseVersion(`v${name}`)?.major === wanted?.major,
  );
}
