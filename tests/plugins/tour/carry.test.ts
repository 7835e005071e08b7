import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { carryTour, sourceOfStep } from '../../../plugins/tour/carry';
import { tourOptions } from '../../../plugins/tour/options';
import { indexSteps } from '../../../plugins/tour/steps';
import { TOUR_FOLDER, TOUR_SIDEBARS, TOUR_STEPS, TOUR_VERSIONS } from '../../../src/lib/tour';

const [, older] = TOUR_VERSIONS;
if (!older) throw new Error('Expected an older version with a tour.');
const [first = '', second = ''] = TOUR_STEPS;
const WRITTEN = `tour_versioned_docs/version-${older.docusaurusName}`;

let root: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
/** A step that begins with these words, and has enough of them. */
const textOf = (words: string): string => `${words} ${'And so on. '.repeat(60)}\n`;
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'tour-'));
  for (const step of TOUR_STEPS) write(`${TOUR_FOLDER}/${step}.mdx`, textOf(`The step ${step}.`));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('an older version gets all steps, its own where it has some, and their order', async () => {
  write(`${TOUR_FOLDER}/${older.name}/${second}.mdx`, textOf('Another way.'));
  await carryTour(root);
  expect(read(`${WRITTEN}/${first}.mdx`)).toBe(textOf(`The step ${first}.`));
  expect(read(`${WRITTEN}/${second}.mdx`)).toBe(textOf('Another way.'));
  expect(fs.readdirSync(path.join(root, WRITTEN))).toHaveLength(TOUR_STEPS.length);
  const sidebars = `tour_versioned_sidebars/version-${older.docusaurusName}-sidebars.json`;
  expect(JSON.parse(read(sidebars))).toEqual(TOUR_SIDEBARS);
  expect(JSON.parse(read('tour_versions.json'))).toEqual([older.docusaurusName]);
});

test('files that are the same stay untouched, changed ones follow, others go', async () => {
  await carryTour(root);
  const untouched = fs.statSync(path.join(root, WRITTEN, `${first}.mdx`)).mtimeMs;
  write(`${TOUR_FOLDER}/${second}.mdx`, textOf('Rewritten.'));
  write(`${WRITTEN}/gone.mdx`, 'An old step.\n');
  write('tour_versioned_docs/version-v1.0.0/gone.mdx', 'A step of a version that is gone.\n');
  await carryTour(root);
  expect(fs.statSync(path.join(root, WRITTEN, `${first}.mdx`)).mtimeMs).toBe(untouched);
  expect(read(`${WRITTEN}/${second}.mdx`)).toBe(textOf('Rewritten.'));
  expect(fs.existsSync(path.join(root, WRITTEN, 'gone.mdx'))).toBe(false);
  expect(fs.readdirSync(path.join(root, 'tour_versioned_docs'))).toEqual([path.basename(WRITTEN)]);
});

test('a step leads to the file that it was written in', () => {
  write(`${TOUR_FOLDER}/${older.name}/${second}.mdx`, textOf('Another way.'));
  expect(sourceOfStep(root, older, first)).toBe(`${TOUR_FOLDER}/${first}.mdx`);
  expect(sourceOfStep(root, older, second)).toBe(`${TOUR_FOLDER}/${older.name}/${second}.mdx`);
});

test('a step without a file is named', async () => {
  fs.rmSync(path.join(root, TOUR_FOLDER, `${second}.mdx`));
  await expect(carryTour(root)).rejects.toThrow(`Expected ${TOUR_FOLDER}/${second}.mdx`);
});

test.each([TOUR_FOLDER, `${TOUR_FOLDER}/${older.name}`])(
  'a file in %s that is no step is named',
  async (folder) => {
    write(`${folder}/stranger.mdx`, textOf('Who?'));
    await expect(carryTour(root)).rejects.toThrow(
      `Expected files of steps in ${folder}, got stranger.mdx`,
    );
  },
);

test('a folder of a version without a tour is named', async () => {
  write(`${TOUR_FOLDER}/v1.0.0/${second}.mdx`, textOf('Another way.'));
  await expect(carryTour(root)).rejects.toThrow(
    `Expected folders of older versions with a tour in ${TOUR_FOLDER} (${older.name}), got v1.0.0`,
  );
});

test('a step that says too little is named', async () => {
  const file = `${TOUR_FOLDER}/${older.name}/${second}.mdx`;
  write(file, 'Another way.\n');
  await expect(carryTour(root)).rejects.toThrow(`${file}: Expected 150 to 250 words`);
});

describe('the steps of the page with all of them', () => {
  const docs = [...TOUR_STEPS].reverse().map((id) => ({ id, title: `T ${id}`, description: 'D' }));
  // Docusaurus loads more of a version than the page reads.
  const content = { loadedVersions: [{ versionName: older.docusaurusName, docs }] } as never;

  test('are in their order', () => {
    const steps = indexSteps(content, older);
    expect(steps.map(({ id }) => id)).toEqual(TOUR_STEPS);
    expect(steps[0]).toEqual({ id: first, title: `T ${first}`, summary: 'D' });
  });

  test('are all there, or the first that isn’t is named', () => {
    expect(() => indexSteps({ loadedVersions: [] }, older)).toThrow(`expected the step ${first}`);
  });
});

test('readers propose changes to the file that a step was written in', () => {
  write(`${TOUR_FOLDER}/${older.name}/${second}.mdx`, textOf('Another way.'));
  const { editUrl } = tourOptions(root, ({ versionDocsDirPath, docPath }) =>
    [versionDocsDirPath, docPath].join('/'),
  );
  const addressOf = (version: string, step: string) =>
    editUrl({
      version,
      docPath: `${step}.mdx`,
      versionDocsDirPath: 'anywhere',
      permalink: '',
      locale: 'en',
    });
  expect(addressOf(older.docusaurusName, first)).toBe(`${TOUR_FOLDER}/${first}.mdx`);
  expect(addressOf(older.docusaurusName, second)).toBe(
    `${TOUR_FOLDER}/${older.name}/${second}.mdx`,
  );
  expect(addressOf('current', second)).toBe(`${TOUR_FOLDER}/${second}.mdx`);
});
