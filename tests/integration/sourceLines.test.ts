/**
 * How often lines of JavaScript lead to the line of the program that they come from. What is true is
 * found by the compilers: one place of one line of a program is changed, and the line of the
 * JavaScript that changes comes from there.
 */
import fs from 'node:fs';
import path from 'node:path';

import { compile, type Extension } from '../../plugins/compiled-examples/compiler';
import { sourceLines } from '../../src/lib/playground/sourceLines';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';
import { share } from '../support/sample';

const PROGRAMS = path.join(__dirname, 'programs');

/** Places of a program that can be changed without changing its types, and by what. */
const CHANGES: readonly (readonly [place: RegExp, by: (found: string) => string])[] = [
  [/(?<![\w.])\d+(?![\w.])/g, (number) => String(Number(number) + 1001)],
  [/(?<![\w.])\d+\.\d+/g, (number) => String(Number(number) + 1000.5)],
  [/(?<=")[\w .]+(?=")/g, (text) => `${text}~`],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/ < /g, () => ' > '],
  [/ > /g, () => ' < '],
  [/ \* /g, () => ' + '],
  [/ === /g, () => ' !== '],
  [/ !== /g, () => ' === '],
  [/\bfalse\b/g, () => 'true'],
  [/\btrue\b/g, () => 'false'],
];

function* changesOf(source: string): Generator<{ line: number; code: string }> {
  const lines = source.split('\n');
  for (const [index, text] of lines.entries()) {
    if (/^\s*(?:\/\/|\/\*|type)/.test(text)) continue;
    for (const [place, by] of CHANGES) {
      for (const match of text.matchAll(place)) {
        const end = match.index + match[0].length;
        const changed = text.slice(0, match.index) + by(match[0]) + text.slice(end);
        const code = [...lines.slice(0, index), changed, ...lines.slice(index + 1)].join('\n');
        yield { line: index + 1, code };
      }
    }
  }
}

async function javaScriptOf(
  code: string,
  extension: Extension,
  toolchain: Toolchain,
): Promise<string | undefined> {
  const made = await compile(
    {
      files: [{ module: 'Playground', extension, code }],
      isUnwarned: true,
      moduleFormat: 'esmodule',
    },
    toolchain,
  );
  return made.status === 'compiled' ? made.javaScript : undefined;
}

/** The one line that differs, from 1; undefined where there is none, or several. */
function changedLine(before: string, after: string): number | undefined {
  const old = before.split('\n');
  const lines = after.split('\n');
  if (old.length !== lines.length) return undefined;
  const changed = lines.flatMap((line, index) => (line === old[index] ? [] : [index + 1]));
  return changed.length === 1 ? changed[0] : undefined;
}

interface Tally {
  asked: number;
  sure: number;
  sureAndRight: number;
  near: number;
  nearAndRight: number;
}

async function tally(file: string, toolchain: Toolchain): Promise<Tally> {
  const source = fs.readFileSync(path.join(PROGRAMS, file), 'utf8');
  const extension = file.endsWith('.re') ? 're' : 'res';
  const javaScript = await javaScriptOf(source, extension, toolchain);
  if (javaScript === undefined) throw new Error(`Expected ${file} to compile.`);
  const lineOf = sourceLines(source, javaScript);
  const result: Tally = { asked: 0, sure: 0, sureAndRight: 0, near: 0, nearAndRight: 0 };
  for (const { line, code } of changesOf(source)) {
    const after = await javaScriptOf(code, extension, toolchain);
    const changed = after === undefined ? undefined : changedLine(javaScript, after);
    if (changed === undefined) continue;
    const found = lineOf(changed);
    result.asked += 1;
    if (found?.isSure) {
      result.sure += 1;
      if (found.line === line) result.sureAndRight += 1;
    } else if (found) {
      result.near += 1;
      if (Math.abs(found.line - line) <= 3) result.nearAndRight += 1;
    }
  }
  return result;
}

/** All programs of its syntax for the newest version, and another one of them for each older one. */
function programsFor({ syntax }: Toolchain, place: number): readonly string[] {
  if (syntax === 'reason') return ['shop.re'];
  const programs = ['shop.res', 'numbers.res', 'board.res'];
  return place === 0 ? programs : share(programs, place, programs.length);
}

it.each(
  MANUAL_VERSIONS.flatMap(({ toolchain }, place) =>
    programsFor(toolchain, place).map((file) => ({
      file,
      release: toolchain.compilerRelease,
      toolchain,
    })),
  ),
)(
  'lines of $file lead back ($release)',
  async ({ file, toolchain }) => {
    const result = await tally(file, toolchain);
    expect(result.asked).toBeGreaterThan(30);
    expect(result.sureAndRight / result.sure).toBeGreaterThan(0.95);
    expect(result.sure / result.asked).toBeGreaterThan(0.8);
    // Of the others, what is meant is mostly in sight.
    expect(result.nearAndRight / Math.max(result.near, 1)).toBeGreaterThanOrEqual(0.4);
  },
  120_000,
);
