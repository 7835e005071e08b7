/** @jest-environment jsdom */
// cspell:ignore keepu mapu mapw
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { contents } from '../../../plugins/api-reference/render/contents';
import type { Entry, PageItem } from '../../../plugins/api-reference/render/item';
import { ModelIndex } from '../../../plugins/api-reference/model/modelIndex';
import type { ApiModel, ApiModule } from '../../../plugins/api-reference/model/types';
import type { Page } from '../../../plugins/api-reference/render/context';
import { showItems, startItems } from '../../../src/behaviours/lists/items';
import { object, parseJson, record, string } from '../../../src/lib/decode';

const item = (name: string): PageItem => ({
  kind: 'value',
  name,
  id: `Belt.Array.${name}`,
  anchor: `value-${name}`,
  signature: `let ${name}: int`,
  isNative: true,
});

const entry = (name: string, ...twins: string[]): Entry => ({
  item: item(name),
  twins: twins.map(item),
});

const MODULE: ApiModule = {
  kind: 'module',
  name: 'Array',
  id: 'Belt.Array',
  path: ['Belt', 'Array'],
  slug: 'belt/array',
  label: 'Array',
  items: [],
  modules: [],
};

const MODEL: ApiModel = {
  format: 1,
  version: 'v12.0.0',
  syntax: 'rescript',
  packages: [],
  libraries: [],
};

const PAGE: Page = {
  model: MODEL,
  library: { name: 'Belt', slug: 'belt', package: 'rescript', root: MODULE },
  baseUrl: '/',
  base: '/api',
  history: undefined,
  index: new ModelIndex(MODEL, '/api'),
  versions: [],
  uses: new Map(),
  address: '/api/belt/array',
  module: MODULE,
};

/** The list of items as the build writes it. */
function written(...entries: Entry[]): string {
  const block = contents([{ group: 'Read', members: entries }], PAGE);
  const attributes = 'attributes' in block ? block.attributes : [];
  const inner = attributes.flatMap((attribute) =>
    'name' in attribute && attribute.name === 'dangerouslySetInnerHTML' ? [attribute.value] : [],
  )[0];
  const value = object(inner);
  const html = parseJson(value.ok ? String(value.value.value) : '', record({ __html: string }));
  if (!html.ok) throw new Error('Expected the HTML of a list of items, got another block.');
  return `<div data-list="items">${html.value.__html}</div>`;
}

function list(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-list]');
  if (!found) throw new Error('Expected a list, found none.');
  return found;
}

/** Brings a list into the page, as navigation does. */
function put(html: string): void {
  document.body.innerHTML = html;
  startItems(list());
}

function box(): HTMLInputElement {
  const found = document.querySelector('input');
  if (!found) throw new Error('Expected a box, found none.');
  return found;
}

/** What stands in the list, entry by entry. */
const shown = (): string[] =>
  [...document.querySelectorAll('li:not([hidden])')].map((one) =>
    [...one.querySelectorAll('a:not([hidden])')].map(({ textContent }) => textContent).join(' '),
  );

const status = () => document.querySelector('[role="status"]')?.textContent;
const best = () => document.querySelector('[data-best]')?.textContent;

const followed: (string | null)[] = [];

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) followed.push(link.getAttribute('href'));
});

beforeEach(() => {
  followed.length = 0;
  put(
    '<a href="#outside">outside</a>' +
      written(
        entry('length'),
        entry('flatMap', 'flatMapU'),
        entry('map', 'mapU'),
        entry('mapWithIndex', 'mapWithIndexU'),
        entry('keep', 'keepU'),
      ),
  );
});

test('what is typed leaves the items that fit, and says how many', async () => {
  await userEvent.type(box(), 'map');
  expect(shown()).toEqual(['flatMap flatMapU', 'map mapU', 'mapWithIndex mapWithIndexU']);
  expect(status()).toBe('6 of 9 items');
  await userEvent.type(box(), 'wi');
  expect(shown()).toEqual(['mapWithIndex mapWithIndexU']);
});

test('a twin alone stays where it alone fits', async () => {
  await userEvent.type(box(), 'keepu');
  expect(shown()).toEqual(['keepU']);
});

test('no match says so', async () => {
  await userEvent.type(box(), 'reduce');
  expect(shown()).toEqual([]);
  expect(status()).toBe('No item matches “reduce”.');
  expect(best()).toBeUndefined();
});

test('Escape clears the box, and is the browser’s where it is empty', async () => {
  await userEvent.type(box(), 'map{Escape}');
  expect(box()).toHaveValue('');
  expect(shown()).toHaveLength(5);
  expect(status()).toBe('');
  expect(best()).toBeUndefined();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  expect(box().dispatchEvent(escape)).toBe(true);
});

test('Enter goes to the item that fits best, wherever it stands', async () => {
  await userEvent.type(box(), 'map');
  expect(best()).toBe('map');
  await userEvent.keyboard('{Enter}');
  expect(followed).toEqual(['#value-map']);
});

test('Enter in an empty box, or without a match, goes nowhere', async () => {
  await userEvent.type(box(), '{Enter}reduce{Enter}');
  expect(followed).toEqual([]);
});

test('arrows walk through what is left and back into the box', async () => {
  await userEvent.type(box(), 'mapu{ArrowDown}');
  expect(document.activeElement).toHaveTextContent(/^flatMapU$/);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent(/^mapU$/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveTextContent(/^mapWithIndexU$/);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(followed).toEqual(['#value-mapU']);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(box()).toHaveFocus();
});

test('letters typed on an item go on in the box', async () => {
  await userEvent.type(box(), 'map{ArrowDown}w');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('mapw');
});

test('Escape on an item returns to the box and clears it', async () => {
  await userEvent.type(box(), 'map{ArrowDown}{Escape}');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  expect(shown()).toHaveLength(5);
});

test.each(['{ArrowDown}', 'm', '{Escape}'])(
  'on items that a reader came to by other ways, and elsewhere, %s is the browser’s',
  async (key) => {
    await userEvent.type(box(), 'map');
    for (const element of document.querySelectorAll<HTMLElement>('li a, a[href="#outside"]')) {
      element.focus();
      await userEvent.keyboard(key);
      expect(element).toHaveFocus();
    }
    expect(box()).toHaveValue('map');
  },
);

test('keys with modifiers are the browser’s', async () => {
  await userEvent.type(box(), 'map{Control>}{Enter}{/Control}');
  expect(followed).toEqual([]);
});

test('names of JavaScript are found whole, without “prototype”, and by their last part', async () => {
  const at: PageItem = {
    ...item('getFromEnd'),
    kind: 'value',
    javaScript: { name: 'Array.prototype.at', form: 'method' },
  };
  const others = ['length', 'map', 'keep', 'unzip'].map((name) => entry(name));
  put(written(...others, { item: at, twins: [] }));
  for (const query of ['Array.prototype.at', 'Array.at', 'at', 'prototype']) {
    await userEvent.clear(box());
    await userEvent.type(box(), query);
    expect([query, shown()]).toEqual([query, ['getFromEnd']]);
  }
});

test('pieces of calls are looked for by name where a page has no types', async () => {
  put(`<div data-list="items"><input><p role="status"></p><table><tbody>
    <tr><td><a href="#1">Js.Array2.map(array, fn)</a></td></tr>
    <tr><td><a href="#2">Js.Array2.pop(array)</a></td></tr>
  </tbody></table></div>`);
  await userEvent.type(box(), 'Js.Array2.map(array, fn)');
  expect(status()).toBe('1 of 2 items');
});

test('a name with the place that it is in is found as code spells it', async () => {
  put(`<div data-list="items"><input><p role="status"></p><ul>
    <li><a href="#1">getOr <small>Option</small></a></li>
    <li><a href="#2">getOr <small>Result</small></a></li>
  </ul></div>`);
  await userEvent.type(box(), 'Option.getOr{Enter}');
  expect(followed).toEqual(['#1']);
  expect(status()).toBe('1 of 2 items');
});

test('several words: what fits the name itself, and is not deprecated, goes first', async () => {
  put(`<div data-list="items"><input><p role="status"></p><ul>
    <li><a href="#1">filterMap <small>Array</small></a></li>
    <li><a href="#2" data-deprecated><s>map</s> <small>Js.Array</small></a></li>
    <li><a href="#3">map <small>Array</small></a></li>
    <li><a href="#4">map <small>List</small></a></li>
  </ul></div>`);
  await userEvent.type(box(), 'array map{Enter}');
  expect(followed).toEqual(['#3']);
  expect(shown()).toEqual(['filterMap Array', 'map Js.Array', 'map Array']);
});

test('what was typed before the scripts came is filtered when they do', () => {
  box().value = 'keep';
  expect(shown()).toHaveLength(5);
  showItems(list());
  expect(shown()).toEqual(['keep keepU']);
});

describe('a type', () => {
  /** The declarations of a module's page, below its list. */
  const declared = (
    module: string,
    ...items: (readonly [anchor: string, code: string])[]
  ): string =>
    `<h1>${module}</h1>${items
      .map(
        ([anchor, code]) =>
          `<h3 id="${anchor}"></h3><div class="api-item"><pre class="api-signature"><code>${code}</code></pre></div>`,
      )
      .join('')}`;

  const typeItem: Entry = {
    item: { ...item('t'), kind: 'type', anchor: 'type-t', fields: [], constructors: [] },
    twins: [],
  };

  beforeEach(() => {
    put(
      written(
        typeItem,
        ...['length', 'map', 'mapWithIndex', 'keep', 'unzip'].map((name) => entry(name)),
      ) +
        declared(
          'Belt.Array',
          ['type-t', "type t&lt;'a> = array&lt;'a>"],
          ['value-length', "let length: t&lt;'a> => int"],
          ['value-map', "let map: (\n  t&lt;'a>,\n  'a => 'b,\n) => t&lt;'b>"],
          ['value-mapWithIndex', "let mapWithIndex: (t&lt;'a>, (int, 'a) => 'b) => t&lt;'b>"],
          ['value-keep', "let keep: (t&lt;'a>, 'a => bool) => t&lt;'a>"],
        ),
    );
  });

  const type = (query: string) =>
    userEvent.type(
      box(),
      query.replace(/[[{]/g, (bracket) => bracket + bracket),
    );

  test('leaves the functions that have it, whatever its variables are called', async () => {
    await type('(array<item>, item => result1) => array<result1>');
    await waitFor(() => expect(status()).toBe('1 of 6 items'));
    expect(shown()).toEqual(['map']);
    expect(best()).toBe('map');
  });

  test('leaves those with a similar one, and says so', async () => {
    await type('array<string> => int');
    await waitFor(() => expect(status()).toBe('1 of 6 items, with a similar type'));
    expect(shown()).toEqual(['length']);
  });

  test('is read in the spelling of Reason, too, and with parameters in any order', async () => {
    await type("('a => bool) => array('a) => array('a)");
    await waitFor(() => expect(best()).toBe('keep'));
  });

  test.each<readonly [string, string, readonly string[]]>([
    ["t<'a> => int", '1 of 6 items', ['length']],
    ['=> int', '1 of 6 items, with a similar type', ['length']],
    ["=> t<'b>", '3 of 6 items, with a similar type', ['map', 'mapWithIndex', 'keep']],
    ['=> array', '3 of 6 items, with a similar type', ['map', 'mapWithIndex', 'keep']],
    ['(int,', '1 of 6 items has “(int,” in the type', ['mapWithIndex']],
  ])('%s leaves %s', async (query, sentence, names) => {
    await type(query);
    await waitFor(() => expect(status()).toBe(sentence));
    expect(shown()).toEqual(names);
  });

  test('that nothing has says so, and the next name is looked for as ever', async () => {
    await type('string => bool');
    await waitFor(() => expect(status()).toBe('No item has the type “string => bool”.'));
    expect(shown()).toEqual([]);
    await userEvent.clear(box());
    await userEvent.type(box(), 'length');
    expect(shown()).toEqual(['length']);
    expect(status()).toBe('1 of 6 items');
  });

  test('gives way to what is typed while it is looked for', async () => {
    box().value = 'array<a> => int';
    showItems(list());
    box().value = 'keep';
    showItems(list());
    await import('../../../src/behaviours/lists/typeFilter');
    expect(shown()).toEqual(['keep']);
  });

  test('is looked for on pages that have types', async () => {
    document.querySelectorAll('.api-item').forEach((one) => one.remove());
    await type('array<a> => int');
    await waitFor(() => expect(status()).toBe('Types are looked for on the pages of modules.'));
  });
});

test('a group is folded and unfolded by its button, and by a key that leads into it', async () => {
  const fold = document.querySelector('button');
  expect(fold).toHaveTextContent('Read5');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  fold?.click();
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  fold?.click();
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  fold?.click();
  await userEvent.type(box(), '{ArrowDown}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('a page without filter stays as it is', () => {
  put(written(entry('length')));
  expect(document.querySelector('input')).toBeNull();
  showItems(list());
  expect(shown()).toEqual(['length']);
});
