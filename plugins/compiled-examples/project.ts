/**
 * Chapters of the guided project: a page whose front matter has `project: examples/project/v12/1-types`
 * tells how that folder comes about. Its fences may use the modules of the folder, and a fence that
 * names a file holds what is in it.
 */
import fs from 'node:fs';
import path from 'node:path';

import { parseFenceMeta } from '../../src/lib/fenceMeta';
import { frontMatterText } from '../../src/lib/frontMatterText';
import type { SourceFile } from './compiler';
import { extensionOf, type PageFence, type Problem } from './fences';

const ROOT = path.resolve(__dirname, '../..');

/** The folder that a page is about, from the repository's root; undefined for all other pages. */
export function projectOf(frontMatter: unknown): string | undefined {
  if (typeof frontMatter !== 'object' || frontMatter === null) return undefined;
  return frontMatterText(frontMatter, 'project');
}

function mentions(file: SourceFile, module: string): boolean {
  return file.module !== module && new RegExp(String.raw`\b${module}\b`).test(file.code);
}

/** Files in an order in which each comes after those that it uses, and after its interface. */
export function inOrderOfUse(files: readonly SourceFile[]): readonly SourceFile[] {
  const ordered = new Set<SourceFile>();
  const visited = new Set<SourceFile>();
  const visit = (file: SourceFile): void => {
    if (visited.has(file)) return;
    visited.add(file);
    const before = files.filter(
      (other) =>
        mentions(file, other.module) ||
        (other.module === file.module && other.extension.endsWith('i')),
    );
    before.forEach(visit);
    ordered.add(file);
  };
  files.forEach(visit);
  return [...ordered];
}

/**
 * The modules of a project, in an order in which they can be compiled.
 *
 * @throws Error where there is no such folder
 */
export function projectFiles(project: string): readonly SourceFile[] {
  const folder = path.join(ROOT, project);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(?:^|[\\/])(?:lib|node_modules)[\\/]/.test(name))
    .sort()
    .flatMap((name): SourceFile[] => {
      const { name: module, ext } = path.parse(name);
      const extension = extensionOf(ext.slice(1));
      if (extension === undefined) return [];
      return [{ module, extension, code: fs.readFileSync(path.join(folder, name), 'utf8') }];
    });
  return inOrderOfUse(files);
}

/** What a file of a project holds; undefined where there is no such file. */
function textOf(project: string, name: string): string | undefined {
  const file = path.join(ROOT, project, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd() : undefined;
}

/** What is wrong with a fence that names a file: its text is another one, or there is no such file. */
export function fileProblem(fence: PageFence, project: string): Problem | undefined {
  const meta = parseFenceMeta(fence.meta);
  const name = meta.ok ? (meta.value.settings.file ?? meta.value.settings.title) : undefined;
  if (name === undefined) return undefined;
  const text = textOf(project, name);
  if (text === fence.code) return undefined;
  return {
    line: fence.line,
    text:
      text === undefined
        ? `Expected the name of a file in ${project}, got ${name}; correct it, or add the file.`
        : `Expected what ${project}/${name} holds, got another text; copy the one that is right over the other.`,
  };
}
