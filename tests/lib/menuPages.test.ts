import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { MENU_PAGES } from '../../src/lib/menuPages';

/** The TypeScript of the shell. */
function sources(folder = 'src'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) && entry.name !== 'menuPages.ts'
      ? [readFileSync(file, 'utf8')]
      : [];
  });
}

test('each page of the list is linked by name somewhere in the shell', () => {
  const shell = sources().join('\n');
  expect(MENU_PAGES.filter((id) => !shell.includes(`'${id}'`))).toEqual([]);
});

test('each is a page of the manual, or the start of the API reference', () => {
  const pages = new Set(readdirSync('docs/manual').concat(readdirSync('docs/api')));
  const written = MENU_PAGES.filter((id) => pages.has(`${id}.mdx`));
  expect(written).toEqual(expect.arrayContaining(['introduction', 'installation', 'index']));
  expect(new Set(MENU_PAGES).size).toBe(MENU_PAGES.length);
});
