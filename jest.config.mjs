/**
 * Unit tests: `tests/` mirrors `src/` and `plugins/`. Tests run in Node; those that need a document
 * start with the docblock pragma `@jest-environment jsdom`. Swizzles are tested against the real
 * theme: `@theme/…` resolves to our file where there is one, else to theme-classic, and
 * `@theme-original/…` always to theme-classic.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Workers inherit it: dates in tests are the same on every machine.
process.env.TZ = 'UTC';

const ourTheme = fileURLToPath(new URL('src/theme', import.meta.url));

/** Components of src/theme, such as `Footer` and `DocItem/Metadata`. */
function swizzles(folder, prefix = '') {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) {
      return swizzles(`${folder}/${entry.name}`, `${prefix}${entry.name}/`);
    }
    const [, name] = /^(.+)\.tsx?$/.exec(entry.name) ?? [];
    if (name === undefined) {
      return [];
    }
    return [name === 'index' ? prefix.slice(0, -1) : prefix + name];
  });
}

/** Packages that are published as ECMAScript modules only, or as files that swc must read. */
const TRANSFORMED = [
  '@docusaurus/',
  '@mdx-js/',
  '@slorber/',
  '@replit/',
  'es-module-lexer/',
  '(estree-walker|unist|mdast|hast|recma|esast|estree|vfile|micromark|remark|rehype|unified|trough|bail|devlop|zwitch|ccount)',
  '(decode-named-character-reference|character-entities|character-reference-invalid|is-plain-obj)',
  '(property-information|space-separated-tokens|comma-separated-tokens|html-void-elements)',
  '(stringify-entities|parse-entities|is-(alphabetical|alphanumerical|decimal|hexadecimal)|longest-streak)',
  '(fault|markdown-extensions|collapse-white-space|astring|inline-style-parser|style-to-js|style-to-object|markdown-table|escape-string-regexp|github-slugger|web-namespaces|trim-lines)',
];

/** The transform for a language: swc without type checks, which `tsc` does. */
function compiled(parser) {
  return [
    '@swc/jest',
    {
      jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ];
}

/** @type {import('jest').Config} */
export default {
  // Jest leaves one core alone by itself, which is half of a small machine.
  maxWorkers: '100%',
  // Other steps of `npm test` run beside them: a test that compiles may wait for a core.
  testTimeout: 60_000,
  testEnvironment: 'node',
  roots: ['src', 'plugins', 'scripts', 'tests', 'bench/tests'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ['<rootDir>/{tests,bench/tests}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/integration/'],
  globalSetup: '<rootDir>/tests/globalSetup.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: {
    '^.+\\.tsx?$': compiled({ syntax: 'typescript', tsx: true }),
    '^.+\\.[cm]?jsx?$': compiled({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!${TRANSFORMED.join('|')})`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': 'identity-obj-proxy',
    '^@site/(.*)$': '<rootDir>/$1',
    // Its package.json names no entry for CommonJS.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^@theme-(?:original|init)/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    ...Object.fromEntries(
      swizzles(ourTheme).map((name) => [`^@theme/${name}$`, `<rootDir>/src/theme/${name}`]),
    ),
    // Components that every site has, whatever its theme.
    '^@theme/(Error|Loading|Root)$': '@docusaurus/core/lib/client/theme-fallback/$1',
    '^@theme/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@docusaurus/plugin-content-docs/client$':
      '<rootDir>/node_modules/@docusaurus/plugin-content-docs/lib/client/index.js',
    '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use.*)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@generated/compiled-examples/default/(.*)$':
      '<rootDir>/node_modules/.cache/compiled-examples/tests/$1',
    '^@generated/syntax-lookup/default/(.*)$':
      '<rootDir>/node_modules/.cache/compiled-examples/tests/$1',
    '^@generated/error-index/default/(.*)$':
      '<rootDir>/node_modules/.cache/compiled-examples/tests/error-index/$1',
    '^@generated/globalData$': '<rootDir>/tests/support/generated/globalData.ts',
    '^@generated/site-storage$': '<rootDir>/tests/support/siteStorage.ts',
    '^@generated/site-data/default/site.json$': '<rootDir>/tests/support/generated/site.ts',
    '^@generated/.*$': '<rootDir>/tests/support/generated.ts',
  },
};
