/** The version that lent its texts to an older one. */
import { type DocsVersion, MANUAL_VERSIONS } from '../../../src/versions';
import { referenceFacts } from '../libraries';
import type { ApiModel } from '../model/types';
import { type PageContext, versionLabel } from './context';

const VERSIONS: readonly DocsVersion[] = MANUAL_VERSIONS;

/** A version that lends, as pages name it. */
export interface Lender {
  /** Short name of the version. */
  readonly label: string;
  /** Its package in the registry. */
  readonly packageName: string;
  readonly release: string;
  readonly tag: string;
}

function versionOf({ version }: ApiModel): DocsVersion | undefined {
  return VERSIONS.find(({ name }) => name === version);
}

/** The version whose texts stand in for missing ones of this version; undefined where none does. */
export function lenderOf(context: Pick<PageContext, 'model' | 'versions'>): Lender | undefined {
  const own = versionOf(context.model);
  const from = own && referenceFacts(own.toolchain.compilerPackage).backfilledFrom;
  const lender = VERSIONS.find(({ toolchain }) => toolchain.compilerPackage === from);
  if (from === undefined || !lender) return undefined;
  const { compilerRelease } = lender.toolchain;
  return {
    label: versionLabel(lender.name, context),
    // The folder of an old release is called `rescript-v10`.
    packageName: from.replace(/-v\d+$/, ''),
    release: compilerRelease,
    tag: `${referenceFacts(from).tagPrefix}${compilerRelease}`,
  };
}
