import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of the house and what each may import (CONTRIBUTING.md, "The house"). */
const ROOMS = [
  { type: 'versions', pattern: 'src/versions.ts', mode: 'full' },
  // For the build alone: pages would load what they never ask.
  { type: 'compilers', pattern: 'src/compilers.ts', mode: 'full' },
  { type: 'lib', pattern: 'src/lib', mode: 'folder' },
  { type: 'data', pattern: 'src/data', mode: 'folder' },
  { type: 'hooks', pattern: 'src/hooks', mode: 'folder' },
  { type: 'behaviours', pattern: 'src/behaviours', mode: 'folder' },
  // The table of islands and its types are known to all who write or begin islands.
  { type: 'island-registry', pattern: 'src/islands/{registry,definition}.ts', mode: 'full' },
  { type: 'island-registry', pattern: 'src/islands/mount.tsx', mode: 'full' },
  { type: 'islands', pattern: 'src/islands', mode: 'folder' },
  { type: 'components', pattern: 'src/components', mode: 'folder' },
  { type: 'theme', pattern: 'src/theme', mode: 'folder' },
  { type: 'pages', pattern: 'src/pages', mode: 'folder' },
  // The compilers are a package of their own, which the playground's service will use too.
  { type: 'compiler', pattern: 'plugins/compiled-examples/compiler', mode: 'folder' },
  { type: 'plugin', pattern: 'plugins/*', mode: 'folder', capture: ['name'] },
];

const MAY_IMPORT = {
  versions: ['lib'],
  compilers: ['lib', 'versions'],
  lib: ['lib', 'versions'],
  data: ['lib', 'data', 'versions'],
  hooks: ['lib', 'data', 'hooks', 'versions'],
  behaviours: ['lib', 'behaviours', 'island-registry', 'versions'],
  'island-registry': ['lib', 'island-registry', 'islands'],
  islands: ['lib', 'data', 'hooks', 'components', 'islands', 'versions'],
  components: ['lib', 'data', 'hooks', 'components', 'island-registry', 'versions'],
  theme: ['lib', 'data', 'hooks', 'components', 'theme', 'versions'],
  pages: ['lib', 'data', 'hooks', 'components', 'pages', 'versions'],
  compiler: ['lib', 'versions', 'compilers', 'compiler'],
};

/** Components of applications, which run in the browser. */
const APPLICATIONS = [
  'AppLink',
  'CodeEditor',
  'CompilerSettings',
  'Playground',
  'ProgramExamples',
  'ProgramFrame',
  'ProgramOutput',
  'SearchDialog',
].map((name) => `src/components/${name}/*.{ts,tsx}`);

/** What of React lives in the browser alone. */
const STATEFUL = [
  'useEffect',
  'useLayoutEffect',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      'coverage',
      'test-results',
      'playwright-report',
      'bench',
      'examples',
      'static',
      'tests/fixtures',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      // A comment gives its reason itself, not a section of a document that the repository lacks.
      'no-warning-comments': [
        'error',
        {
          terms: ['fixme', 'xxx', 'specification, section', 'behaviours.md', '../shared'],
          location: 'anywhere',
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Naming a property takes it out of the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowTaggedTemplates: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      'no-undef': 'off',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/hooks/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, '@docusaurus': docusaurus },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      '@docusaurus/no-html-links': ['error', { ignoreFullyResolved: true }],
    },
  },
  {
    // Pages are HTML: what they do is in src/behaviours.
    files: ['src/{components,theme,pages}/**/*.tsx'],
    ignores: APPLICATIONS,
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'react', importNames: STATEFUL }] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'Pages are HTML: listen on the document, in src/behaviours.',
        },
      ],
    },
  },
  {
    // Applications run beside the page, without the client of Docusaurus.
    files: ['src/islands/**/*.tsx', ...APPLICATIONS],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@docusaurus/*', '@theme/*'], allowTypeImports: true }] },
      ],
      '@docusaurus/no-html-links': 'off',
    },
  },
  {
    files: ['{src,plugins}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ROOMS,
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: [
            ...Object.entries(MAY_IMPORT).map(([from, allow]) => ({ from, allow })),
            {
              from: 'plugin',
              allow: [
                'lib',
                'versions',
                'compilers',
                'compiler',
                ['plugin', { name: '${from.name}' }],
              ],
            },
          ],
        },
      ],
    },
  },
  {
    // What runs in readers' browsers, the oldest of which package.json names (`browserslist`).
    files: ['src/**/*.{ts,tsx}', 'plugins/*/{client,frame,playground}/**/*.{ts,tsx}'],
    ...compat.configs['flat/recommended'],
    settings: {
      // Used only where it is there: `src/behaviours/copyPage.ts` has another way.
      polyfills: ['ClipboardItem'],
    },
  },
  {
    // What reads texts of strangers must not take quadratic time over them: 60,000 blanks would stop it for seconds.
    files: [
      'plugins/{playground-service,compiled-examples/compiler}/**/*.ts',
      'src/lib/{program,playground}/**/*.ts',
      'src/components/CodeEditor/**/*.{ts,tsx}',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
