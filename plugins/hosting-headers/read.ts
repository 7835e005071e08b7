import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { scanHtml, type InlineParts } from './scan';

/** Pages that are scanned before other plugins, which write files meanwhile, have a turn. */
const TURN = 16;

/** Equal texts as one: a text that was cut out of a page keeps the whole page in memory. */
function unifier(): (texts: readonly string[]) => string[] {
  const first = new Map<string, string>();
  return (texts) =>
    texts.map((text) => {
      const known = first.get(text);
      if (known === undefined) first.set(text, text);
      return known ?? text;
    });
}

/** Scans every HTML file below a folder, by its path relative to the folder. */
export async function scanPages(outDir: string): Promise<Map<string, InlineParts>> {
  const entries = await fs.readdir(outDir, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.html')).sort();
  const unified = unifier();
  const pages = new Map<string, InlineParts>();
  for (const [index, file] of files.entries()) {
    if (index % TURN === 0) await setImmediate();
    // To wait for a file takes longer than to read it: 0.15 s more of a thousand pages.
    const parts = scanHtml(readFileSync(path.join(outDir, file), 'utf8'));
    const { scripts, styles } = parts;
    pages.set(file, { ...parts, scripts: unified(scripts), styles: unified(styles) });
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
