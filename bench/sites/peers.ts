/** The sites that ours is compared with, on the same corpus. */
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';

import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../src/versions';
import type { CorpusPage, CorpusVersion } from '../corpus';
import { installPackages } from '../install';
import {
  descriptionOf,
  folderOf,
  frontMatter,
  linkPackages,
  peerPathOf,
  resolveLinks,
  sidebarGroups,
  writeFiles,
  type ContentFile,
} from './content';
import { docusaurusFolder } from './docusaurusFolders';
import type { PeerName, Site } from './types';

const PEERS = path.resolve(__dirname, '../peers');

/** What a peer does in its own way. */
interface PeerShape extends Pick<Site, 'outDir' | 'caches' | 'hashedFiles' | 'buildCommand'> {
  readonly name: PeerName;
  /** Content and generated parts of the configuration. */
  files(corpus: readonly CorpusVersion[]): ContentFile[];
}

const heading = ({ title }: CorpusPage) => `# ${title}\n\n`;

/** Sidebars as Starlight and VitePress read them from `sidebars.json`, by folder of the version. */
export function sidebarsFile(corpus: readonly CorpusVersion[]): ContentFile {
  const sidebars = Object.fromEntries(
    corpus.map((version) => [
      folderOf(version),
      sidebarGroups(version.pages).map(({ label, pages }) => ({
        label,
        pages: pages.map((page) => ({ title: page.title, path: peerPathOf(page) })),
      })),
    ]),
  );
  return { file: 'sidebars.json', text: JSON.stringify(sidebars) };
}

/** Pages for Starlight: it adds the heading itself, and links must be addresses. */
export function starlightFiles(corpus: readonly CorpusVersion[]): ContentFile[] {
  const pages = corpus.flatMap((version) =>
    version.pages.map((page) => ({
      file: `src/content/docs/${folderOf(version)}/${page.slug}.md`,
      text:
        frontMatter({ title: page.title, description: descriptionOf(page) }) +
        `\n${resolveLinks(page.markdown, (slug) => peerPathOf({ ...page, slug }))}`,
    })),
  );
  const home = {
    file: 'src/content/docs/index.md',
    text: `${frontMatter({ title: 'Home' })}\n[Manual](/docs/manual/latest/introduction)\n`,
  };
  return [...pages, home, sidebarsFile(corpus)];
}

/** Pages for VitePress. */
export function vitepressFiles(corpus: readonly CorpusVersion[]): ContentFile[] {
  const pages = corpus.flatMap((version) =>
    version.pages.map((page) => ({
      file: `${folderOf(version)}/${page.slug}.md`,
      text: frontMatter({ description: descriptionOf(page) }) + heading(page) + page.markdown,
    })),
  );
  const home = { file: 'index.md', text: '# Home\n\n[Manual](/docs/manual/latest/introduction)\n' };
  return [...pages, home, sidebarsFile(corpus)];
}

/** Pages, sidebars and versions for the stock Docusaurus, with one docs instance for each area. */
export function docusaurusFiles(corpus: readonly CorpusVersion[]): ContentFile[] {
  const pages = corpus.flatMap((version) =>
    version.pages.map((page) => ({
      file: `${docusaurusFolder(version)}/${page.slug}.md`,
      text:
        frontMatter({
          title: page.title,
          description: descriptionOf(page),
          sidebar_position: page.position,
        }) + `\n${page.markdown}`,
    })),
  );
  const sidebars = corpus.map((version): ContentFile => {
    const { docusaurusName } = version.version;
    const prefix = version.area === 'manual' ? '' : `${version.area}_`;
    const items = sidebarGroups(version.pages).map(({ label, pages: members }) => ({
      type: 'category',
      label,
      items: members.map(({ slug }) => slug),
    }));
    return {
      file:
        docusaurusName === 'current'
          ? `sidebars-${version.area}.json`
          : `${prefix}versioned_sidebars/version-${docusaurusName}-sidebars.json`,
      text: JSON.stringify({ docs: items }),
    };
  });
  const frozen = (versions: readonly { readonly docusaurusName: string }[]) =>
    JSON.stringify(
      versions.map(({ docusaurusName }) => docusaurusName).filter((name) => name !== 'current'),
    );
  const paths = (versions: typeof MANUAL_VERSIONS | typeof REACT_VERSIONS) => ({
    lastVersion: versions.find(({ channel }) => channel === 'latest')?.docusaurusName,
    versions: Object.fromEntries(
      versions.map((version) => [
        version.docusaurusName,
        { label: version.label, path: version.path, banner: 'none' },
      ]),
    ),
  });
  return [
    ...pages,
    ...sidebars,
    { file: 'versions.json', text: frozen(MANUAL_VERSIONS) },
    { file: 'api_versions.json', text: frozen(MANUAL_VERSIONS) },
    { file: 'react_versions.json', text: frozen(REACT_VERSIONS) },
    {
      file: 'instances.json',
      text: JSON.stringify({
        manual: paths(MANUAL_VERSIONS),
        react: paths(REACT_VERSIONS),
        api: paths(MANUAL_VERSIONS),
      }),
    },
  ];
}

const SHAPES: Readonly<Record<PeerName, PeerShape>> = {
  starlight: {
    name: 'starlight',
    files: starlightFiles,
    buildCommand: () => ({
      program: 'node',
      args: ['node_modules/astro/bin/astro.mjs', 'build'],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    }),
    outDir: 'dist',
    caches: ['.astro', '.cache', 'node_modules/.astro', 'node_modules/.vite'],
    hashedFiles: ['/_astro/*'],
  },
  vitepress: {
    name: 'vitepress',
    files: vitepressFiles,
    buildCommand: () => ({ program: 'node_modules/.bin/vitepress', args: ['build'] }),
    outDir: '.vitepress/dist',
    caches: ['.vitepress/cache', 'node_modules/.vite'],
    hashedFiles: ['/assets/*'],
  },
  docusaurus: {
    name: 'docusaurus',
    files: docusaurusFiles,
    buildCommand: () => ({ program: 'node_modules/.bin/docusaurus', args: ['build'] }),
    outDir: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    hashedFiles: ['/assets/*'],
  },
};

/** Folder of a peer's packages. */
export const packagesOf = (name: PeerName): string => path.join(PEERS, name, 'node_modules');

/** Installs a peer's packages, from its lock file, unless they are there. */
export function install(name: PeerName): void {
  installPackages(path.join(PEERS, name), name);
}

/** A peer by its name. */
export function peer(name: PeerName): Site {
  const shape = SHAPES[name];
  const template = path.join(PEERS, name);
  return {
    ...shape,
    packages: packagesOf(name),
    pathOf: peerPathOf,
    async prepare(folder, corpus) {
      install(name);
      await fsp.cp(template, folder, {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
      await writeFiles(folder, shape.files(corpus));
      await linkPackages(this.packages, path.join(folder, 'node_modules'));
    },
  };
}
