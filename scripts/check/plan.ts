/** What is run for which changed files. */
import type { Task } from '../tasks/run';
import { readersOf } from './readers';

/** A command for some of the changed files. */
export interface Check extends Task {
  /** The program and its arguments. */
  readonly command: readonly string[];
}

/** A check, and the files that it looks at. */
interface Rule {
  /** As the script of package.json that checks everything. */
  readonly name: string;
  readonly title: string;
  readonly files: RegExp;
  /** @param changed those of the files that changed, one at least */
  command(changed: readonly string[]): readonly string[];
}

/** Pages, and programs of the landing page and the playground; the build writes generated ones. */
const EXAMPLES = /^(?:docs|(?:\w+_)?versioned_docs|blog|src\/data)\/.*(?<!\.generated)\.mdx?$/;
const PROSE =
  /^(?:(?:docs|(?:\w+_)?versioned_docs|blog)\/.*(?<!\.generated)\.mdx?|contributing\/.*\.md|(?:README|CONTRIBUTING)\.md)$/;

/** A change of these may break any unit test. */
const EVERY_TEST = /^(?:jest\.config\.mjs|package-lock\.json|tests\/(?:setup|globalSetup)\.ts)$/;

function unitTests(changed: readonly string[]): readonly string[] {
  if (changed.some((file) => EVERY_TEST.test(file))) return ['jest'];
  // A file that no test imports or reads has no tests to run.
  return ['jest', '--passWithNoTests', '--findRelatedTests', ...changed, ...readersOf(changed)];
}

/** Longest first. */
const RULES: readonly Rule[] = [
  {
    name: 'types',
    title: 'types',
    files: /\.(?:tsx?|json)$/,
    // Of the whole program: a change may break files that didn't change.
    command: () => ['npm', 'run', '--silent', 'types'],
  },
  {
    name: 'unit',
    title: 'unit tests',
    files: /./,
    command: unitTests,
  },
  {
    name: 'lint:code',
    title: 'ESLint',
    files: /\.(?:[cm]?js|tsx?)$/,
    // It keeps no cache: rules that ask for types judge a file by those that it imports, too.
    command: (changed) => ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...changed],
  },
  {
    name: 'lint:unused',
    title: 'unused code and packages',
    files: /\.(?:[cm]?js|tsx?)$|^(?:package\.json|knip\.jsonc)$/,
    // Of the whole program: what a change no longer uses is in files that didn't change.
    command: () => ['npm', 'run', '--silent', 'lint:unused'],
  },
  {
    name: 'examples',
    title: 'examples',
    files: EXAMPLES,
    command: (changed) => ['tsx', 'scripts/examples', ...changed],
  },
  {
    name: 'lint:prose',
    title: 'prose',
    files: PROSE,
    command: (changed) => ['tsx', 'scripts/prose', ...changed],
  },
  {
    name: 'lint:spelling',
    title: 'spelling',
    files: /\.(?:mdx?|tsx?|mjs|css|json|yml)$/,
    command: (changed) => [
      'cspell',
      'lint',
      '--no-progress',
      '--no-summary',
      '--no-must-find-files',
      ...changed,
    ],
  },
  {
    name: 'lint:format',
    title: 'Prettier',
    files: /./,
    command: (changed) => ['prettier', '--check', '--ignore-unknown', ...changed],
  },
  {
    name: 'lint:styles',
    title: 'Stylelint',
    files: /^src\/.*\.css$/,
    command: (changed) => ['stylelint', '--max-warnings', '0', ...changed],
  },
];

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The line for a terminal that runs a check alone: with its files, because without them it would look at everything. */
export function commandLine({ command }: Pick<Check, 'command'>): string {
  const [program, ...words] = command;
  return [...(program === 'npm' ? [] : ['npx']), program ?? '', ...words.map(quoted)].join(' ');
}

/**
 * The checks for changed files, longest first.
 *
 * @param changed paths from the repository's root
 */
export function planChecks(changed: readonly string[]): readonly Check[] {
  return RULES.flatMap(({ name, title, files, command }) => {
    const those = changed.filter((file) => files.test(file));
    return those.length > 0 ? [{ name, title, needs: [], cores: 1, command: command(those) }] : [];
  });
}
