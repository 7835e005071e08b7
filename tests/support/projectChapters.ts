/** The chapters of the guided project: their pages and their folders. */
import fs from 'node:fs';
import path from 'node:path';

import { projectOf } from '../../plugins/compiled-examples/project';
import { type ScannedFence, scanFences } from '../../plugins/compiled-examples/scan';
import { readPage } from '../../scripts/examples/pages';
import { type DocsVersion, MANUAL_VERSIONS } from '../../src/versions';

const ROOT = path.resolve(__dirname, '../..');

/** A page and the folder that it describes. */
export interface Chapter {
  /** The folder, from the repository's root. */
  readonly project: string;
  readonly version: DocsVersion;
  readonly fences: readonly ScannedFence[];
}

/** Names of the files of a folder, below it. */
export function filesOf(project: string): readonly string[] {
  return fs
    .readdirSync(path.join(ROOT, project), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(ROOT, project), path.join(entry.parentPath, entry.name)),
    )
    .sort();
}

/** What a file of a folder holds, as a fence shows it. */
export function textOf(project: string, file: string): string {
  return fs.readFileSync(path.join(ROOT, project, file), 'utf8').trimEnd();
}

/** The chapters of a version's manual, in their order. */
export async function chaptersOf(version: DocsVersion): Promise<readonly Chapter[]> {
  const { docusaurusName } = version;
  const folder = path.join(
    ROOT,
    docusaurusName === 'current' ? 'docs/manual' : `versioned_docs/version-${docusaurusName}`,
  );
  const chapters = await Promise.all(
    fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('project-'))
      .map(async (name): Promise<Chapter[]> => {
        const page = await readPage(path.join(folder, name), ROOT);
        if (!page.ok) throw new Error(page.error);
        const project = projectOf(page.value.frontMatter);
        return project === undefined
          ? []
          : [{ project, version, fences: scanFences(page.value.text) }];
      }),
  );
  return chapters.flat().sort((a, b) => a.project.localeCompare(b.project));
}

/** The folders of all versions, from the repository's root. */
export function chapterFolders(): readonly string[] {
  const all = 'examples/project';
  return fs
    .readdirSync(path.join(ROOT, all))
    .flatMap((series) =>
      fs.readdirSync(path.join(ROOT, all, series)).map((name) => `${all}/${series}/${name}`),
    );
}

/**
 * The chapter about a folder.
 *
 * @throws Error where no page is about it
 */
export async function chapterOf(project: string): Promise<Chapter> {
  const chapters = (await Promise.all(MANUAL_VERSIONS.map(chaptersOf))).flat();
  const found = chapters.find((chapter) => chapter.project === project);
  if (!found) throw new Error(`Expected a page with project: ${project}, found none.`);
  return found;
}
