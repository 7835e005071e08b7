/** Unit tests that read files of the site instead of importing them. */

interface Reader {
  /** Paths from the repository's root. */
  readonly files: RegExp;
  readonly tests: readonly string[];
}

/** Jest finds the tests that import a file, but not these. */
export const READERS: readonly Reader[] = [
  {
    files: /^(?:docs|(?:\w+_)?versioned_docs|blog)\/.*\.mdx?$/,
    tests: ['tests/installCommands.test.ts', 'tests/plugins/docs-instances/sidebar.test.ts'],
  },
  {
    files: /\/glossary\.mdx$/,
    tests: ['tests/plugins/glossary-links/terms.test.ts'],
  },
  {
    files: /\/project-\w+\.mdx$|^examples\/project\//,
    tests: ['tests/plugins/compiled-examples/project.test.ts'],
  },
  {
    files: /\/typescript-developers\.mdx$/,
    tests: ['tests/scripts/examples/phraseBook.test.ts'],
  },
  {
    files: /^docs\/syntax-lookup\//,
    tests: ['tests/data/constructs.test.ts', 'tests/scripts/prose/versionWords.test.ts'],
  },
  {
    files: /^docs\/react\//,
    tests: [
      'tests/data/reactBindings.test.ts',
      'tests/plugins/search-index/sources/markdown.test.ts',
    ],
  },
  {
    files: /^(?:blog|static\/blog)\//,
    tests: ['tests/blog/libraryTables.test.ts', 'tests/blog/pictures.test.ts'],
  },
  { files: /^static\/brand\//, tests: ['tests/data/brand.test.ts'] },
  {
    files: /^src\/.*\.css$/,
    tests: [
      'tests/css/articleStyles.test.ts',
      'tests/css/codeTokens.test.ts',
      'tests/css/tokens.test.ts',
      'tests/plugins/lean-css/files.test.ts',
    ],
  },
  {
    files: /^src\/.*\.tsx?$/,
    tests: [
      'tests/versions.test.ts',
      'tests/css/articleStyles.test.ts',
      'tests/lib/menuPages.test.ts',
    ],
  },
  { files: /^src\/components\/Diagram\//, tests: ['tests/components/Diagram.test.tsx'] },
  { files: /^src\/theme\//, tests: ['tests/theme/register.test.ts'] },
  {
    files: /^plugins\/.*\.ts$/,
    tests: ['tests/versions.test.ts', 'tests/lib/markdownPackages.test.ts'],
  },
  { files: /^contributing\/prose\.md$/, tests: ['tests/scripts/prose/vocabulary.test.ts'] },
  { files: /^CONTRIBUTING\.md$/, tests: ['tests/house.test.ts'] },
  {
    files: /^package\.json$/,
    tests: ['tests/scripts/test/steps.test.ts', 'tests/versions.test.ts'],
  },
];

/** The tests that read one of some files. */
export function readersOf(files: readonly string[]): readonly string[] {
  const found = READERS.filter((reader) => files.some((file) => reader.files.test(file)));
  return [...new Set(found.flatMap(({ tests }) => tests))];
}
