import { unzipSync } from 'fflate';

import { projectFiles, projectRelease } from '../../../../src/lib/playground/takeAway/project';
import { zipFolder } from '../../../../src/lib/playground/takeAway/zip';

const CHOICES = { syntax: 'rescript', moduleFormat: 'esmodule', experiments: [] } as const;

function files(change: Partial<Parameters<typeof projectFiles>[0]> = {}) {
  return projectFiles({
    code: 'let tea = 3',
    release: 'v12.2.0',
    choices: CHOICES,
    href: 'https://site.example/try?a=b',
    ...change,
  });
}

const parsed = (text = '{}') => JSON.parse(text) as unknown;

it('has the chosen release of the compiler, exactly, and nothing that the program does not need', () => {
  const { 'package.json': manifest, 'rescript.json': config, ...rest } = files();
  expect(parsed(manifest)).toMatchObject({
    scripts: { build: 'rescript build', start: 'node src/Program.mjs' },
    dependencies: { rescript: '12.2.0' },
  });
  expect(parsed(config)).toEqual({
    name: 'rescript-program',
    sources: 'src',
    'package-specs': { module: 'esmodule', 'in-source': true },
    suffix: '.mjs',
  });
  expect(rest['src/Program.res']).toBe('let tea = 3\n');
  expect(rest['README.md']).toContain('npm install\nnpm run build\n');
  expect(rest['README.md']).toContain('(https://site.example/try?a=b)');
});

it('has the settings of the playground', () => {
  const { 'rescript.json': config } = files({
    code: 'let view = <p />',
    choices: {
      ...CHOICES,
      moduleFormat: 'commonjs',
      warningFlags: '+a-4',
      openModules: ['Belt'],
      jsxMode: 'preserve',
      experiments: ['LetUnwrap'],
    },
  });
  expect(parsed(config)).toMatchObject({
    'package-specs': { module: 'commonjs' },
    suffix: '.js',
    dependencies: ['@rescript/react'],
    'compiler-flags': ['-open Belt'],
    jsx: { version: 4, preserve: true },
    warnings: { number: '+a-4' },
    'experimental-features': { LetUnwrap: true },
  });
});

it.each([
  ['v11.1.4', 'rescript.json', { 'bsc-flags': ['-open RescriptCore'] }],
  ['v10.1.4', 'bsconfig.json', { jsx: { version: 4, mode: 'automatic' } }],
  ['v9.1.4', 'bsconfig.json', { reason: { 'react-jsx': 3 } }],
])('configures %s in %s', (release, name, config) => {
  expect(parsed(files({ release, code: '@react.component let make = 1' })[name])).toMatchObject(
    config,
  );
});

it('writes Reason for the compiler that reads it, with bindings beside their peers', () => {
  const made = files({
    release: 'v8.4.2',
    code: 'let view = <p />;',
    choices: { ...CHOICES, syntax: 'reason' },
  });
  expect(Object.keys(made).sort()).toEqual(
    ['.gitignore', '.npmrc', 'README.md', 'bsconfig.json', 'package.json', 'src/Program.re'].sort(),
  );
  expect(parsed(made['package.json'])).toMatchObject({
    scripts: { build: 'bsb -make-world' },
    dependencies: { 'bs-platform': '8.4.2', 'reason-react': '0.9.1', react: '16.14.0' },
  });
});

it.each([
  ['v12.2.0', '12.2.0'],
  ['v12.3.0-beta.1', '12.3.0-beta.1'],
  ['v12.0.0', '12.2.0'],
  ['v13.0.0', '12.2.0'],
  ['v11.1.2', '11.1.2'],
  ['v11.0.1', '11.1.4'],
  ['v9.0.2', '9.1.4'],
  ['nonsense', '11.1.4'],
])('takes for %s the compiler %s', (release, expected) => {
  expect(projectRelease(release)).toBe(expected);
});

it('is a zip file with one folder, the same each time, whatever the program is called', () => {
  const made = files({ code: '../../evil\n/etc/passwd\0' });
  const zip = zipFolder('rescript-program', made);
  expect(zip).toEqual(zipFolder('rescript-program', made));
  const names = Object.keys(unzipSync(zip));
  expect(names.sort()).toEqual(
    Object.keys(made)
      .map((name) => `rescript-program/${name}`)
      .sort(),
  );
  expect(names.every((name) => /^rescript-program\/(?:src\/)?[\w.]+$/.test(name))).toBe(true);
});

it('has several files by their names, of which the last one runs', () => {
  const made = files({
    files: [
      { name: 'View.resi', code: 'let make: unit => React.element' },
      { name: 'View.res', code: 'let make = () => <p />' },
      { name: 'Main.res', code: 'let view = View.make()' },
    ],
  });
  expect(Object.keys(made).filter((name) => name.startsWith('src/'))).toEqual([
    'src/View.resi',
    'src/View.res',
    'src/Main.res',
  ]);
  expect(parsed(made['package.json'])).toMatchObject({
    scripts: { start: 'node src/Main.mjs' },
    dependencies: { react: expect.any(String) },
  });
  expect(made['README.md']).toContain('`npm start` runs `src/Main.mjs`');
});
