/** Which versions get files for language models, and where they are. */
import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
} from '../versions';
import { compilerMajor } from './installCommands';

/** A version with an index, its whole text and a short one. */
export interface LlmSet {
  /** Id of the docs instance. */
  readonly area: 'default' | 'react';
  readonly version: DocsVersion;
  /** Folder of its files, from the root of the site. */
  readonly folder: string;
}

/** Names of a version's files. */
export const LLM_FILES = {
  index: 'llms.txt',
  full: 'llm-full.txt',
  small: 'llm-small.txt',
} as const;

/** The index of all versions. */
export const ROOT_INDEX = '/llms.txt';

/** Major number of the first compiler whose manual has files; a version that has had them keeps them. */
const FIRST_WITH_FILES = 11;

const manualVersions = new Set([
  LATEST_MANUAL_VERSION,
  ...MANUAL_VERSIONS.filter(({ toolchain }) => compilerMajor(toolchain) >= FIRST_WITH_FILES),
]);

/**
 * All sets: manuals by their number, that of today first, and the React bindings by the path of their
 * pages.
 */
export const LLM_SETS: readonly LlmSet[] = [
  ...[...manualVersions].map((version): LlmSet => ({
    area: 'default',
    version,
    folder: `/llms/manual/${version.name}`,
  })),
  ...REACT_VERSIONS.map((version): LlmSet => ({
    area: 'react',
    version,
    folder: `/llms/react/${version.path}`,
  })),
];

/** Paths of all files but those of pages, from the root of the site. */
export const LLM_PATHS: readonly string[] = [
  ROOT_INDEX,
  ...LLM_SETS.flatMap(({ folder }) => Object.values(LLM_FILES).map((file) => `${folder}/${file}`)),
];

/** What a set is called: `ReScript v12.0.0`. */
export function setTitle({ area, version }: LlmSet): string {
  return area === 'react' ? `ReScript React ${version.name}` : `ReScript ${version.name}`;
}
