import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const THEME = path.resolve('src/theme');

function components(folder = ''): string[] {
  return readdirSync(path.join(THEME, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return components(name);
    return /\.tsx?$/.test(entry.name) ? [name.replace(/(?:\/index)?\.tsx?$/, '')] : [];
  });
}

function registered(): string[] {
  const register = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  return [...register.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name ?? '');
}

test('src/theme/README.md registers each swizzle and nothing else', () => {
  expect(registered().sort()).toEqual(components().sort());
});

test('the register names the version of the theme that is installed', () => {
  const { version } = JSON.parse(
    readFileSync('node_modules/@docusaurus/theme-classic/package.json', 'utf8'),
  ) as { version: string };
  expect(readFileSync(path.join(THEME, 'README.md'), 'utf8')).toContain(
    `\`@docusaurus/theme-classic\` ${version}`,
  );
});
