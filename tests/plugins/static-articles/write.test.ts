import fs from 'node:fs';
import path from 'node:path';

import { writeLeanFiles } from '../../../plugins/static-articles/write';
import { generateSite, SITE } from '../../support/generatedSite';

let folder: string;
beforeEach(async () => {
  folder = await generateSite(SITE);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const options = {
  baseUrl: '/',
  menuPages: ['introduction'],
  staticRouteModule: '/staticRoute.tsx',
};
const lean = (...names: string[]): string => path.join(folder, 'static-articles', ...names);

test('tells which file stands for which module', () => {
  expect(Object.fromEntries(writeLeanFiles(folder, options))).toEqual({
    '@generated/routes': lean('routes.js'),
    '@generated/routesChunkNames': lean('routesChunkNames.json'),
    '@generated/registry': lean('registry.js'),
    '@generated/globalData': lean('globalData.json'),
  });
});

test('writes each of them, and the props that the registry names', () => {
  const files = writeLeanFiles(folder, options);
  for (const file of files.values()) expect(fs.existsSync(file)).toBe(true);
  const registry = fs.readFileSync(lean('registry.js'), 'utf8');
  const props = [...registry.matchAll(/import\(.*? "@generated\/static-articles\/(.*?)"\)/g)];
  expect(props).toHaveLength(6); // one for each version of SITE
  for (const [, file = ''] of props) {
    expect(JSON.parse(fs.readFileSync(lean(file), 'utf8'))).toHaveProperty('version.docs', {});
  }
});

test('leaves what Docusaurus has generated alone', () => {
  const before = fs.readFileSync(path.join(folder, 'routes.js'), 'utf8');
  writeLeanFiles(folder, options);
  expect(fs.readFileSync(path.join(folder, 'routes.js'), 'utf8')).toBe(before);
});

test('writes the same again, and leaves nothing of an earlier build', () => {
  writeLeanFiles(folder, options);
  const before = fs.readFileSync(lean('routes.js'), 'utf8');
  fs.writeFileSync(lean('props', 'gone.json'), '{}');
  writeLeanFiles(folder, options);
  expect(fs.readFileSync(lean('routes.js'), 'utf8')).toBe(before);
  expect(fs.existsSync(lean('props', 'gone.json'))).toBe(false);
});

test('names the file that is not what it should be', () => {
  fs.writeFileSync(path.join(folder, 'globalData.json'), '[]');
  expect(() => writeLeanFiles(folder, options)).toThrow(
    `static-articles: Expected object, got [] at the root in globalData.json of ${folder}`,
  );
});
