/** The texts of `llms.txt`, `llm-full.txt` and `llm-small.txt`, in the form of llmstxt.org. */
import type { DocsCategory, DocsPage } from './library';
import { compilerInstall, compilerName, reactInstall } from '../../src/lib/installCommands';
import { LLM_FILES, type LlmSet, LLM_SETS, setTitle } from '../../src/lib/llmFiles';
import {
  type DocsVersion,
  MANUAL_VERSIONS,
  NPM_LATEST_MANUAL_VERSION,
  type Toolchain,
} from '../../src/versions';

/** A link of an index. */
interface Entry {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

function entry({ title, url, description }: Entry): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${description === '' ? '' : `: ${description}`}`;
}

function section(label: string, entries: readonly Entry[]): string {
  return `## ${label}\n\n${entries.map(entry).join('\n')}`;
}

function joined(parts: readonly string[]): string {
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

/** What npm installs when a command names no release. */
const NPM_LATEST: Toolchain = NPM_LATEST_MANUAL_VERSION.toolchain;

/** What a manual version is among the others: as npm has it, and as these docs see it. */
function standing({ toolchain, channel }: DocsVersion): string | undefined {
  const claims = [
    ...(toolchain.isNpmLatest ? ['the newest version on npm'] : []),
    ...(channel === 'latest' ? ['the version that these docs recommend'] : []),
  ];
  return claims.length === 0 ? undefined : claims.join(' and ');
}

/** The series of the React bindings for a compiler, and what installs them. */
function bindingsFor(toolchain: Toolchain): string {
  const { reactName, reactSeries } = toolchain;
  return `${reactName} ${reactSeries} (\`${reactInstall(toolchain)}\`)`;
}

/** What the compiler of a manual version is, and how to install it. */
function compilerNote(version: DocsVersion): string {
  const { toolchain } = version;
  const place = standing(version);
  return [
    ...(place === undefined ? [] : [`${compilerName(toolchain)} is ${place}.`]),
    `Install it with \`${compilerInstall(toolchain)}\`.`,
    ...(toolchain.isNpmLatest
      ? []
      : [`If a command names no version, npm installs ${compilerName(NPM_LATEST)}.`]),
  ].join(' ');
}

/** Which compiler a version of the React bindings is for, and what the newest one needs. */
function bindingsNote({ toolchain }: DocsVersion): string {
  const note = `These bindings are for ${compilerName(toolchain)}. Install them with \`${reactInstall(toolchain)}\`.`;
  return toolchain.isNpmLatest
    ? note
    : `${note} ${compilerName(NPM_LATEST)} needs ${bindingsFor(NPM_LATEST)}.`;
}

/** Which project a set is for. */
function versionNote({ version, area }: LlmSet): string {
  return area === 'react' ? bindingsNote(version) : compilerNote(version);
}

/** What a set is about: the paragraph below its title. */
function summary(set: LlmSet): string {
  const { compilerRelease, reactRelease, reactName } = set.version.toolchain;
  const subject =
    set.area === 'react'
      ? `How to write React components in ReScript with the bindings ${reactName} ${reactRelease}: JSX, components, hooks, refs and the router.`
      : `The manual of ReScript, a typed language that compiles to readable JavaScript: its syntax and types, interop with JavaScript and TypeScript, the build system and the standard library.`;
  return `${subject} ${versionNote(set)} Every example was compiled with version ${compilerRelease} of the compiler.`;
}

/** What readers, machines among them, must know of a set before they read on. */
function heading(set: LlmSet, title: string): string {
  return `# ${title}\n\n> ${summary(set)}`;
}

/** Where the files of a set are. */
function fileUrl(siteRoot: string, { folder }: LlmSet, file: string): string {
  return `${siteRoot}${folder}/${file}`;
}

/** The entry of a page: its Markdown. */
export function pageEntry({ title, description }: DocsPage, url: string): Entry {
  return { title, url, description };
}

/**
 * The text of `llms.txt`.
 *
 * @param siteRoot origin and base URL without a slash at the end
 * @param markdownUrl address of a page's Markdown
 * @param api pages of the API reference; empty for React
 */
export function indexText(
  set: LlmSet,
  categories: readonly DocsCategory[],
  {
    siteRoot,
    markdownUrl,
    api,
  }: {
    readonly siteRoot: string;
    readonly markdownUrl: (address: string) => string;
    readonly api: readonly DocsPage[];
  },
): string {
  const sections: readonly DocsCategory[] =
    api.length === 0 ? categories : [...categories, { label: 'API reference', pages: api }];
  return joined([
    heading(set, setTitle(set)),
    'Each link leads to a page as Markdown. Without `.md` at the end, its address is that of the page for readers.',
    ...sections.map(({ label, pages }) =>
      section(
        label,
        pages.map((page) => pageEntry(page, markdownUrl(page.address))),
      ),
    ),
    section('Optional', [
      {
        title: 'All pages in one file',
        url: fileUrl(siteRoot, set, LLM_FILES.full),
        description:
          api.length === 0
            ? 'every page with all examples and what they compile to'
            : 'every page with all examples and what they compile to, and the signatures of the API reference',
      },
      {
        title: 'All pages in one smaller file',
        url: fileUrl(siteRoot, set, LLM_FILES.small),
        description: 'the same text with few and short examples',
      },
    ]),
  ]);
}

/** A page's text as a part of a longer one. */
export interface PageText {
  /** Address of the page for readers, with origin. */
  readonly url: string;
  /** Begins with its title as a heading of the first level. */
  readonly markdown: string;
}

/** The page with its address below the title. */
function pagePart({ url, markdown }: PageText): string {
  const [title = '', ...rest] = markdown.split('\n');
  return `${title}\n\nSource: ${url}\n${rest.join('\n')}`;
}

/** The text of `llm-full.txt` and of `llm-small.txt`: pages one after the other, and more behind them. */
export function wholeText(
  set: LlmSet,
  kind: 'full' | 'small',
  pages: readonly PageText[],
  appendix?: string,
): string {
  const title = `${setTitle(set)}: ${kind === 'full' ? 'all pages' : 'all pages, shortened'}`;
  return joined([
    heading(set, title),
    ...pages.map((page) => `---\n\n${pagePart(page).trim()}`),
    ...(appendix === undefined ? [] : [`---\n\n${appendix.trim()}`]),
  ]);
}

/** The compilers with their React bindings, newest first. */
function versionList(): string {
  const line = (version: DocsVersion): string => {
    const { toolchain } = version;
    const place = standing(version);
    const name = compilerName(toolchain) + (place === undefined ? '' : `, ${place}`);
    return `- ${name}: \`${compilerInstall(toolchain)}\`. React bindings: ${bindingsFor(toolchain)}.`;
  };
  return MANUAL_VERSIONS.map(line).join('\n');
}

/**
 * The text of the root's `llms.txt`: which version is which, and where the files of each version are.
 *
 * @param hasApi whether this build has the API reference
 */
export function rootText(siteRoot: string, hasApi = true): string {
  const entries = (set: LlmSet): readonly Entry[] => [
    {
      title: setTitle(set),
      url: fileUrl(siteRoot, set, LLM_FILES.index),
      description: `list of all pages, for ${compilerName(set.version.toolchain)}`,
    },
    {
      title: `${setTitle(set)}, full text`,
      url: fileUrl(siteRoot, set, LLM_FILES.full),
      description: 'all pages with all examples',
    },
    {
      title: `${setTitle(set)}, small`,
      url: fileUrl(siteRoot, set, LLM_FILES.small),
      description: 'all pages with few and short examples',
    },
  ];
  const area = (id: LlmSet['area']) => LLM_SETS.filter((set) => set.area === id).flatMap(entries);
  return joined([
    '# ReScript\n\n> ReScript is a typed language that compiles to readable JavaScript. This site has its manual, its API reference and the pages of its React bindings, for several versions. Syntax and standard library differ between them, so take the files of the version that the project uses: its `package.json` names it.',
    versionList(),
    'Every page of the docs is also available as Markdown, at its address with `.md` at the end.',
    ...(hasApi
      ? [
          `The API reference is also there as JSON, with types, deprecations and what replaces them: \`${siteRoot}/api/index.json\` lists the files of each version.`,
        ]
      : []),
    section('Manual', area('default')),
    section('React', area('react')),
  ]);
}
