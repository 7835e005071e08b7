/**
 * @jest-environment jsdom
 *
 * The bundles of the guided project run in a document, and the folder that it deploys is whole.
 */
import fs from 'node:fs';
import path from 'node:path';

import { screen } from '@testing-library/dom';

import { chapterFolders } from '../support/projectChapters';
import { copyProject, type ProjectFolder } from './support/projectFolder';

const foldersCalled = (name: string) =>
  chapterFolders().filter((folder) => path.basename(folder) === name);

/** The names that the page has in an attribute. */
function namesIn(html: string, attribute: 'src' | 'href'): readonly string[] {
  return [...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, name = '']) => name);
}

/** Shows the page of a folder and runs its script, at noon; requests get the files of the folder. */
function open(folder: string): void {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(12);
  jest.spyOn(Date.prototype, 'getMinutes').mockReturnValue(15);
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const html = read('index.html');
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  Object.assign(window, {
    fetch: async (address: string) => ({ ok: true, status: 200, text: async () => read(address) }),
  });
  for (const name of namesIn(html, 'src')) {
    const script = document.createElement('script');
    script.textContent = read(name);
    document.body.append(script);
  }
}

let folder: ProjectFolder | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  folder?.remove();
});

async function expectAdvice(): Promise<void> {
  const heading = await screen.findByRole('heading', { name: 'The road to Skarra' });
  expect(heading).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You can go. Set out by 14:53.');
  screen.getByRole('radio', { name: 'I march' }).click();
  expect(await screen.findByText('You can go. Set out by 15:18.')).toBeVisible();
}

test.each(foldersCalled('6-react'))('the bundle of %s shows the advice', async (project) => {
  folder = copyProject(project);
  await folder.run('test');
  await folder.run('bundle');
  open(path.join(folder.path, 'public'));
  await expectAdvice();
});

test.each(foldersCalled('7-deploy'))(
  'what %s deploys is whole, small and works',
  async (project) => {
    folder = copyProject(project);
    await folder.run('build');
    const site = path.join(folder.path, 'dist');
    const html = folder.read('dist/index.html');
    const named = [...namesIn(html, 'src'), ...namesIn(html, 'href')];
    expect(fs.readdirSync(site).sort()).toEqual([...named, 'index.html', 'tides.json'].sort());
    expect(named.every((name) => /-[A-Z0-9]{8}\.(?:js|css)$/.test(name))).toBe(true);
    expect(html).toContain(
      '<main id="root"><p role="status">Asking the harbor office …</p></main>',
    );
    const [script = ''] = namesIn(html, 'src');
    expect(fs.statSync(path.join(site, script)).size).toBeLessThan(250_000);
    open(site);
    await expectAdvice();
  },
);
