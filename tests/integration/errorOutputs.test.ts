/** Messages of build tools in the index of errors are what the build tools print. */
import fs from 'node:fs';
import path from 'node:path';

import { ERRORS_FOLDER } from '../../src/lib/errorIndex';
import { recordOutputs } from '../../scripts/error-outputs/record';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, ERRORS_FOLDER);

const pages = fs
  .readdirSync(FOLDER)
  .map((name) => ({ name, text: fs.readFileSync(path.join(FOLDER, name), 'utf8') }))
  .filter(({ text }) => /^```text .*versions=/m.test(text));

test('there are entries of build tools', () => {
  expect(pages.length).toBeGreaterThanOrEqual(18);
});

test.each(pages)('$name shows what the tools print', async ({ text }) => {
  expect(await recordOutputs(text, ROOT)).toBe(text);
});
