/** @jest-environment jsdom */
import { completePlaygroundLinks, startPlaygroundLinks } from '../../src/behaviours/playground';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';

const PAGE = `
  <div data-code-panel>
    <a id="first" href="/try?version=v11.1.4" data-playground>Open</a>
    <pre><code data-code data-prelude>type fare = int</code></pre>
  </div>
  <div data-code-panel>
    <a id="second" href="/try?version=v8.4.2&ext=re" data-playground><svg></svg></a>
    <pre><code data-code>let <span>a</span> = 1;</code></pre>
  </div>`;

const link = (id: string): HTMLAnchorElement => {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLAnchorElement)) throw new Error(`no link ${id}`);
  return element;
};
const programOf = (id: string) => readPlaygroundLink(new URL(link(id).href).search);

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !condition(); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeAll(startPlaygroundLinks);

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

test('a page at rest has the program in each of its links, preludes first', async () => {
  completePlaygroundLinks();
  await until(() => link('second').search.includes('code='));
  expect(programOf('first')).toMatchObject({ version: 'v11.1.4', code: 'type fare = int' });
  expect(programOf('second')).toMatchObject({
    version: 'v8.4.2',
    syntax: 'reason',
    code: 'type fare = int\n\nlet a = 1;',
  });
});

test.each(['pointerover', 'focusin'])(
  '%s on a link completes it before it is followed',
  async (type) => {
    link('second').firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    await until(() => link('second').search.includes('code='));
    expect(programOf('second').code).toContain('let a = 1;');
    expect(link('first').search).not.toContain('code=');
  },
);

test('a tap on a link that is not complete follows it once it is', async () => {
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) {
      followed.push(link('first').search);
      // jsdom follows no links.
      event.preventDefault();
    }
  });
  link('first').click();
  expect(followed).toEqual([]);
  await until(() => followed.length > 0);
  expect(followed).toHaveLength(1);
  expect(programOf('first').code).toBe('type fare = int');
});
