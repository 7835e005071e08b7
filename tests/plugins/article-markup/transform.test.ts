import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { remarkArticleMarkup } from '../../../plugins/article-markup';
import { renderPage } from '../../support/renderPage';

const staticFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));

beforeAll(() => {
  fs.mkdirSync(path.join(staticFolder, 'img'));
  fs.writeFileSync(
    path.join(staticFolder, 'img', 'oven.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>',
  );
});

afterAll(() => fs.rmSync(staticFolder, { recursive: true }));

const render = (source: string) =>
  renderPage({
    source,
    remarkPlugins: [[remarkArticleMarkup, { staticFolder }]],
    components: () => ({
      Image: (props: object) => JSON.stringify(props),
    }),
  });

const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |\n';

describe('tables', () => {
  test('are named by the heading above them', async () => {
    const html = await render(
      `${TABLE}\n# Page\n\n${TABLE}\n## Words of \`switch\` and *others*\n\nText.\n\n- item\n\n  ${TABLE.replaceAll('\n', '\n  ')}`,
    );
    expect([...html.matchAll(/<table aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Table',
      'Table: Page',
      'Table: Words of switch and others',
    ]);
  });

  test('of several columns say in each cell whose it is, and stay tables for those who hear them', async () => {
    const html = await render(
      '| | `dict` | Map |\n| - | - | - |\n| Keys | strings | **any** |\n| Size | | 3 |\n',
    );
    expect(html).toContain('<table aria-label="Table" role="table" data-stacks="">');
    expect(html.match(/role="row"/g)).toHaveLength(3);
    expect(html).toContain('<td role="cell"></td><td role="cell" data-label="Map">3</td>');
    expect(html.match(/<th role="columnheader">/g)).toHaveLength(3);
    expect(html).toContain('<td role="cell">Keys</td>');
    expect(html).toContain('<td role="cell" data-label="dict">strings</td>');
    expect(html).toContain('<td role="cell" data-label="Map"><strong>any</strong></td>');
  });

  test('of two columns are left alone', async () => {
    expect(await render(TABLE)).not.toMatch(/role|data-/);
  });
});

describe('code in text', () => {
  test('stays whole where it is short and a line could end in it', async () => {
    expect(await render('`6->Some` and `-open RescriptCore`')).toBe(
      '<p><code class="whole">6-&gt;Some</code> and <code class="whole">-open RescriptCore</code></p>',
    );
  });

  test('is left alone where it is one name, or too long for a line', async () => {
    expect(await render('`Array.map` and `list->List.map(x => x + 1)`')).toBe(
      '<p><code>Array.map</code> and <code>list-&gt;List.map(x =&gt; x + 1)</code></p>',
    );
  });
});

describe('pictures', () => {
  test('get the width and height of their file', async () => {
    expect(await render('<Image src="/img/oven.svg" alt="An oven" />')).toBe(
      '{&quot;src&quot;:&quot;/img/oven.svg&quot;,&quot;alt&quot;:&quot;An oven&quot;,&quot;width&quot;:320,&quot;height&quot;:180}',
    );
  });

  test.each([
    [
      'no file',
      '<Image src="/img/stove.svg" alt="" />',
      /page\.mdx:3: Expected the picture .*stove\.svg for <Image>, found none/,
    ],
    [
      'a relative address',
      '<Image src="./oven.svg" alt="" />',
      /page\.mdx:3: Expected src="\/…" .* got \.\/oven\.svg/,
    ],
    ['no address', '<Image alt="" />', /got none/],
  ])('with %s stop the build', async (_, source, message) => {
    await expect(render(`# Page\n\n${source}\n`)).rejects.toThrow(message);
  });

  test('ask for options of the right kind', () => {
    expect(() => remarkArticleMarkup(JSON.parse('{"staticFolder": 1}'))).toThrow(
      /article-markup:.*"staticFolder"/,
    );
  });
});

describe('what would be dead in static HTML', () => {
  test.each([
    ['a component of the page', "export const Clock = () => 'now';", /page\.mdx:3: .* got export,/],
    ['another package', "import { useState } from 'react';", /got import of react,/],
    ['the framework', "import Tabs from '@theme/Tabs';", /got import of @theme\/Tabs,/],
    ['a handler', '<button onClick={() => undefined}>Go</button>', /got onClick on <button>,/],
    [
      'a handler in an expression',
      '{[1].map((key) => <button key={key} onClick = {() => key}>Go</button>)}',
      /got onClick,/,
    ],
  ])('%s is refused', async (_what, part, problem) => {
    await expect(render(`# Page\n\n${part}\n`)).rejects.toThrow(problem);
  });

  test('elements, attributes and expressions are not', async () => {
    expect(await render('# Page\n\n<b title="one=">{1 + 1}</b>\n')).toBe(
      '<h1>Page</h1>\n<b title="one=">2</b>',
    );
  });
});
