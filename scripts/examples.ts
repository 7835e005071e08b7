/**
 * Compiles every example of the pages it is given with the real compiler of each page's version.
 *
 *   npm run examples                       all pages: reports what does not compile or is out of date
 *   npm run examples -- FILE_OR_FOLDER …   these pages alone
 *   npm run examples -- --write …          also formats fences and fills in `js output` and `text error` fences
 *
 * Fence meta: see CONTRIBUTING.md, "Examples".
 */
import fs from 'node:fs';
import path from 'node:path';

import { compile, type Source } from '../plugins/compiled-examples/compiler/compile';
import { format } from '../plugins/compiled-examples/compiler/format';
import { toolchainOfPage } from '../src/lib/toolchainOfPage';

interface Fence {
  readonly language: string;
  readonly meta: string;
  /** Index of the opening line in the page, from 0. */
  readonly open: number;
  /** Index of the closing line. */
  readonly close: number;
  code: string;
}

const EXTENSIONS: Readonly<Record<string, Source['extension']>> = {
  res: 'res',
  rescript: 'res',
  resi: 'resi',
  re: 're',
  reason: 're',
  rei: 'rei',
};

const DEFAULT_FOLDERS = [
  'docs',
  'versioned_docs',
  'react_versioned_docs',
  'api_versioned_docs',
  'blog',
];

const write = process.argv.includes('--write');
const roots = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

function* pages(root: string): Generator<string> {
  if (!fs.existsSync(root)) return;
  if (fs.statSync(root).isFile()) {
    if (/\.mdx?$/.test(root)) yield root;
    return;
  }
  for (const name of fs.readdirSync(root).sort()) yield* pages(path.join(root, name));
}

function fencesOf(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  for (let open = 0; open < lines.length; open += 1) {
    const opening = /^(`{3,})(\w+)?[ \t]*(.*)$/.exec(lines[open] ?? '');
    if (!opening) continue;
    let close = open + 1;
    while (close < lines.length && lines[close]?.trim() !== opening[1]) close += 1;
    fences.push({
      language: opening[2] ?? '',
      meta: opening[3] ?? '',
      open,
      close,
      code: lines.slice(open + 1, close).join('\n'),
    });
    open = close;
  }
  return fences;
}

const problems: string[] = [];
const totals = { pages: 0, compiled: 0, signatures: 0, expectedErrors: 0, unchecked: 0 };

function checkPage(page: string): void {
  const toolchain = toolchainOfPage(page, process.cwd());
  const lines = fs.readFileSync(page, 'utf8').split('\n');
  const fences = fencesOf(lines);
  const preludes: string[] = [];
  const report = (fence: Fence, text: string) =>
    problems.push(`${page}:${fence.open + 1}: ${text}`);
  let changed = false;
  const replace = (fence: Fence, code: string) => {
    fence.code = code;
    changed = true;
  };
  totals.pages += 1;

  fences.forEach((fence, index) => {
    const extension = EXTENSIONS[fence.language];
    if (!extension) return;
    const words = new Set(fence.meta.replace(/"[^"]*"/g, '').split(/\s+/));
    if (/\bno-check(?:=|\b)/.test(fence.meta)) {
      if (!/no-check="[^"]+"/.test(fence.meta))
        report(fence, 'no-check needs a reason: no-check="why"');
      totals.unchecked += 1;
      return;
    }
    const asInterface = words.has('sig');
    const source: Source = {
      extension: asInterface ? (extension.startsWith('res') ? 'resi' : 'rei') : extension,
      code: fence.code,
    };
    if (!words.has('expect-error')) {
      const formatted = format(source, toolchain);
      if (formatted !== undefined && formatted !== fence.code) {
        if (write) replace(fence, formatted);
        else report(fence, 'is not formatted as this version’s formatter prints it');
      }
    }
    const code = asInterface ? fence.code : [...preludes, fence.code].join('\n\n');
    const result = compile({ ...source, code }, toolchain);
    const next = fences[index + 1];

    if (words.has('expect-error')) {
      totals.expectedErrors += 1;
      if (result.ok) report(fence, 'is marked expect-error, but it compiles');
      else if (
        next?.language === 'text' &&
        /\berror\b/.test(next.meta) &&
        next.code.trim() !== result.message
      ) {
        if (write) replace(next, result.message);
        else report(next, 'is not the message that the compiler prints');
      }
      return;
    }
    if (!result.ok) {
      report(fence, `does not compile:\n${result.message}`);
      return;
    }
    if (result.warnings !== '' && !words.has('expect-warning')) {
      report(fence, `compiles with warnings:\n${result.warnings}`);
    }
    if (asInterface) totals.signatures += 1;
    else totals.compiled += 1;
    if (words.has('prelude')) preludes.push(fence.code);
    if (
      next?.language === 'js' &&
      /\boutput\b/.test(next.meta) &&
      next.code.trim() !== result.javaScript
    ) {
      if (write) replace(next, result.javaScript);
      else report(next, 'is not the JavaScript that the compiler prints');
    }
  });

  if (changed) {
    for (const fence of [...fences].reverse()) {
      lines.splice(fence.open + 1, fence.close - fence.open - 1, ...fence.code.split('\n'));
    }
    fs.writeFileSync(page, lines.join('\n'));
  }
}

const started = Date.now();
for (const root of roots.length > 0 ? roots : DEFAULT_FOLDERS) {
  for (const page of pages(root)) checkPage(page);
}
for (const problem of problems) console.error(`${problem}\n`);
console.log(
  `${totals.pages} pages: ${totals.compiled} examples compiled, ${totals.signatures} signatures, ` +
    `${totals.expectedErrors} expected errors, ${totals.unchecked} unchecked; ` +
    `${problems.length} problems; ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
