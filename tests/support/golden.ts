import fs from 'node:fs';
import path from 'node:path';

/**
 * Compares a text with a file of earlier output that somebody has read. Run jest with `-u` to write
 * the file anew, then read the difference; a failure says so with the test's name.
 *
 * @param folder folder of the test; files lie in its `golden/`
 */
export function expectGolden(folder: string, name: string, actual: string): void {
  const file = path.join(folder, 'golden', name);
  const text = `${actual.trimEnd()}\n`;
  const isUpdate = process.argv.some(
    (argument) => argument === '-u' || argument === '--updateSnapshot',
  );
  if (isUpdate) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const earlier = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : `no file ${file}`;
  try {
    expect(text).toBe(earlier);
  } catch (error) {
    if (error instanceof Error) {
      const test = path.relative('.', expect.getState().testPath ?? '');
      error.message += `\n\nIf it should be so: npx jest ${test} -u, then read the difference of ${path.relative('.', file)}.`;
    }
    throw error;
  }
}
