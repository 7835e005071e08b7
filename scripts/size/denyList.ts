/** Packages that no page of the manual may load first, and how one that does came there. */
import { importChain } from '../../plugins/bundle-report/importChain';
import { packageOf } from '../../plugins/bundle-report/moduleName';
import type { BundleReport } from '../../plugins/bundle-report/report';
import { modulesOf } from './shares';

/** A package or a scope, and why the first load does without it. */
export interface DeniedPackage {
  /** The name of a package, or a scope with its slash (`@algolia/`). */
  readonly name: string;
  readonly because: string;
}

const HIGHLIGHTED = 'code is highlighted when pages are compiled';
const SEARCH = 'search is loaded when a reader asks for it';
const BUILD = 'it is for the build alone';
const PLAYGROUND = 'only the playground needs it';

/** The deny list of the first load. */
export const DENIED_PACKAGES: readonly DeniedPackage[] = [
  { name: 'prism-react-renderer', because: HIGHLIGHTED },
  { name: 'prismjs', because: HIGHLIGHTED },
  { name: '@docsearch/', because: SEARCH },
  { name: '@algolia/', because: SEARCH },
  { name: 'algoliasearch', because: SEARCH },
  { name: 'algoliasearch-helper', because: SEARCH },
  { name: 'minisearch', because: SEARCH },
  {
    name: 'lz-string',
    because: 'links into the playground are completed when the page is at rest',
  },
  { name: 'codemirror', because: PLAYGROUND },
  { name: '@codemirror/', because: PLAYGROUND },
  { name: 'joi', because: BUILD },
  { name: '@docusaurus/utils', because: BUILD },
  { name: '@docusaurus/utils-validation', because: BUILD },
  { name: 'lodash', because: BUILD },
  { name: 'core-js', because: 'the browsers that we support need no polyfills' },
];

function isDenied(name: string, denied: DeniedPackage): boolean {
  return denied.name.endsWith('/') ? name.startsWith(denied.name) : name === denied.name;
}

/**
 * One sentence for each denied package that the scripts hold: who imports it, why it must not be
 * there and what to do.
 */
export function deniedPackages(
  report: BundleReport,
  scripts: readonly string[],
  deniedList: readonly DeniedPackage[] = DENIED_PACKAGES,
): string[] {
  const modules = modulesOf(report.files, scripts).map(([module]) => module);
  const packages = [...new Set(modules.map(packageOf))].filter((name) => name !== undefined);
  return packages.flatMap((name) => {
    const denied = deniedList.find((candidate) => isDenied(name, candidate));
    if (!denied) return [];
    const chain = importChain(report.importers, (module) => packageOf(module) === name);
    return [
      `size: expected a first load without ${name}, because ${denied.because}, but it came by ${(chain ?? [name]).join(' ← ')}; import it later or from a narrower module.`,
    ];
  });
}
