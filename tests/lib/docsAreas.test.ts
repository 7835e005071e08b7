import { docAt, pathsOf } from '../../src/lib/docsAreas';
import { docsData } from '../support/docsData';

const { default: manual, api } = docsData['docusaurus-plugin-content-docs'];

test.each([
  ['/docs/manual/v12.0.0/dict', 'dict', 'current'],
  ['/docs/manual/latest/record/', 'record', manual.versions[1]?.name],
])('the page at %s is known by its id and version', (path, id, version) => {
  const shown = docAt(manual, path);
  expect(shown?.id).toBe(id);
  expect(shown?.version.name).toBe(version);
});

test('the page that a version begins with stands at its own address', () => {
  const [newest] = api.versions;
  expect(docAt(api, newest?.path ?? '')).toMatchObject({ id: 'index', version: newest });
});

test('there is no page at a dead address, at one of another instance, and in an instance that is not built', () => {
  expect(docAt(manual, '/docs/manual/latest/dict')).toBeUndefined();
  expect(docAt(api, '/docs/manual/latest/record')).toBeUndefined();
  expect(docAt(undefined, '/docs/manual/latest/record')).toBeUndefined();
});

test('a page has as many paths as versions that know it', () => {
  expect(pathsOf(manual, 'record')).toEqual([
    '/docs/manual/v12.0.0/record',
    '/docs/manual/latest/record',
    '/docs/manual/v8.0.0/record',
  ]);
  expect(pathsOf(manual, 'object')).toEqual(['/docs/manual/latest/object']);
  expect(pathsOf(undefined, 'record')).toEqual([]);
});
