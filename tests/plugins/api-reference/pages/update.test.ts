import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadReference, type Reference } from '../../../../plugins/api-reference/pages/reference';
import { versionFolder } from '../../../../plugins/api-reference/pages/stubs';
import { updateStubs } from '../../../../plugins/api-reference/pages/update';
import { type DocsVersion, MANUAL_VERSIONS } from '../../../../src/versions';
import { versionOf } from '../../../support/versionOf';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const [NEWEST] = MANUAL_VERSIONS;
const WITH_CORE = versionOf(11);

let root: string;
let reference: Reference;

beforeAll(async () => {
  reference = await loadReference();
}, COLD_MS);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'api-update-'));
  for (const version of MANUAL_VERSIONS) {
    fs.mkdirSync(path.join(root, versionFolder(version)), { recursive: true });
  }
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function pagesOf(version: DocsVersion): readonly string[] {
  return fs
    .readdirSync(path.join(root, versionFolder(version)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'));
}

test('every version gets its pages', async () => {
  expect(await updateStubs(root)).toEqual({ unavailable: [], hasChanged: true });
  expect(pagesOf(NEWEST)).toContain('stdlib/array.generated.mdx');
  expect(pagesOf(WITH_CORE)).toContain('core/array.generated.mdx');
  for (const version of MANUAL_VERSIONS) expect(pagesOf(version).length).toBeGreaterThan(90);
});

test('a version that this machine can’t read loses its pages, and the reason is told', async () => {
  await updateStubs(root);
  const page = path.join(root, versionFolder(NEWEST), 'index.mdx');
  fs.writeFileSync(page, 'by hand');
  const versions = new Map(reference.versions);
  versions.delete(NEWEST.name);
  const unavailable = new Map([[NEWEST.name, 'bsc does not run here.']]);
  expect(await updateStubs(root, async () => ({ ...reference, versions, unavailable }))).toEqual({
    unavailable: [
      `api-reference: the site has no modules in the API reference of ${NEWEST.name}: bsc does not run here.`,
    ],
    hasChanged: true,
  });
  expect(pagesOf(NEWEST)).toEqual(['index.mdx']);
  expect(pagesOf(WITH_CORE)).toContain('core/array.generated.mdx');
});

test('nothing has changed where all pages are there', async () => {
  await updateStubs(root);
  expect(await updateStubs(root)).toEqual({ unavailable: [], hasChanged: false });
});

test('pages are written anew when models or code change', async () => {
  await updateStubs(root);
  const file = path.join(root, versionFolder(NEWEST), 'belt/map.generated.mdx');
  expect(fs.readFileSync(file, 'utf8')).toContain(`state="${reference.state}"`);
  await updateStubs(root, async () => ({ ...reference, state: 'other' }));
  expect(fs.readFileSync(file, 'utf8')).toContain('state="other"');
});
