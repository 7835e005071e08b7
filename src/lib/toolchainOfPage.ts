import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
  type Toolchain,
} from '../versions';
import { frontMatterText } from './frontMatterText';
import { currentOf } from './versionTable';

function inFolder(versions: readonly DocsVersion[], folder: string): DocsVersion | undefined {
  return versions.find((version) => folder === `version-${version.docusaurusName}`);
}

function partsBelow(root: string, page: string): readonly string[] {
  const posix = (file: string) => file.replaceAll('\\', '/');
  const file = posix(page);
  const folder = `${posix(root).replace(/\/$/, '')}/`;
  return (file.startsWith(folder) ? file.slice(folder.length) : file)
    .replace(/^\.\//, '')
    .split('/');
}

/** A version of a docs area. */
export interface PageVersion {
  readonly area: 'manual' | 'react' | 'reason-compiler' | 'tour';
  readonly version: DocsVersion;
}

/**
 * The area and version that a page belongs to, told from the folder that Docusaurus gives each
 * version; undefined for pages without a version (blog, community) and for folders of versions that
 * the table does not know.
 *
 * @param page path of the page's file, absolute or from the repository's root
 * @param root the repository's root
 */
export function versionOfPage(page: string, root: string): PageVersion | undefined {
  const [top = '', folder = '', below = ''] = partsBelow(root, page);
  const found = (
    area: PageVersion['area'],
    version: DocsVersion | undefined,
  ): PageVersion | undefined => version && { area, version };
  switch (top) {
    case 'versioned_docs':
    case 'api_versioned_docs':
      return found('manual', inFolder(MANUAL_VERSIONS, folder));
    case 'react_versioned_docs':
      return found('react', inFolder(REACT_VERSIONS, folder));
    case 'tour_versioned_docs':
      return found('tour', inFolder(MANUAL_VERSIONS, folder));
    case 'docs':
      if (folder === 'manual' || folder === 'api')
        return found('manual', currentOf(MANUAL_VERSIONS));
      if (folder === 'react') return found('react', currentOf(REACT_VERSIONS));
      if (folder === 'reason-compiler') return found('reason-compiler', REASON_COMPILER_VERSION);
      if (folder === 'tour') {
        const own = MANUAL_VERSIONS.find(({ name }) => name === below);
        return found('tour', own ?? currentOf(MANUAL_VERSIONS));
      }
      return undefined;
    default:
      return undefined;
  }
}

/**
 * The version that a page without a version of its own chose by `compiler` in its front matter. Only
 * blog posts may choose: `plugins/docs-instances/frontMatter.ts` refuses other pages and other names.
 */
function chosenVersion(frontMatter: unknown): DocsVersion | undefined {
  if (typeof frontMatter !== 'object' || frontMatter === null) return undefined;
  const chosen = frontMatterText(frontMatter, 'compiler');
  return MANUAL_VERSIONS.find(({ name }) => name === chosen);
}

/**
 * The toolchain of the version that a page belongs to; pages without a version speak the one that their
 * front matter chooses, and otherwise the latest.
 *
 * @param page path of the page's file, absolute or from the repository's root
 * @param root the repository's root
 * @param frontMatter the page's front matter, as transforms find it in `file.data.frontMatter`
 */
export function toolchainOfPage(page: string, root: string, frontMatter?: unknown): Toolchain {
  const version = versionOfPage(page, root)?.version ?? chosenVersion(frontMatter);
  return (version ?? LATEST_MANUAL_VERSION).toolchain;
}
