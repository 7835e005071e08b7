/** Unit tests that read files of the site instead of importing them. */
import fs from 'node:fs';
import path from 'node:path';

interface Reader {
  /** Paths from the repository's root. */
  readonly files: RegExp;
  readonly tests: readonly string[];
}

/** Jest finds the tests that import a file, but not these, which read whole folders. */
export const READERS: readonly Reader[] = [
  {
    files: /^(?:docs|(?:\w+_)?versioned_docs|blog)\/.*\.mdx?$/,
    tests: [
      'tests/installCommands.test.ts',
      'tests/pageLinks.test.ts',
      'tests/plugins/docs-instances/sidebar.test.ts',
    ],
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
  { files: /^scripts\/.*\.ts$/, tests: ['tests/versions.test.ts'] },
  {
    files: /^package\.json$/,
    tests: ['tests/scripts/test/steps.test.ts', 'tests/versions.test.ts'],
  },
];

/**
 * The text of each unit test. Integration tests aren't among them: `npm run check` leaves them out.
 *
 * @param root the repository's root
 * @returns by path from the root
 */
export function textsOfTests(root = '.'): ReadonlyMap<string, string> {
  const files = fs
    .readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/integration/'));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}

/** Whether a test has the path of a file as a string: most likely to read it. */
function names(text: string, file: string): boolean {
  return ["'", '`', '"'].some((quote) => text.includes(quote + file + quote));
}

/**
 * The tests that read one of some files: those of the rows above, and those that name it by its path.
 *
 * @param files paths from the repository's root
 * @param texts the tests' texts by their paths
 */
export function readersOf(
  files: readonly string[],
  texts: ReadonlyMap<string, string> = textsOfTests(),
): readonly string[] {
  const rows = READERS.filter((reader) => files.some((file) => reader.files.test(file)));
  const naming = [...texts].filter(([, text]) => files.some((file) => names(text, file)));
  return [...new Set([...rows.flatMap(({ tests }) => tests), ...naming.map(([test]) => test)])];
}
