/** Pages that were compiled for browsers, although browsers get them as HTML. */
import { isSelfContained } from '../../plugins/static-articles/unbundled/selfContained';
import type { BundleReport } from '../../src/lib/bundleReport/report';

/** A page of the docs; posts also have an excerpt, which is a module of the same name. */
const PAGE = /^\.\/\w*docs\/.*\.mdx?$/;

/**
 * One sentence if the client's bundler has compiled pages that need nothing of it: each is compiled twice then.
 *
 * @param read text of a module's file
 */
export function needlessPages(
  { importers }: BundleReport,
  read: (module: string) => string,
): string[] {
  const pages = Object.keys(importers).filter(
    (module) => PAGE.test(module) && isSelfContained(read(module)),
  );
  if (pages.length === 0) return [];
  return [
    `size: expected no page to be compiled for browsers, but ${pages.length} were, such as ${pages[0]}, which ${importers[pages[0] ?? '']?.[0] ?? 'an entry'} imports; let plugins/static-articles/unbundled stand for that module in the client, too.`,
  ];
}
