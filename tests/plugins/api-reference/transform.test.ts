import type { Root } from 'mdast';

import { loadReference } from '../../../plugins/api-reference/pages/reference';
import { remarkApiPages } from '../../../plugins/api-reference/transform';
import { parsePage } from '../../../plugins/llms/page/parse';
import { currentOf } from '../../../src/lib/versionTable';
import { MANUAL_VERSIONS } from '../../../src/versions';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

beforeAll(() => loadReference(), COLD_MS);

const ROOT = '/site';

/** Where the version of `docs/api` is served. */
const { name: NAME, path: CURRENT } = currentOf(MANUAL_VERSIONS);

async function transformed(
  text: string,
  page = 'docs/api/belt.mdx',
  options: Partial<Parameters<typeof remarkApiPages>[0]> = {},
): Promise<Root> {
  const path = `${ROOT}/${page}`;
  const tree = await parsePage(text, path, []);
  await remarkApiPages({ root: ROOT, baseUrl: '/', ...options })(tree, { path });
  return tree;
}

const found = (tree: Root): string => JSON.stringify(tree);

test('modules become what the packages of the version of the page say', async () => {
  const newest = await transformed('<ApiModule id="Belt.Map" />');
  expect(found(newest)).not.toContain('ApiModule');
  expect(found(newest)).toContain(`/docs/manual/${CURRENT}/api/belt/map/string`);
  const older = await transformed(
    '<ApiModule id="Belt.Map" />',
    'api_versioned_docs/version-v9.0.0/belt/map.generated.mdx',
  );
  expect(found(older)).toContain('/docs/manual/v9.0.0/api/belt/map-string');
});

test('what stands around them stays, and pages without them are left alone', async () => {
  const tree = await transformed('Before.\n\n<ApiModules library="Dom" />\n\nBehind.');
  expect(tree.children.at(0)).toMatchObject({ children: [{ value: 'Before.' }] });
  expect(tree.children.at(-1)).toMatchObject({ children: [{ value: 'Behind.' }] });
  expect(found(tree)).toContain(`/docs/manual/${CURRENT}/api/dom/storage2`);

  const load = jest.fn(loadReference);
  await transformed('Text.', 'docs/community/overview.mdx', { load });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  [
    '<ApiModule id="Belt.None" />',
    `docs/api/belt.mdx: Expected the id of a module of ${NAME}, got Belt.None`,
  ],
  ['<ApiModule id={x} />', /^docs\/api\/belt.mdx: Expected <ApiModule> to have id="Belt.Map"/],
  [
    '<ApiModules library="Core" />',
    `Expected a library of ${NAME} (Stdlib, Belt, Js, Dom), got Core`,
  ],
])('%s is refused in one sentence with the page', async (text, message) => {
  await expect(transformed(text)).rejects.toThrow(message);
});

test('pages without a version are refused', async () => {
  await expect(
    transformed('<ApiModule id="Belt" />', 'docs/community/overview.mdx'),
  ).rejects.toThrow(/^docs\/community\/overview.mdx: Expected .* on pages of a version/);
});

test('a section that is left out loads nothing and says so once', async () => {
  const load = jest.fn(loadReference);
  const tree = await transformed(
    '<ApiModules library="Belt" />\n\n<ApiModule id="Belt" />',
    undefined,
    { load, isLeftOut: true },
  );
  expect(load).not.toHaveBeenCalled();
  expect(tree.children).toHaveLength(1);
  expect(found(tree)).toContain('The modules are left out of this build (NO_API).');
});

test('a version that this machine can’t read says why', async () => {
  const load = async () => ({
    versions: new Map(),
    unavailable: new Map([[NAME, 'bsc does not run here.']]),
    state: '',
  });
  const tree = await transformed('<ApiModules library="Belt" />', undefined, { load });
  expect(found(tree)).toContain('This build has no modules here: bsc does not run here.');
});
