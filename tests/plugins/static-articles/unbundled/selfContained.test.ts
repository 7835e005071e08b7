import { isSelfContained } from '../../../../plugins/static-articles/unbundled/selfContained';

const page = (body: string): string => `---\ntitle: Harbor\n---\n\n${body}\n`;

test.each([
  [
    'text and code',
    'Ships come `in` and **leave**.\n\n```js\nimport * as Ship from "./Ship.res.mjs";\n```',
  ],
  [
    'links to pages',
    'See [cranes](./cranes.mdx#load), [docks](../docks.md "Docks") and [here](#here).',
  ],
  [
    'links to addresses',
    '[Home](https://example.org/a.html), [feed](/blog/rss.xml), [mail](mailto:a@b.example).',
  ],
  ['components of the site', '<Intro>\n\nThe harbor.\n\n</Intro>'],
  ['a fence of tildes that holds a fence', '~~~md\n```\n![a](./a.png)\n```\n![a](./a.png)\n~~~'],
])('a page with %s needs no bundler', (_what, body) => {
  expect(isSelfContained(page(body))).toBe(true);
});

test.each([
  ['an import', "import Crane from '@site/src/components/Crane';\n\n<Crane />"],
  ['an export', 'export const tons = 3;'],
  ['an import behind a fence', '```js\nlet a = 1;\n```\n\nimport Crane from "./Crane";'],
  ['a picture', 'A crane: ![a crane](./crane.png)'],
  ['an image element', '<img src="./crane.png" alt="A crane" />'],
  ['require', '<Crane src={require("./crane.png").default} />'],
  ['a link to a file', 'The [plan](./plan.pdf) of the harbor.'],
  ['a definition of a link to a file', 'The [plan] of the harbor.\n\n[plan]: ../files/plan.pdf'],
])('a page with %s does', (_what, body) => {
  expect(isSelfContained(page(body))).toBe(false);
});

test('so does a page whose front matter names a file', () => {
  expect(isSelfContained('---\ntitle: Harbor\nimage: ./harbor.png\n---\n\nShips.')).toBe(false);
});
