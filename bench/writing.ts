/**
 * The writer's loop: how soon a development server answers, and how soon what was saved is on screen. Ours and two
 * peers on one corpus. The browser looks at each frame, so that a measured save ends with a painted change.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Browser, Page } from 'playwright';

import { removeFolders } from './build';
import { createCorpus } from './corpus';
import { launchBrowser } from './measure/browserPage';
import { watchProcesses } from './processTree';
import { siteOf } from './sites';
import { docusaurusFolder } from './sites/docusaurusFolders';
import { measuredPages } from './sites/measuredPages';
import { buildOn, nodeOfBuilds } from './sites/node';
import type { BuildCommand, PeerName } from './sites/types';
import { formatRows, median } from './table';

const FOLDER = path.resolve(__dirname, 'results/writing');
const PAGES = 200;
const FIRST_PORT = 4590;
/** Longer than any start or save that is still worth measuring, in milliseconds. */
const LIMIT = 180_000;
/** Longer than any save, in milliseconds; what isn't on screen by then needs a reload by hand. */
const SAVE_LIMIT = 30_000;

/** What is saved. */
const SAVES = ['prose', 'fence', 'stylesheet', 'component'] as const;
type Save = (typeof SAVES)[number];

/** Aims for our site, in seconds. */
const AIMS: Readonly<Record<string, number>> = { 'cold start': 10, prose: 0.5, fence: 1 };

/** A file that is saved with a mark in it, which the page then shows. */
interface Change {
  readonly file: string;
  readonly withMark: (text: string, mark: string) => string;
}

/** A development server. */
interface Writing {
  readonly name: 'ours' | 'starlight' | 'vitepress';
  readonly command: (port: number) => BuildCommand;
  readonly stylesheet: Change;
  readonly component: Change;
  /** Files that its configuration needs for both, beside those of its builds. */
  readonly added: Readonly<Record<string, (text: string) => string>>;
}

/** A rule that the page can ask for by its name. */
const withRule = (text: string, mark: string): string =>
  `${text}\n:root { --bench-mark: ${mark}; }\n`;

const WRITINGS: readonly Writing[] = [
  {
    name: 'ours',
    command: (port) => ({
      program: 'node_modules/.bin/docusaurus',
      args: ['start', '--no-open', '--port', String(port)],
      // As for builds: no peer has an API reference.
      env: { NO_API: '1', NODE_ENV: undefined },
    }),
    stylesheet: { file: 'src/css/article.css', withMark: withRule },
    component: {
      file: 'src/components/SiteFooter/index.tsx',
      withMark: (text, mark) =>
        text.replace('The ReScript Project', `The ReScript Project ${mark}`),
    },
    added: {},
  },
  {
    name: 'starlight',
    command: (port) => ({
      program: 'node',
      args: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    }),
    stylesheet: { file: 'src/own.css', withMark: withRule },
    component: {
      file: 'src/Footer.astro',
      withMark: (text, mark) => text.replace('</footer>', `${mark}</footer>`),
    },
    added: {
      'src/own.css': () => ':root { color: inherit; }\n',
      'src/Footer.astro': () => '<footer>Foot</footer>\n',
      'astro.config.mjs': (text) =>
        text.replace(
          "title: 'Benchmark',",
          "title: 'Benchmark', customCss: ['./src/own.css'], components: { Footer: './src/Footer.astro' },",
        ),
    },
  },
  {
    name: 'vitepress',
    command: (port) => ({
      program: 'node_modules/.bin/vitepress',
      args: ['dev', '--port', String(port)],
    }),
    stylesheet: { file: '.vitepress/theme/own.css', withMark: withRule },
    component: {
      file: '.vitepress/theme/Foot.vue',
      withMark: (text, mark) => text.replace('</footer>', `${mark}</footer>`),
    },
    added: {
      '.vitepress/theme/own.css': () => ':root { color: inherit; }\n',
      '.vitepress/theme/Foot.vue': () => '<template><footer>Foot</footer></template>\n',
      '.vitepress/theme/index.mjs': () =>
        [
          "import { h } from 'vue';",
          "import DefaultTheme from 'vitepress/theme';",
          "import Foot from './Foot.vue';",
          "import './own.css';",
          "export default { extends: DefaultTheme, Layout: () => h(DefaultTheme.Layout, null, { 'doc-after': () => h(Foot) }) };",
          '',
        ].join('\n'),
    },
  },
];

/** File of the measured page, from the site's folder. */
function pageFile(name: Writing['name'], page: ReturnType<typeof measuredPages>['page']): string {
  if (name === 'ours') return `${docusaurusFolder(page)}/${page.slug}.mdx`;
  const folder = name === 'starlight' ? 'src/content/docs/docs' : 'docs';
  return `${folder}/${page.area}/${page.version.path}/${page.slug}.md`;
}

const CHANGES: Readonly<Record<'prose' | 'fence', Change['withMark']>> = {
  prose: (text, mark) => `${text}\nA paragraph about ${mark}.\n`,
  fence: (text, mark) => `${text}\n\`\`\`res\nlet ${mark} = 1 + 2\n\`\`\`\n`,
};

/** A server that runs. */
interface Running {
  readonly child: ChildProcess;
  readonly started: number;
  readonly usage: ReturnType<typeof watchProcesses>;
}

function run({ program, args, env }: BuildCommand, cwd: string): Running {
  const started = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  return { child, started, usage: watchProcesses(child.pid ?? 0) };
}

async function stop({ child }: Running): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await end;
}

/** Waits until a server answers with a page. */
async function answered(url: string): Promise<void> {
  for (const end = performance.now() + LIMIT; performance.now() < end;) {
    const isAnswered = await fetch(url).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    );
    if (isAnswered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`bench: expected an answer from ${url} within ${LIMIT / 1000} s, got none.`);
}

const seconds = (start: number): number => (performance.now() - start) / 1000;

/** Seconds of a start, and of the processors meanwhile. */
interface Start {
  /** Until the server answers. */
  readonly answer: number;
  /** Until the page is on screen. */
  readonly screen: number;
  readonly cpu: number | undefined;
}

async function measureStart(page: Page, running: Running, url: string): Promise<Start> {
  await answered(url);
  const answer = seconds(running.started);
  // What counts is on screen; a server may go on loading modules behind it.
  await page.goto(url, { timeout: LIMIT, waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ timeout: LIMIT });
  const screen = seconds(running.started);
  return { answer, screen, cpu: running.usage.stop()?.cpuSeconds };
}

/** Seconds from a saved file to its mark in a frame of the page; infinite where it takes a reload by hand. */
async function measureSave(
  page: Page,
  folder: string,
  { file, withMark }: Change,
  mark: string,
): Promise<number> {
  const target = path.join(folder, file);
  const before = await fs.readFile(target, 'utf8');
  const changed = withMark(before, mark);
  if (changed === before) throw new Error(`bench: expected ${target} to have a place for a mark.`);
  const shown = page.waitForFunction(
    (wanted) =>
      document.body.textContent.includes(wanted) ||
      getComputedStyle(document.documentElement).getPropertyValue('--bench-mark').trim() === wanted,
    mark,
    { polling: 'raf', timeout: SAVE_LIMIT },
  );
  const start = performance.now();
  await fs.writeFile(target, changed);
  const time = await shown.then(
    () => seconds(start),
    () => Infinity,
  );
  // The next save is one of the file as it was, which must have been taken in before.
  await fs.writeFile(target, before);
  await page.waitForFunction((gone) => !document.body.textContent.includes(gone), mark, {
    polling: 'raf',
    timeout: LIMIT,
  });
  return time;
}

interface Figures {
  readonly cold: Start;
  readonly warm: Start;
  readonly saves: Readonly<Record<Save, number>>;
}

async function measureSite(
  writing: Writing,
  browser: Browser,
  rounds: number,
  port: number,
): Promise<Figures> {
  const { name, added } = writing;
  const folder = path.join(FOLDER, name);
  const site = siteOf(name);
  const corpus = createCorpus(PAGES);
  console.error(`bench: preparing ${name}`);
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await site.prepare(folder, corpus);
  for (const [file, change] of Object.entries(added)) {
    const target = path.join(folder, file);
    const text = await fs.readFile(target, 'utf8').catch(() => '');
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, change(text));
  }
  await removeFolders(folder, [...site.caches]);
  const { page: measured } = measuredPages(corpus);
  const url = `http://localhost:${port}${site.pathOf(measured)}`;
  const command = buildOn(nodeOfBuilds(['starlight']), writing.command(port));
  const page = await browser.newPage();
  const cold = await (async () => {
    const running = run(command, folder);
    return measureStart(page, running, url).finally(() => stop(running));
  })();
  const running = run(command, folder);
  try {
    const warm = await measureStart(page, running, url);
    const changes: Readonly<Record<Save, Change>> = {
      prose: { file: pageFile(name, measured), withMark: CHANGES.prose },
      fence: { file: pageFile(name, measured), withMark: CHANGES.fence },
      stylesheet: writing.stylesheet,
      component: writing.component,
    };
    const saves: Partial<Record<Save, number>> = {};
    for (const save of SAVES) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const time = await measureSave(page, folder, changes[save], `mark${save}${round}`);
        times.push(time);
        // What a server doesn't show by itself, it won't the next time.
        if (time === Infinity) break;
      }
      // The first save of a kind loads what the others find loaded.
      saves[save] = median(times.length > 1 ? times.slice(1) : times);
    }
    return {
      cold,
      warm,
      saves: { prose: NaN, fence: NaN, stylesheet: NaN, component: NaN, ...saves },
    };
  } finally {
    await stop(running);
    await page.close();
  }
}

/** A line for each thing that is measured; in parentheses ours against the aim. */
function rowsOf(figures: ReadonlyMap<string, Figures>): string[][] {
  const line = (what: string, value: (one: Figures) => number | undefined): string[] => [
    what,
    ...[...figures.values()].map((one) => {
      const time = value(one);
      return time === Infinity ? 'never' : `${time?.toFixed(2) ?? ''} s`;
    }),
    AIMS[what] === undefined ? '' : `${AIMS[what]} s`,
  ];
  return [
    line('cold start', ({ cold }) => cold.answer),
    line('cold start, page on screen', ({ cold }) => cold.screen),
    line('cold start, processor time', ({ cold }) => cold.cpu),
    line('warm start', ({ warm }) => warm.answer),
    line('warm start, page on screen', ({ warm }) => warm.screen),
    line('warm start, processor time', ({ warm }) => warm.cpu),
    ...SAVES.map((save) => line(save, ({ saves }) => saves[save])),
  ];
}

/**
 * Prints how soon each server answers and shows what is saved.
 *
 * @param rounds saves of each kind; the median counts
 * @param peers whose servers are measured beside ours, of those that have a place here
 */
export async function measureWriting(rounds: number, peers: readonly PeerName[]): Promise<void> {
  const browser = await launchBrowser();
  const figures = new Map<string, Figures>();
  const measured = WRITINGS.filter(({ name }) => name === 'ours' || peers.includes(name));
  try {
    for (const [index, writing] of measured.entries()) {
      figures.set(writing.name, await measureSite(writing, browser, rounds, FIRST_PORT + index));
    }
  } finally {
    await browser.close();
  }
  console.log(`\nThe writer's loop with ${PAGES} pages, from a start or a save on:\n`);
  console.log(formatRows(['what', ...figures.keys(), 'aim for ours'], rowsOf(figures)));
}
