/** The index of errors: what the compilers and build tools say, entry by entry, and where it is explained. */
import { MANUAL_VERSIONS } from '../versions';
import { array, type Decoded, literal, record, string } from './decode';

/** The groups in the order of the page. */
export const ERROR_GROUPS = {
  names: 'Names That Are Not Found',
  types: 'Types That Do Not Fit',
  functions: 'Functions and Arguments',
  records: 'Records and Objects',
  variants: 'Variants and Pattern Matching',
  modules: 'Modules and Interfaces',
  syntax: 'Syntax Errors',
  interop: 'JavaScript Interop and Attributes',
  async: 'Async Functions and Promises',
  jsx: 'JSX and React',
  warnings: 'Warnings',
  build: 'Build Tool',
} as const;

/** Key of a group. */
export type ErrorGroup = keyof typeof ERROR_GROUPS;

export const ERROR_GROUP_KEYS = Object.keys(ERROR_GROUPS) as readonly ErrorGroup[];

/** Folder of the entries, one file each, from the repository's root. */
export const ERRORS_FOLDER = 'docs/errors';

/** Address of the index; entries are below it. */
export const ERRORS_PATH = '/errors';

/** What search calls the group of its pages. */
export const ERROR_INDEX_GROUP = 'Error Index';

const version = literal(...MANUAL_VERSIONS.map(({ name }) => name));

/** What a page needs of an entry's front matter; `plugins/docs-instances/frontMatter.ts` checks all of it. */
export const placedError = record(
  { group: literal(...ERROR_GROUP_KEYS) },
  {
    /** The first version that says it; absent for the oldest that is documented. */
    since: version,
    /** The last version that says it; absent for the newest. */
    until: version,
    /** Id of the page of the manual that says more. */
    page: string,
  },
);

/** An entry as the index and other pages know it. */
export const errorEntry = record({
  /** Its page is `/errors/{id}`. */
  id: string,
  /** The message, with `…` for what differs from program to program. */
  title: string,
  /** The cause in one sentence, with code between backticks. */
  summary: string,
  keywords: array(string),
  group: literal(...ERROR_GROUP_KEYS),
});

/** An error or a warning that has a page. */
export type ErrorEntry = Decoded<typeof errorEntry>;

/** Address of an entry, below the base URL. */
export function errorAddress(id: string): string {
  return `${ERRORS_PATH}/${id}`;
}

/** The file of an entry, from the repository's root. */
export function errorFile(id: string): string {
  return `${ERRORS_FOLDER}/${id}.mdx`;
}

/** Name of the build's data on what the compiler of a version says in the entries. */
export function knownErrorsName(version: string): string {
  return `messages-${version}`;
}

/** Whether a page is an entry, by its file from the repository's root. */
export function isErrorPage(page: string): boolean {
  return page.replaceAll('\\', '/').startsWith(`${ERRORS_FOLDER}/`);
}
