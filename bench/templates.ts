/** One page of each template of our site, for Lighthouse. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { CorpusVersion } from './corpus';
import { ours } from './sites/ours';
import { LATEST_MANUAL_VERSION, REACT_VERSIONS } from '../src/versions';

/** A page that stands for its template. */
export interface TemplatePage {
  readonly template: string;
  readonly path: string;
}

/** Pages of the blog that are no posts. */
const BLOG_LISTS = /^(?:index|archive|authors|tags)\.html$/;

/** The first post by name; undefined for a build without posts. */
export function firstPost(blogFiles: readonly string[]): string | undefined {
  const [post] = blogFiles
    .filter((file) => file.endsWith('.html') && !BLOG_LISTS.test(file))
    .sort();
  return post?.replace(/\.html$/, '');
}

/** One page of each template but the manual's, which is measured anyway. */
export async function templatePages(
  outDir: string,
  corpus: readonly CorpusVersion[],
): Promise<TemplatePage[]> {
  const middle = (area: 'api' | 'react', version: string) => {
    const pages =
      corpus.find((one) => one.area === area && one.version.name === version)?.pages ?? [];
    const page = pages[Math.floor(pages.length / 2)];
    return page ? [{ template: area, path: ours.pathOf(page) }] : [];
  };
  const post = firstPost(await readdir(path.join(outDir, 'blog')));
  return [
    { template: 'landing', path: '/' },
    ...middle('api', LATEST_MANUAL_VERSION.name),
    ...middle('react', REACT_VERSIONS[0].name),
    ...(post === undefined ? [] : [{ template: 'blog post', path: `/blog/${post}` }]),
    { template: 'syntax lookup', path: '/syntax-lookup' },
    { template: 'packages', path: '/packages' },
  ];
}
