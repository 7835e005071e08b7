import {
  type DocsVersion,
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  NEXT_MANUAL_VERSION,
  REACT_VERSIONS,
  REASON_COMPILER_VERSION,
  type Toolchain,
} from '../versions';

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

/**
 * The toolchain of the version that a page belongs to, told from the folder that Docusaurus gives
 * each version; pages without a version (blog, community) speak the latest one.
 *
 * @param page path of the page's file, absolute or from the repository's root
 * @param root the repository's root
 */
export function toolchainOfPage(page: string, root: string): Toolchain {
  const [area = '', folder = ''] = partsBelow(root, page);
  switch (area) {
    case 'versioned_docs':
    case 'api_versioned_docs':
      return (inFolder(MANUAL_VERSIONS, folder) ?? LATEST_MANUAL_VERSION).toolchain;
    case 'react_versioned_docs':
      return (inFolder(REACT_VERSIONS, folder) ?? LATEST_MANUAL_VERSION).toolchain;
    case 'docs':
      if (folder === 'manual' || folder === 'api') return NEXT_MANUAL_VERSION.toolchain;
      if (folder === 'react') return REACT_VERSIONS[0].toolchain;
      if (folder === 'reason-compiler') return REASON_COMPILER_VERSION.toolchain;
      return LATEST_MANUAL_VERSION.toolchain;
    default:
      return LATEST_MANUAL_VERSION.toolchain;
  }
}
