/**
 * What `npm start` compiles, on a copy of the repository: nothing at the start, and a page when it
 * is opened or saved. A page with an error, which nobody has opened, is the proof.
 */
import fs from 'node:fs';
import path from 'node:path';

import { type Browser, chromium, type Page } from 'playwright';

import { STUB_ENDING } from '../../plugins/api-reference/pages/stubs';
import { findBrowser } from '../../scripts/browser';
import { shardContentsDecoder } from '../../src/lib/search/shards';
import { IS_EVERY } from '../support/sample';
import { type DevServer, startDevServer } from './support/devServer';
import { copyRepository, type Repository, shareReference } from './support/repository';

const BROKEN = {
  file: 'versioned_docs/version-v10.0.0/let-binding.mdx',
  url: '/docs/manual/v10.0.0/let-binding',
  script: 'versioned_docs_version-v10_0_0_let-binding_mdx.js',
};
const GOOD = {
  file: 'versioned_docs/version-v11.0.0/let-binding.mdx',
  url: '/docs/manual/latest/let-binding',
  script: 'versioned_docs_version-v11_0_0_let-binding_mdx.js',
};

/** A page with an example that does not compile, which is never opened. */
const WRONG = 'versioned_docs/version-v9.0.0/tuple.mdx';

/** Takes away what a build of this repository has written, and a clone would not have. */
function removeApiPages({ folder }: Repository): void {
  for (const area of ['docs/api', 'api_versioned_docs']) {
    const below = path.join(folder, area);
    fs.readdirSync(below, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(STUB_ENDING))
      .forEach((file) => fs.rmSync(path.join(below, file)));
  }
}

describe('the development server', () => {
  let repository: Repository;
  let server: DevServer;
  let browser: Browser;
  let page: Page;
  let mended: string;

  beforeAll(async () => {
    repository = copyRepository();
    // Builds read all packages anew where they have to; here, pages of the reference have to come late and at once.
    if (!IS_EVERY) shareReference(repository);
    removeApiPages(repository);
    mended = repository.read(BROKEN.file);
    repository.write(BROKEN.file, `${mended}\n<Unclosed\n`);
    repository.write(
      WRONG,
      `${repository.read(WRONG)}\n\`\`\`res\nlet wrong: string = 1\n\`\`\`\n`,
    );
    // Docusaurus then prints each time that it loads a plugin again.
    server = await startDevServer(repository.folder, { DOCUSAURUS_PERF_LOGGER: 'true' });
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    page = await browser.newPage();
    await server.shows(/compiled successfully/);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    repository?.remove();
  });

  const overlay = () => page.locator('#webpack-dev-server-client-overlay');
  const pageScripts = async () =>
    (await server.scripts()).filter((name) => /_mdx?\.js$/.test(name));

  it('starts without compiling a page', async () => {
    expect(server.terminal()).toContain('compiled successfully');
    expect(await pageScripts()).toEqual([]);
  });

  it('compiles the page that is opened, and no other', async () => {
    await page.goto(server.url + GOOD.url);
    await page.getByRole('heading', { level: 1, name: 'Let Binding' }).waitFor();
    expect(await pageScripts()).toEqual([GOOD.script]);
  });

  it('fetches nothing ahead', async () => {
    const answers = await page.evaluate(
      `['prefetch', 'preload'].map((name) => window.docusaurus[name](${JSON.stringify(BROKEN.url)}))`,
    );
    expect(answers).toEqual([false, false]);
  });

  it('brings the styles of a program that is compiled late', async () => {
    const other = await browser.newPage();
    await other.goto(server.url);
    // Two of the three would be seen without.
    await other.waitForFunction(
      "[...document.querySelectorAll('[data-program]')].filter((program) => program.checkVisibility({ visibilityProperty: true })).length === 1",
    );
    await other.close();
  });

  it('then tells of a wrong example on a page that nobody opens', async () => {
    await server.shows(/version-v9\.0\.0\/tuple\.mdx:\d+:\d+/);
  });

  it('and has the pages of the API reference by then', async () => {
    const other = await browser.newPage();
    await other.goto(`${server.url}/docs/manual/latest/api/belt/array`);
    await other.getByRole('heading', { level: 1 }).filter({ hasText: 'Array' }).waitFor();
    await other.close();
  });

  it('loads them once, and not for each of their files', () => {
    expect(server.terminal().match(/Reload site plugin docs@api - /g)).toHaveLength(1);
  });

  it('shows a saved page and keeps everything around it', async () => {
    // Elements that are rendered anew would not know it.
    await page.evaluate("document.querySelector('article h1').wasHereBefore = true");
    await page.evaluate("document.querySelector('details[data-menu]').open = true");
    repository.write(GOOD.file, `${repository.read(GOOD.file)}\nA new paragraph.\n`);
    await page.getByText('A new paragraph.').waitFor();
    expect(await page.evaluate("document.querySelector('article h1').wasHereBefore")).toBe(true);
    expect(await page.evaluate("document.querySelector('details[data-menu]').open")).toBe(true);
    expect(await pageScripts()).toHaveLength(2);
  });

  it('shows a saved heading in the table of contents, without loading the page anew', async () => {
    await page.evaluate('window.wasHereBefore = true');
    repository.write(GOOD.file, `${repository.read(GOOD.file)}\n## A new heading\n\nText.\n`);
    await page
      .locator('a[href$="#a-new-heading"]:not(article a)')
      .locator('visible=true')
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'A new heading' }).waitFor();
    expect(await page.evaluate('window.wasHereBefore')).toBe(true);
  });

  it('answers what search finds, from the sources', async () => {
    const response = await fetch(`${server.url}/search/manual-latest.names.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    const contents = shardContentsDecoder(await response.json());
    const value = contents.ok ? contents.value : undefined;
    expect(value?.source).toEqual({ kind: 'sources' });
    const page = value?.pages.find(({ url }) => url === GOOD.url);
    expect(page).toMatchObject({ title: 'Let Binding', area: 'manual' });
    // Saved a moment ago.
    expect(page?.sections.map(({ anchor }) => anchor)).toContain('a-new-heading');
  });

  it('tells of an error when its page is opened', async () => {
    expect(server.terminal()).not.toContain('MDX compilation failed');
    await page.goto(server.url + BROKEN.url);
    await overlay().waitFor();
    await overlay().contentFrame().getByText('MDX compilation failed').first().waitFor();
    await server.shows(/MDX compilation failed.*version-v10\.0\.0\/let-binding\.mdx/);
  });

  it('opens other pages meanwhile', async () => {
    const other = await browser.newPage();
    await other.goto(`${server.url}/docs/manual/latest/introduction`);
    await other.locator('article h1').waitFor();
    await other.close();
  });

  it('shows the page when the error is mended', async () => {
    repository.write(BROKEN.file, mended);
    await overlay().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Let Binding' }).waitFor();
  });

  it('shows an open page that was broken and mended', async () => {
    repository.write(BROKEN.file, `${mended}\n<Unclosed\n`);
    await overlay().waitFor();
    repository.write(BROKEN.file, `${mended}\nMended at last.\n`);
    await page.getByText('Mended at last.').waitFor();
    await overlay().waitFor({ state: 'detached' });
  });
});
