/** From the corpus to the files of a generator. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type { CorpusPage, CorpusVersion } from '../corpus';

/** A file to write; the path is relative to the site's folder, with `/`. */
export interface ContentFile {
  readonly file: string;
  readonly text: string;
}

/** Front matter in YAML; values are written as JSON, which is YAML too. */
export function frontMatter(
  fields: Readonly<Record<string, string | number | readonly string[]>>,
): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** A description that no other page has. */
export const descriptionOf = ({ area, version, title }: CorpusPage): string =>
  `${title} of the ${area} pages of ${version.name}, generated for the benchmark.`;

/** Folder and address of a version at the peers: `docs/manual/latest`. */
export const folderOf = ({ area, version }: Pick<CorpusVersion, 'area' | 'version'>): string =>
  `docs/${area}/${version.path}`;

/** A page's address at the peers. */
export const peerPathOf = (page: CorpusPage): string =>
  page.slug === 'index' ? `/${folderOf(page)}/` : `/${folderOf(page)}/${page.slug}`;

/** Replaces the relative links of a body, `./slug.md`, by what `addressOf` gives for the slug. */
export function resolveLinks(markdown: string, addressOf: (slug: string) => string): string {
  return markdown.replace(/\]\(\.\/([\w-]+)\.md\)/g, (_, slug: string) => `](${addressOf(slug)})`);
}

/** A group of links in a sidebar. */
export interface SidebarGroup {
  readonly label: string;
  readonly pages: readonly CorpusPage[];
}

/** The pages of a version by category, in the order of reading. */
export function sidebarGroups(pages: readonly CorpusPage[]): SidebarGroup[] {
  const groups = new Map<string, CorpusPage[]>();
  for (const page of pages) {
    const group = groups.get(page.category) ?? [];
    group.push(page);
    groups.set(page.category, group);
  }
  return [...groups].map(([label, members]) => ({ label, pages: members }));
}

/** Writes files and the folders they need. */
export async function writeFiles(folder: string, files: readonly ContentFile[]): Promise<void> {
  for (const { file, text } of files) {
    const target = path.join(folder, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, text);
  }
}

/**
 * Makes `target` a folder with a link to each installed package, so that copies of a site share the
 * packages but not the caches that tools keep among them.
 */
export async function linkPackages(packages: string, target: string): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  const names = await fs.readdir(packages);
  const shared = names.filter((name) => !['.cache', '.vite', '.astro'].includes(name));
  await Promise.all(
    shared.map((name) => fs.symlink(path.join(packages, name), path.join(target, name))),
  );
}
