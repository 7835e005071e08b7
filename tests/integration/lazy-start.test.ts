/**
 * What `npm start` compiles, on a copy of the repository: nothing at the start, and a page when it
 * is opened or saved. A page with an error, which nobody has opened, is the proof.
 */
import { type Browser, chromium, type Page } from 'playwright';

import { findBrowser } from '../../scripts/browser';
import { shardContentsDecoder } from '../../src/lib/search/shards';
import { type DevServer, startDevServer } from './support/devServer';
import { copyRepository, type Repository } from './support/repository';

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

describe('the development server', () => {
  let repository: Repository;
  let server: DevServer;
  let browser: Browser;
  let page: Page;
  let mended: string;

  beforeAll(async () => {
    repository = copyRepository();
    mended = repository.read(BROKEN.file);
    repository.write(BROKEN.file, `${mended}\n<Unclosed\n`);
    server = await startDevServer(repository.folder);
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    page = await browser.newPage();
    await server.shows(/compiled/);
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

  it('shows a saved page and keeps everything around it', async () => {
    // Elements that are rendered anew would not know it.
    await page.evaluate("document.querySelector('article h1').wasHereBefore = true");
    repository.write(GOOD.file, `${repository.read(GOOD.file)}\nA new paragraph.\n`);
    await page.getByText('A new paragraph.').waitFor();
    expect(await page.evaluate("document.querySelector('article h1').wasHereBefore")).toBe(true);
    expect(await pageScripts()).toEqual([GOOD.script]);
  });

  it('shows a saved heading in the table of contents, without loading the page anew', async () => {
    await page.evaluate('window.wasHereBefore = true');
    repository.write(GOOD.file, `${repository.read(GOOD.file)}\n## A new heading\n\nText.\n`);
    await page.locator('a[href$="#a-new-heading"]:not(article a)').first().waitFor();
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
