/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';

import { HIGHLIGHT } from '../../../../src/lib/search/client';
import { builtPage } from '../../../support/searchPages';

const FOLDER = path.resolve('plugins/search-index/crawler');

type Selectors = string | readonly string[];

interface RecordProps {
  readonly lvl0: { readonly defaultValue: string };
  readonly [name: string]: Selectors | object;
}

/** What the crawler's program hands to `new Crawler`. */
interface Configuration {
  readonly actions: readonly {
    readonly recordExtractor: (context: object) => { readonly recordProps: RecordProps };
  }[];
  readonly initialIndexSettings: Readonly<Record<string, unknown>>;
}

/** Runs the program as the crawler's editor does. */
function configuration(): Configuration {
  let found: Configuration | undefined;
  function Crawler(given: Configuration): void {
    found = given;
  }
  const program = fs.readFileSync(path.join(FOLDER, 'crawler.js'), 'utf8');
  new Function('Crawler', program)(Crawler);
  if (!found) throw new Error('expected the program to make a crawler');
  return found;
}

/** As much of the crawler's `$` as the program uses. */
function query(page: Document) {
  return (selector: string) => {
    const elements = [...page.querySelectorAll(selector)];
    const wrapped = (list: readonly Element[]) => ({
      first: () => wrapped(list.slice(0, 1)),
      text: () => list.map(({ textContent }) => textContent).join(''),
      attr: (name: string) => list[0]?.getAttribute(name) ?? undefined,
      remove: () => list.forEach((element) => element.remove()),
    });
    return wrapped(elements);
  };
}

function extracted(name: 'manual' | 'api') {
  const page = new DOMParser().parseFromString(builtPage(name), 'text/html');
  const [action] = configuration().actions;
  const helpers = { docsearch: (options: object) => options };
  const props = action?.recordExtractor({ $: query(page), helpers }).recordProps;
  if (!props) throw new Error('expected an action');
  const texts = (prop: string): string[] => {
    const selectors = props[prop];
    const list = typeof selectors === 'string' ? [selectors] : (selectors as readonly string[]);
    const first = list.find((selector) => page.querySelector(selector)) ?? list[0] ?? '';
    return [...page.querySelectorAll(first)].map((element) =>
      (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  };
  return { group: props.lvl0.defaultValue, texts };
}

describe('the crawler', () => {
  it('finds group, title, headings and text of a page of the manual', () => {
    const { group, texts } = extracted('manual');
    expect(group).toBe('Language Features');
    expect(texts('lvl1')).toEqual(['Pipe']);
    expect(texts('lvl2')).toEqual(['A first pipe']);
    expect(texts('lvl3')).toEqual(['The value has another type']);
    expect(texts('content')).toContain('The compiler marks the value.');
    expect(texts('content').join(' ')).not.toContain('CompiledOutput');
  });

  it('finds library, module, members and signatures of the reference', () => {
    const { group, texts } = extracted('api');
    expect(group).toBe('Belt');
    expect(texts('lvl1')).toEqual(['Belt.Range']);
    expect(texts('lvl3')).toEqual(['forEach']);
    expect(texts('lvl4')).toEqual(['forEachU']);
    expect(texts('content')).toContain('let forEach: (int, int => unit) => unit');
    expect(texts('content').join(' ')).not.toMatch(
      /Copy link|Filter 10 items|come from the sources/,
    );
  });
});

describe('the settings of an index', () => {
  const settings = JSON.parse(fs.readFileSync(path.join(FOLDER, 'settings.json'), 'utf8'));

  it('are the same for crawler and export', () => {
    expect(Object.values(configuration().initialIndexSettings)).toEqual([settings]);
  });

  it('fit the dialog', () => {
    expect(settings.attributesForFaceting).toEqual(expect.arrayContaining(['area', 'version']));
    expect([settings.highlightPreTag, settings.highlightPostTag]).toEqual([
      HIGHLIGHT.start,
      HIGHLIGHT.end,
    ]);
  });
});
