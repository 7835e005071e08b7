import fs from 'node:fs';
import path from 'node:path';

import { format } from '../../plugins/compiled-examples/compiler/format';
import { landingExample } from '../../scripts/landing-examples/example';
import { LANDING_EXAMPLES } from '../../src/data/landingExamples';
import { LATEST_MANUAL_VERSION } from '../../src/versions';

const FOLDER = path.resolve('src', 'data', 'landing');
const programs = fs.readdirSync(FOLDER).map((file) => ({
  name: path.basename(file, '.res'),
  source: fs.readFileSync(path.join(FOLDER, file), 'utf8'),
}));

test('each program has its example', () => {
  expect(Object.keys(LANDING_EXAMPLES).sort()).toEqual(programs.map(({ name }) => name).sort());
});

test.each(programs)('$name is what the compiler prints today', ({ name, source }) => {
  const written: Readonly<Record<string, unknown>> = LANDING_EXAMPLES;
  // A difference means: npx tsx scripts/landing-examples
  expect(written[name]).toEqual(landingExample(source));
  expect(`${format({ code: source, extension: 'res' }, LATEST_MANUAL_VERSION.toolchain)}\n`).toBe(
    source,
  );
});
