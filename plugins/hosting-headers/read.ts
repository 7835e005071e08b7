import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import { scanHtml, type InlineParts } from './scan';

/** Pages that may be open at once. */
const CHUNK = 64;

/** Scans every HTML file below a folder, by its path relative to the folder. */
export async function scanPages(outDir: string): Promise<Map<string, InlineParts>> {
  const entries = await fs.readdir(outDir, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.html')).sort();
  const pages = new Map<string, InlineParts>();
  for (let start = 0; start < files.length; start += CHUNK) {
    const texts = await Promise.all(
      files
        .slice(start, start + CHUNK)
        .map(async (file) => [file, await fs.readFile(path.join(outDir, file), 'utf8')] as const),
    );
    texts.forEach(([file, html]) => pages.set(file, scanHtml(html)));
  }
  return pages;
}

/** Site-relative paths of the entries of static folders; folders end in `/`. Missing ones are empty. */
export async function listStaticEntries(folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders
      .filter((folder) => existsSync(folder))
      .map((folder) => fs.readdir(folder, { withFileTypes: true })),
  );
  return lists
    .flat()
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`);
}
