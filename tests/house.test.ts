/** The map in CONTRIBUTING.md names what there is, and what it names is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = readFileSync('CONTRIBUTING.md', 'utf8');
const MAP = /```\n([^]*?)```/.exec(PAGE)?.[1] ?? '';

/** The lines of the map, as paths: a line that is indented lies in the last one that is not. */
function mapped(): readonly string[] {
  let folder = '';
  return MAP.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?:, \S+)*)(?: {2,}|$)/.exec(line) ?? [];
    // A description that goes on.
    if (names === '' || indent.length > 2) return [];
    if (indent === '' && names.endsWith('/')) folder = names;
    return names.split(', ').map((name) => (indent === '' ? name : folder + name));
  });
}

const foldersIn = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.posix.join(place, name));

const NAMED = mapped().map((name) => name.replace(/<.*$/, '').replace(/\/$/, ''));

test('what the map names is there', () => {
  expect(NAMED.length).toBeGreaterThan(50);
  expect(NAMED.filter((name) => !existsSync(name))).toEqual([]);
});

test.each(['src', 'plugins', 'docs'])('each folder of %s is on the map', (place) => {
  expect(foldersIn(place).filter((folder) => !NAMED.includes(folder))).toEqual([]);
});

test('each folder of the repository is on the map', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const folders = foldersIn('.').filter(
    // What git or an editor keeps for itself, what a build writes, and what `docs:version` writes beside its pages.
    (name) =>
      !name.startsWith('.') &&
      !name.endsWith('_sidebars') &&
      !ignored.some((line) => line === `${name}/` || line === `/${name}/`),
  );
  expect(folders.filter((name) => !NAMED.some((place) => place.split('/')[0] === name))).toEqual(
    [],
  );
});

test('it is an index, and each plugin tells the rest itself', () => {
  expect(PAGE.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  expect(foldersIn('plugins').filter((folder) => !existsSync(`${folder}/README.md`))).toEqual([]);
});

test('each subject has its page, and each page its line', () => {
  const linked = [...PAGE.matchAll(/\]\((contributing\/[\w-]+\.md)\)/g)].map(
    ([, file = '']) => file,
  );
  const pages = readdirSync('contributing').map((name) => `contributing/${name}`);
  expect([...new Set(linked)].sort()).toEqual(pages.sort());
});
