/** From an example and the modules of its version to what a frame runs. */
import type { Result } from '../decode';
import { cut } from './cut';
import { guard } from './guard';
import { LIVE_MODULE, type LiveExample, START_MODULE } from './liveExample';
import { inOrder, type Modules, type NamedModule, type Pieces } from './modules';
import { SHOW_MODULE } from './runtime';

/** How a program of an example begins: it shows the element that the example's `live` made. */
const START: Pieces = [
  'import { show } from "',
  SHOW_MODULE,
  '";\nimport { live } from "',
  LIVE_MODULE,
  `";\nexport default (container) => show(${LIVE_MODULE}, container);\n`,
];

/**
 * Modules of an example, ready for a frame.
 *
 * @param texts their JavaScript, by the names under which they are imported
 * @returns the modules, or a sentence about what can't be run
 */
export function piecesOf(texts: Readonly<Record<string, string>>): Result<Modules, string> {
  const all: Record<string, Pieces> = {};
  for (const [name, text] of Object.entries(texts)) {
    const guarded = guard(text);
    const pieces = guarded.ok ? cut(guarded.value) : guarded;
    if (!pieces.ok) return { ok: false, error: `${name}: ${pieces.error}` };
    all[name] = pieces.value;
  }
  return { ok: true, value: all };
}

/**
 * The modules that a frame runs to show an example, each behind what it imports.
 *
 * @param code JavaScript of the module that the page shows; unused where it shows none
 * @param runtime what programs of its version may import
 * @returns the modules, or a sentence about what can't be run
 */
export function exampleProgram(
  { modules, shown }: LiveExample,
  code: string,
  runtime: Modules,
): Result<readonly NamedModule[], string> {
  const own = piecesOf({ ...modules, ...(shown !== undefined && { [shown]: code }) });
  if (!own.ok) return own;
  return inOrder(START_MODULE, { ...runtime, [START_MODULE]: START, ...own.value });
}
