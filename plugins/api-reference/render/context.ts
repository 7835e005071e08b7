/** What the pages of a library's modules need to know of the rest. */
import type { VersionHistory } from '../identity/history';
import type { ModelIndex } from '../model/modelIndex';
import type { ApiLibrary, ApiModel, ApiModule } from '../model/types';
import type { Uses } from './uses';

/** A version, as marks speak of it. */
export interface MarkedVersion {
  /** Name of the version: `v10.0.0`. */
  readonly name: string;
  /** Short name for marks: `v10`. */
  readonly label: string;
  /** Address of the version's reference, without base URL and without a slash at the end. */
  readonly base: string;
}

/** What the pages of a library's modules need to know of the rest. */
export interface PageContext {
  readonly model: ApiModel;
  readonly library: ApiLibrary;
  /** Base URL of the site, with a slash at its end: links in finished HTML carry it. */
  readonly baseUrl: string;
  /** Address of the version's reference without a slash at the end: `/docs/manual/latest/api` (no base URL). */
  readonly base: string;
  /** Undefined where the model of a version is missing. */
  readonly history: VersionHistory | undefined;
  readonly index: ModelIndex;
  readonly versions: readonly MarkedVersion[];
  /** Which functions give and take the types of the version. */
  readonly uses: Uses;
}

/** A page that is being rendered. */
export interface Page extends PageContext {
  /** Its address without base URL. */
  readonly address: string;
  readonly module: ApiModule;
}

/**
 * An address as finished HTML spells it.
 *
 * @param address path of the site without base URL, with or without a fragment
 */
export function href(address: string, page: Pick<Page, 'address' | 'baseUrl'>): string {
  const [path = '', fragment] = address.split('#');
  if (path === page.address && fragment !== undefined) return `#${fragment}`;
  return page.baseUrl.replace(/\/$/, '') + address;
}

/** The short name of a version. */
export function versionLabel(name: string, { versions }: Pick<PageContext, 'versions'>): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}
