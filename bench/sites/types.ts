/** What the benchmark needs to know of a site. */
import type { CorpusPage, CorpusVersion } from '../corpus';

/** Names of the sites, ours first, as they stand on the command line and in tables. */
export const SITE_NAMES = ['ours', 'starlight', 'vitepress', 'docusaurus'] as const;

/** Name of a site. */
export type SiteName = (typeof SITE_NAMES)[number];

/** Sites that ours is compared with. */
export type PeerName = Exclude<SiteName, 'ours'>;

/** A command that builds a site. */
export interface BuildCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A generator with its configuration. Paths are relative to the folder of the site's copy. */
export interface Site {
  readonly name: SiteName;
  /** Folder with the packages, which every copy of the site shares. */
  readonly packages: string;
  /** Writes configuration and content into an empty folder. */
  prepare(folder: string, corpus: readonly CorpusVersion[]): Promise<void>;
  /** @throws if a program is missing on this machine */
  buildCommand(folder: string): BuildCommand;
  readonly outDir: string;
  /** What a build remembers for the next one; removed before a cold build. */
  readonly caches: readonly string[];
  /** Patterns of `_headers` for files whose names change with their content. */
  readonly hashedFiles: readonly string[];
  /** Address of a page, from the root. */
  pathOf(page: CorpusPage): string;
}
