import fs from 'node:fs';
import path from 'node:path';

import { parseDiagnostics, withLines } from '../../../plugins/compiled-examples/compiler';
import { expectGolden } from '../../support/golden';

/** What the five compilers really wrote, by compiler, syntax and case. */
const FOLDER = path.join(__dirname, 'stderr');
const read = (name: string): string => fs.readFileSync(path.join(FOLDER, name), 'utf8');
const files = fs.readdirSync(FOLDER);
const filesOf = (kind: string): string[] => files.filter((name) => name.endsWith(`-${kind}.txt`));
/** Escape sequences of terminals begin with it. */
const ESCAPE = String.fromCharCode(27);

describe('parseDiagnostics', () => {
  test('is tried with each compiler', () => {
    expect(new Set(files.map((name) => name.split('-')[0]))).toEqual(
      new Set(['v8', 'v9', 'v10', 'v11', 'v12']),
    );
  });

  test.each(files)('reads %s as in its golden file', (name) => {
    expectGolden(
      __dirname,
      name.replace('.txt', '.json'),
      JSON.stringify(parseDiagnostics(read(name)), null, 2),
    );
  });

  test.each(filesOf('TypeError'))('finds kind, place and both types in %s', (name) => {
    const [diagnostic, ...others] = parseDiagnostics(read(name));
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      kind: 'type-error',
      location: { startLine: 2, startColumn: 21, endLine: 2, endColumn: 29 },
    });
    expect(diagnostic?.message).toMatch(/has type: int\n[^\n]*: string/);
    expect(diagnostic?.frame).toContain('2 │ let label: string = seats + 1');
  });

  test.each(filesOf('SyntaxError'))('finds the syntax error of %s, once', (name) => {
    const diagnostics = parseDiagnostics(read(name));
    expect(diagnostics.map(({ kind }) => kind)).toEqual(['syntax-error']);
    expect(diagnostics[0]?.location?.startLine).toBe(1);
  });

  test.each(filesOf('MultiLine'))('finds a warning and an error of several lines in %s', (name) => {
    expect(parseDiagnostics(read(name))).toMatchObject([
      { kind: 'warning', warning: 8, location: { startLine: 2, endLine: 4, endColumn: 3 } },
      { kind: 'type-error', location: { startLine: 7, startColumn: 3, endLine: 8, endColumn: 3 } },
    ]);
  });

  test.each(filesOf('Warning'))('finds the number of the warning in %s', (name) => {
    expect(parseDiagnostics(read(name))).toMatchObject([
      { kind: 'warning', warning: 26, location: { startLine: 2, startColumn: 7, endColumn: 12 } },
    ]);
  });

  test.each(filesOf('WarningAsError'))('knows the warning of %s as an error', (name) => {
    expect(parseDiagnostics(read(name))).toMatchObject([{ kind: 'warning-error', warning: 109 }]);
  });

  test('says nothing about nothing, and shows whole what it does not know', () => {
    expect(parseDiagnostics('\n')).toEqual([]);
    expect(parseDiagnostics('Fatal error: out of memory\n')).toMatchObject([
      { kind: 'type-error', message: 'Fatal error: out of memory' },
    ]);
  });
});

describe('withLines', () => {
  test.each(files)('keeps the text of %s, without colors', (name) => {
    const plain = withLines(read(name), (line) => line);
    expect(plain).not.toContain(ESCAPE);
    for (const { message } of parseDiagnostics(read(name))) {
      for (const line of message.split('\n')) expect(plain).toContain(line.trim());
    }
  });

  test('moves places and frames', () => {
    const moved = withLines(read('v12-res-MultiLine.txt'), (line) => line + 95);
    expect(moved).toContain('MultiLine.res:97:3-99:3');
    expect(moved).toContain('102 │   base +\n 103 │   2');
  });

  test('leaves out lines of a frame that have no number', () => {
    const moved = withLines(read('v12-res-MultiLine.txt'), (line) =>
      line > 6 ? line - 6 : undefined,
    );
    expect(moved).toContain('MultiLine.res:1:3-2:3');
    expect(moved).toContain(' 1 │   base +');
    expect(moved).not.toContain('let fare');
  });

  test('moves the place of a Reason syntax error, and drops what bsc adds to it', () => {
    const moved = withLines(read('v8-re-SyntaxError.txt'), (line) => line + 10);
    expect(moved).toMatch(/^File "SyntaxError.re", line 11, characters 14-15:/);
    expect(moved).not.toContain('Please file an issue');
  });
});
