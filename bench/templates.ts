/** One page of each template of our site, for Lighthouse. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { CorpusVersion } from './corpus';
import { ours } from './sites/ours';
import { LATEST_MANUAL_VERSION, REACT_VERSIONS } from '../src/versions';

/** A page that stands for its template. */
export interface TemplatePage {
  readonly template: string;
  readonly path: string;
}

const BLOG = path.resolve(__dirname, '../blog');

/** The address below the blog that a post's front matter gives it. */
export function postSlug(source: string): string | undefined {
  return /^---\n[\s\S]*?^slug: *(\S+) *$/m.exec(source)?.[1];
}

/** The last post by file name, which begins with its date. */
async function lastPost(): Promise<TemplatePage[]> {
  const files = (await readdir(BLOG)).filter((file) => /\.mdx?$/.test(file)).sort();
  const file = files.at(-1);
  const slug = file && postSlug(await readFile(path.join(BLOG, file), 'utf8'));
  return slug ? [{ template: 'blog post', path: `/blog/${slug}` }] : [];
}

/** One page of each template but the manual's, which is measured anyway. */
export async function templatePages(corpus: readonly CorpusVersion[]): Promise<TemplatePage[]> {
  const middle = (area: 'api' | 'react', version: string) => {
    const pages =
      corpus.find((one) => one.area === area && one.version.name === version)?.pages ?? [];
    const page = pages[Math.floor(pages.length / 2)];
    return page ? [{ template: area, path: ours.pathOf(page) }] : [];
  };
  return [
    { template: 'landing', path: '/' },
    ...middle('api', LATEST_MANUAL_VERSION.name),
    ...middle('react', REACT_VERSIONS[0].name),
    ...(await lastPost()),
    { template: 'blog', path: '/blog' },
    { template: 'authors of the blog', path: '/blog/authors' },
    { template: 'syntax lookup', path: '/syntax-lookup' },
    { template: 'construct', path: '/syntax-lookup/entry' },
    { template: 'packages', path: '/packages' },
    { template: 'overview', path: `/docs/${LATEST_MANUAL_VERSION.name}` },
    { template: 'community content', path: '/community/content' },
    { template: 'roadmap', path: '/community/roadmap' },
    { template: 'guideline', path: '/docs/guidelines/publishing-packages' },
    { template: 'markdown guide', path: '/markdown-guide' },
    { template: 'brand', path: '/brand' },
  ];
}
