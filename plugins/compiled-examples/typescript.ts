/**
 * Fences in TypeScript that are examples: `ts example` and `tsx example`. TypeScript itself checks them, each as
 * a module of its own. What it has to refuse is marked in the code, by its own `// @ts-expect-error`.
 */
import path from 'node:path';

import ts from 'typescript';

import { parseFenceMeta } from '../../src/lib/fenceMeta';
import type { PageFence, Problem } from './fences';

/** What readers' projects are checked with, who keep to the defaults of a strict project. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};

/** Syntax trees of TypeScript's own declarations, which no example changes. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** A host in which the examples are files of the repository's root, where packages are found. */
function hostOf(codes: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  return {
    ...host,
    fileExists: (file) => codes.has(file) || host.fileExists(file),
    readFile: (file) => codes.get(file) ?? host.readFile(file),
    getSourceFile(file, target) {
      const code = codes.get(file);
      if (code !== undefined) return ts.createSourceFile(file, code, target, true);
      if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, target));
      return libraries.get(file);
    },
  };
}

/** Whether TypeScript checks a fence. */
export function isTypeScriptExample({ language, meta }: PageFence): boolean {
  if (language !== 'ts' && language !== 'tsx') return false;
  const read = parseFenceMeta(meta);
  return read.ok && read.value.words.has('example');
}

/**
 * Checks the examples in TypeScript of a page.
 *
 * @param fences of the page, in all languages
 * @returns one problem for each complaint of TypeScript, in the order of the page
 */
export function checkTypeScript(fences: readonly PageFence[]): Problem[] {
  const examples = new Map(
    fences
      .filter(isTypeScriptExample)
      .map((fence) => [path.resolve(`example-${fence.line}.${fence.language}`), fence] as const),
  );
  if (examples.size === 0) return [];
  const host = hostOf(new Map([...examples].map(([file, { code }]) => [file, code])));
  const program = ts.createProgram([...examples.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, start, code, messageText }) => {
    const fence = file && examples.get(file.fileName);
    const said = `TypeScript: ${ts.flattenDiagnosticMessageText(messageText, '\n')} (TS${code})`;
    if (!fence) return { line: 1, text: said };
    const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
    return { line: fence.line + 1 + line, column: character + 1, text: said };
  });
}
