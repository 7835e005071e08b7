/** Which pages are measured: the largest of each docs area. */
import { LATEST_MANUAL_VERSION, REACT_VERSIONS, REASON_COMPILER_VERSION } from '../src/versions';

/** A built page. */
export interface PageFile {
  /** Site-relative path, without extension. */
  readonly path: string;
  /** Size of its HTML in bytes. */
  readonly bytes: number;
}

const latestManual = `/docs/manual/${LATEST_MANUAL_VERSION.path}/`;

/** Docs areas by name, and which paths belong to them. */
const AREAS: Readonly<Record<string, (path: string) => boolean>> = {
  manual: (path) => path.startsWith(latestManual) && !path.startsWith(`${latestManual}api`),
  api: (path) => path.startsWith(`${latestManual}api`),
  react: (path) => path.startsWith(`/docs/react/${REACT_VERSIONS[0].path}/`),
  'reason-compiler': (path) =>
    path.startsWith(`/docs/reason-compiler/${REASON_COMPILER_VERSION.path}/`),
  community: (path) => path.startsWith('/community/'),
};

/** The largest page of each area that has pages, by area. */
export function largestPages(pages: readonly PageFile[]): { area: string; path: string }[] {
  return Object.entries(AREAS).flatMap(([area, belongs]) => {
    const [largest] = pages
      .filter(({ path }) => belongs(path))
      .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1));
    return largest ? [{ area, path: largest.path }] : [];
  });
}
