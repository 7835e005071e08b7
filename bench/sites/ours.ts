/** Our site with its documentation replaced by the corpus. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import { checkFences } from '../../plugins/compiled-examples/check';
import { describeProblems } from '../../plugins/compiled-examples/fences';
import { hasNames, nameTypesOf } from '../../plugins/compiled-examples/nameTypes';
import { scanFences } from '../../plugins/compiled-examples/scan';
import { TOUR_FOLDER, TOUR_STEPS } from '../../src/lib/tour';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import type { CorpusPage, CorpusVersion } from '../corpus';
import { ourBuildCommand } from '../ourBuild';
import {
  type ContentFile,
  descriptionOf,
  frontMatter,
  linkPackages,
  resolveLinks,
  writeFiles,
} from './content';
import { CONTENT_FOLDERS, docusaurusFolder } from './docusaurusFolders';
import type { Site } from './types';

const REPOSITORY = path.resolve(__dirname, '../..');

/** What no build of the site reads, and pages beside the corpus: theirs are links into the manual. */
const LEFT_OUT = /^(?:bench|e2e|tests|docs\/(?:errors|syntax-lookup|tour))\//;

/** In place of all entries of a folder, for a docs instance without a page is an error. */
const onlyEntry = (folder: string, group: string): ContentFile => ({
  file: `${folder}/entry.mdx`,
  text: `${frontMatter({
    title: 'entry',
    description: 'Stands for all entries.',
    keywords: ['entry'],
    group,
  })}\nThe only entry.\n`,
});

const ENTRIES = [onlyEntry('docs/syntax-lookup', 'control'), onlyEntry('docs/errors', 'functions')];

/** A tour of one step, for each version: the site has some sixty, with editors, and no peer has any. */
async function shortTour(): Promise<ContentFile[]> {
  const [step = ''] = TOUR_STEPS;
  const file = `${TOUR_FOLDER}/${step}.mdx`;
  return [
    { file, text: await fs.readFile(path.join(REPOSITORY, file), 'utf8') },
    {
      file: 'src/lib/tourChapters.ts',
      text: `export const TOUR_CHAPTERS = [{ title: 'All', steps: ['${step}'] }];\n`,
    },
  ];
}

/** Pages of the corpus as files of our docs instances: MDX, as all our pages are. */
export function contentFiles(corpus: readonly CorpusVersion[]): ContentFile[] {
  return corpus.flatMap(({ area, version, pages }) =>
    pages.map((page) => ({
      file: `${docusaurusFolder({ area, version })}/${page.slug}.mdx`,
      text:
        frontMatter({
          title: page.title,
          description: descriptionOf(page),
          category: page.category,
          sidebar_position: page.position,
        }) + `\n${resolveLinks(page.markdown, (slug) => `./${slug}.mdx`)}`,
    })),
  );
}

/** Address of a page of the corpus. */
export function pathOf({ area, version, slug }: CorpusPage): string {
  const folder =
    area === 'api' ? `/docs/manual/${version.path}/api` : `/docs/${area}/${version.path}`;
  return slug === 'index' ? folder : `${folder}/${slug}`;
}

/** Files of the repository as they stand in the working tree, tracked or new. */
function repositoryFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: REPOSITORY,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  const isContent = (file: string) =>
    CONTENT_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return listed
    .split('\0')
    .filter((file) => file !== '' && !LEFT_OUT.test(file) && !isContent(file));
}

async function copyRepository(folder: string): Promise<void> {
  for (const file of repositoryFiles()) {
    const target = path.join(folder, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(path.join(REPOSITORY, file), target).catch((error: NodeJS.ErrnoException) => {
      // Git still lists files that were removed from the working tree.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Answers of compilers, by the content of their questions. */
const ANSWERS = path.join('node_modules', '.cache', 'compiled-examples');

/**
 * Compiles the examples of pages, asks for the types of their names, and lets the site find the answers. No peer
 * does either: what compiling costs is measured by itself (`--only examples`).
 *
 * @throws Error with what the compilers say if an example of the corpus does not compile
 */
async function compileExamples(files: readonly ContentFile[], folder: string): Promise<void> {
  for (const { file, text } of files) {
    const toolchain = toolchainOfPage(file, REPOSITORY);
    const { examples, problems } = await checkFences(scanFences(text), toolchain, file);
    if (problems.length > 0) throw new Error(describeProblems(file, problems));
    const named = [...examples.values()].filter((checked) => hasNames(checked, toolchain));
    await nameTypesOf(
      named.map((checked) => ({ checked, toolchain })),
      undefined,
    );
  }
  await fs.mkdir(path.dirname(path.join(folder, ANSWERS)), { recursive: true });
  await fs.symlink(path.join(REPOSITORY, ANSWERS), path.join(folder, ANSWERS));
}

/** Our site. */
export const ours: Site = {
  name: 'ours',
  packages: path.join(REPOSITORY, 'node_modules'),
  async prepare(folder, corpus) {
    await copyRepository(folder);
    const files = contentFiles(corpus);
    await writeFiles(folder, [...files, ...ENTRIES, ...(await shortTour())]);
    await linkPackages(this.packages, path.join(folder, 'node_modules'));
    await compileExamples(files, folder);
  },
  buildCommand: () => ({
    ...ourBuildCommand(),
    // No peer extracts a reference from its compilers; and links to what the corpus replaces only warn.
    // Deployments build without a cache, and write none.
    env: { NO_API: '1', CI: 'true' },
  }),
  outDir: 'build',
  caches: ['.docusaurus', 'node_modules/.cache/rspack'],
  // The site writes its own `_headers`.
  hashedFiles: [],
  pathOf,
};
