/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useState } from 'react';

import { startSearch } from '../../src/behaviours/search';
import SearchButton from '../../src/components/SearchButton';
import SearchDialog from '../../src/components/SearchDialog';
import { createSearchClient } from '../../src/lib/search/createClient';
import type { SearchResult } from '../../src/lib/search/client';
import { askSearch } from '../../src/lib/search/dialog/asking';
import type { CaughtText } from '../../src/lib/search/dialog/opening';
import { SAVED_KEYS } from '../../src/lib/search/dialog/savedHits';
import { fakeClient, hitOf, resultOf } from '../support/searchHits';
import { SiteProviders } from '../support/SiteProviders';

// What answers is not the dialog's; jsdom has neither workers nor `fetch`.
jest.mock('../../src/lib/search/createClient');
jest.mock('../../src/lib/search/early', () => ({ beginSearch: () => undefined }));
// The dialog is drawn with the rest of the page, so that it goes with it.
let mockOpen: (text: CaughtText) => void;
jest.mock('../../src/islands/registry', () => ({
  loadSearchDialog: () => Promise.resolve({ openSearch: (text: CaughtText) => mockOpen(text) }),
}));

const OVERVIEW = { lvl0: 'Overview', lvl1: 'Record' };
const HITS = [
  hitOf('/docs/manual/latest/record', { hierarchy: OVERVIEW }),
  hitOf('/docs/manual/latest/record#update', {
    type: 'lvl2',
    hierarchy: { ...OVERVIEW, lvl2: 'Update' },
  }),
  hitOf('/docs/manual/v12.0.0/dict', { hierarchy: { lvl0: 'Language Features', lvl1: 'Dict' } }),
];

let isWide = false;
let answer: (query: string) => SearchResult | Promise<SearchResult>;
const backend = fakeClient((query) => answer(query));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.scrollIntoView = jest.fn();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isWide }) as MediaQueryList;
  jest.mocked(createSearchClient).mockResolvedValue({
    client: backend.client,
    indexName: 'docs',
    clickAnalytics: false,
  });
  startSearch();
});

// jsdom can't follow links; it says so on the console.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

beforeEach(() => {
  localStorage.clear();
  isWide = false;
  backend.requests.length = 0;
  backend.counted.length = 0;
  backend.client.follow.mockClear();
  answer = () => resultOf(HITS);
});

function Page() {
  const [text, setText] = useState<CaughtText>();
  mockOpen = (caught) => act(() => setText(caught));
  return (
    <>
      <SearchButton />
      <p data-testid="text">Immutable records</p>
      <SearchDialog text={text} onClose={() => setText(undefined)} />
    </>
  );
}

function renderBar(location = '/docs/manual/latest/type'): void {
  window.history.replaceState(null, '', location);
  render(
    <SiteProviders location={location}>
      <Page />
    </SiteProviders>,
  );
}

const box = () => screen.findByRole('combobox', { name: 'Search' });
const results = () => screen.findByRole('listbox', { name: 'Results' });
const options = async () => within(await results()).findAllByRole('option');
const active = () =>
  within(screen.getByRole('listbox', { name: 'Results' })).getByRole('option', { selected: true });

/** Opens the dialog and searches. */
async function search(query: string): Promise<HTMLElement> {
  renderBar();
  await userEvent.keyboard('/');
  const input = await box();
  if (query !== '') await userEvent.type(input, query);
  return input;
}

describe('opening and closing', () => {
  test('the button opens the dialog, Cancel closes it and gives the focus back', async () => {
    renderBar();
    const button = screen.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    expect(await box()).toHaveFocus();
    expect(screen.getByText('No recent searches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('what is written on the way is the query', async () => {
    renderBar();
    await userEvent.keyboard('/rec');
    expect(await box()).toHaveValue('rec');
    expect(await options()).toHaveLength(3);
    expect(document.querySelector('.early-search')).toBeNull();
  });

  test('the selected text is the first query', async () => {
    renderBar();
    getSelection()?.selectAllChildren(screen.getByTestId('text'));
    await userEvent.keyboard('/');
    expect(await box()).toHaveValue('Immutable records');
    expect(backend.requests.at(-1)?.params.query).toBe('Immutable records');
  });

  test('other parts of the page ask with their words', async () => {
    renderBar();
    act(() => askSearch('belt array'));
    expect(await box()).toHaveValue('belt array');
  });

  test('Escape and a click on the backdrop close it; a click inside does not', async () => {
    renderBar();
    await userEvent.keyboard('/');
    await userEvent.click(await box());
    const dialog = screen.getByRole('dialog', { name: 'Search' });
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    await box();
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('results', () => {
  test('stand in their groups, each a link, the first one active', async () => {
    const input = await search('rec');
    expect((await options()).map((option) => option.getAttribute('href'))).toEqual(
      HITS.map(({ url }) => url),
    );
    const group = within(screen.getByRole('group', { name: 'Manual / Overview' }));
    expect(group.getAllByRole('option')).toHaveLength(2);
    expect(active()).toHaveAccessibleName('page Record');
    expect(input).toHaveAttribute('aria-activedescendant', active().id);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 results', { selector: '[role=status]' })).toBeInTheDocument();
  });

  test('of another version name it', async () => {
    await search('dict');
    const group = await screen.findByRole('group', { name: 'Manual v12.0.0 / Language Features' });
    expect(within(group).getByRole('option')).toHaveAccessibleName('page Dict');
  });

  test('arrows move the active one, around the ends', async () => {
    const input = await search('rec');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveAccessibleName(/^heading Update /);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Dict');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveAccessibleName(/^page Record$/);
    expect(input).toHaveFocus();
  });

  test('become active below the pointer', async () => {
    await search('rec');
    const [, second] = await options();
    if (second) await userEvent.hover(second);
    expect(active()).toBe(second);
  });

  test('HTML in a query and in records is text', async () => {
    const html = '<img src=x onerror="alert(1)">';
    answer = () =>
      resultOf([
        hitOf('/docs/a', {
          type: 'content',
          hierarchy: { lvl0: html, lvl1: html },
          content: html,
          _snippetResult: { content: { value: `${html}<mark><b>x</b></mark>` } },
        }),
      ]);
    await search('<b>');
    const [option] = await options();
    expect(option?.querySelectorAll('img, b')).toHaveLength(0);
    expect(option?.querySelector('mark')).toHaveTextContent('<b>x</b>');
    answer = () => resultOf([]);
    await userEvent.type(await box(), '<i>');
    expect(await screen.findByText('<b><i>', { selector: 'strong' })).toBeVisible();
  });

  test('with an address that can not be read are left out and told', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = () => resultOf([hitOf('http://'), ...HITS]);
    await search('x');
    expect(await options()).toHaveLength(3);
    expect(told.mock.calls[0]?.[0]).toMatch(/expected the address of a page .* got "http:\/\/"/);
    told.mockRestore();
  });

  test('are kept when a better answer comes', async () => {
    await search('rec');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    answer = () => resultOf([hitOf('/docs/manual/latest/new'), ...HITS]);
    act(() => backend.tellBetter());
    await waitFor(async () => expect(await options()).toHaveLength(4));
    expect(active()).toHaveTextContent('Update');
  });
});

describe('following a hit', () => {
  test('Enter clicks the link, tells the client and keeps it as a recent search', async () => {
    await search('rec');
    await options();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.client.follow).toHaveBeenCalledWith(HITS[1], 2, undefined);
    await userEvent.keyboard('/');
    const recent = await screen.findByRole('link', { name: /^heading Update/ });
    expect(recent).toHaveAttribute('href', '/docs/manual/latest/record#update');
  });

  test('Enter before the answer opens its first hit', async () => {
    let give: (result: SearchResult) => void = () => undefined;
    answer = () => new Promise((resolve) => (give = resolve));
    await search('record{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => give(resultOf(HITS)));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.client.follow).toHaveBeenCalledWith(HITS[0], 1, undefined);
  });

  test('keys of an input method are its own', async () => {
    await search('rec');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    const box = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Search' });
    const before = active();
    fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(active()).toBe(before);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test.each([
    ['{Control>}{Enter}{/Control}', { ctrlKey: true, shiftKey: false }],
    ['{Meta>}{Enter}{/Meta}', { ctrlKey: true, shiftKey: false }],
    ['{Shift>}{Enter}{/Shift}', { ctrlKey: false, shiftKey: true }],
  ])('%s clicks with the keys of a new tab or window, and the dialog stays', async (keys, init) => {
    await search('rec');
    const [first] = await options();
    const clicks: MouseEvent[] = [];
    first?.addEventListener('click', (event) => {
      clicks.push(event);
      event.preventDefault();
    });
    await userEvent.keyboard(keys);
    expect(clicks).toEqual([expect.objectContaining(init)]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('recent searches and favorites', () => {
  const saved = (name: string) => ({ href: `/${name}`, kind: 'page', title: name, path: [] });

  beforeEach(() => {
    localStorage.setItem(SAVED_KEYS.recent, JSON.stringify(['a', 'b', 'c'].map(saved)));
    localStorage.setItem(SAVED_KEYS.favorites, JSON.stringify([saved('kept')]));
  });

  const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^page ${name}`) });
  const titles = () => screen.getAllByRole('link').map((each) => each.getAttribute('href'));

  async function open(): Promise<HTMLElement> {
    renderBar();
    await userEvent.keyboard('/');
    return box();
  }

  test('arrows lead through them and back into the box', async () => {
    const input = await open();
    expect(titles()).toEqual(['/a', '/b', '/c', '/kept']);
    await userEvent.keyboard('{ArrowDown}');
    expect(link('a')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Add to favorites: b' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{End}');
    expect(screen.getByRole('button', { name: 'pattern matching' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(link('kept')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(input).toHaveFocus();
  });

  test('what is written in the list goes into the box', async () => {
    const input = await open();
    await userEvent.keyboard('{ArrowDown}rec');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('rec');
  });

  test('a recent search is promoted by key, and the focus stays near', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(titles()).toEqual(['/a', '/c', '/b', '/kept']);
    expect(link('c')).toHaveFocus();
    expect(screen.getByText('b is a favorite now')).toBeInTheDocument();
  });

  test('entries are removed, and the box has the focus when none is left', async () => {
    const input = await open();
    for (const name of ['a', 'b', 'c']) {
      await userEvent.click(
        screen.getByRole('button', { name: `Remove from recent searches: ${name}` }),
      );
    }
    expect(titles()).toEqual(['/kept']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from favorites: kept' }));
    expect(screen.getByText('No recent searches')).toBeVisible();
    expect(input).toHaveFocus();
  });

  test('another tab’s changes are shown', async () => {
    await open();
    localStorage.setItem(SAVED_KEYS.recent, JSON.stringify([saved('other')]));
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: SAVED_KEYS.recent, storageArea: localStorage }),
      );
    });
    expect(titles()).toEqual(['/other', '/kept']);
  });
});

describe('where nothing is found', () => {
  beforeEach(() => {
    answer = (query) =>
      query === 'recrod'
        ? resultOf([], { suggestions: ['record', 'recursion', 'react', 'fourth'] })
        : resultOf(HITS);
  });

  test('three suggestions search for themselves, and a link reports the query', async () => {
    const input = await search('recrod');
    expect(await screen.findByText('Try searching for')).toBeVisible();
    expect(screen.queryByText('fourth')).not.toBeInTheDocument();
    expect(screen.getByText('Believe this query should return results?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      expect.stringContaining('/issues/new?title=Search%3A%20no%20results%20for%20%22recrod%22'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'recursion' }));
    expect(input).toHaveValue('recursion');
    expect(input).toHaveFocus();
    expect(await options()).toHaveLength(3);
  });

  test('other areas and versions are offered with what they have', async () => {
    answer = () => resultOf([], { facets: { area: { api: 7, manual: 0 } } });
    backend.client.count = async (asked) => {
      backend.counted.push(...asked);
      const isNext = JSON.stringify(asked[0]?.params.facetFilters).includes('v12.0.0');
      return asked.map(() => (isNext ? 3 : 0));
    };
    const input = await search('dict');
    await userEvent.click(screen.getByRole('button', { name: /^Manual/ }));
    expect(await screen.findByText(/in Manual$/, { selector: 'p:not([role])' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'v12.0.0: 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^v9/ })).not.toBeInTheDocument();
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Found elsewhere' })).getByRole('button', {
        name: 'API 7',
      }),
    );
    expect(input).toHaveFocus();
    expect(backend.requests.at(-2)?.params.facetFilters[0]).toEqual(['area:api']);
    answer = () => resultOf(HITS);
    await userEvent.click(await screen.findByRole('button', { name: 'v12.0.0: 3' }));
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('v12.0.0');
    expect(await options()).toHaveLength(3);
  });
});

describe('looking ahead', () => {
  const queries = () => backend.requests.map(({ params }) => params.query);
  afterEach(() => {
    backend.client.isLocal = false;
  });

  test('a letter that the client foresaw is answered without a question', async () => {
    backend.client.isLocal = true;
    answer = (query) => resultOf(query === '' ? [] : HITS, { next: [`${query}c`] });
    await search('');
    await waitFor(() => expect(queries()).toEqual(['', 'c']));
    await userEvent.type(await box(), 'c');
    expect(await options()).toHaveLength(3);
    await waitFor(() => expect(queries()).toEqual(['', 'c', 'cc']));
  });

  test('a client whose questions cost something is never asked ahead', async () => {
    await search('rec');
    await options();
    await userEvent.clear(await box());
    expect(await screen.findByText('No recent searches')).toBeVisible();
    expect(queries()).toEqual(['r', 're', 'rec']);
  });
});

describe('the filter', () => {
  const chip = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Areas' })).getByRole('button', { name });
  const lastFilters = () => backend.requests.at(-1)?.params.facetFilters;
  const ALL = [['version:v11.0.0', 'version:v0.12.0', 'area:site', 'area:reason-compiler']];

  beforeEach(() => {
    answer = () =>
      resultOf(HITS, { nbHits: 20, facets: { area: { manual: 12, api: 7, site: 1 } } });
  });

  test('begins with all areas in the version of the page, and counts them', async () => {
    await search('rec');
    await options();
    expect(lastFilters()).toEqual(ALL);
    expect(chip(/^All 20$/)).toHaveAttribute('aria-pressed', 'true');
    expect(chip(/^Manual 12$/)).toHaveAttribute('aria-pressed', 'false');
    expect(chip(/^React 0$/)).toBeVisible();
    expect(screen.getByText('20 results', { selector: '[role=status]' })).toBeInTheDocument();
  });

  test('are not counted before all files have come', async () => {
    answer = () =>
      resultOf(HITS, { nbHits: 3, facets: { area: { manual: 2, api: 1 } }, isEarly: true });
    await search('rec');
    await options();
    expect(chip(/^All$/)).toBeVisible();
    expect(screen.queryByText(/results/, { selector: '[role=status]' })).not.toBeInTheDocument();
  });

  test('narrows by a click, and widens by another', async () => {
    const input = await search('rec');
    await options();
    await userEvent.click(chip(/^API 7$/));
    await waitFor(() =>
      expect(backend.requests.at(-2)?.params.facetFilters).toEqual([['area:api'], ...ALL]),
    );
    expect(chip(/^API 7$/)).toHaveAttribute('aria-pressed', 'true');
    expect(input).toHaveFocus();
    expect(await screen.findByText('20 results in API')).toBeInTheDocument();
    await userEvent.click(chip(/^API 7$/));
    await waitFor(() => expect(lastFilters()).toEqual(ALL));
  });

  test('goes from area to area with one key, past those without hits, and round', async () => {
    await search('rec');
    await options();
    await userEvent.keyboard('{ArrowRight}');
    expect(chip(/^Manual/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    expect(chip(/^Community/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(chip(/^All/)).toHaveAttribute('aria-pressed', 'true');
    // Within the text, the keys move the cursor.
    await userEvent.keyboard('{ArrowRight}');
    expect(chip(/^All/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('leads to another version, which outlasts the dialog', async () => {
    await search('rec');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), 'v12.0.0');
    await waitFor(() => expect(lastFilters()?.[0]).toContain('version:v12.0.0'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('/');
    expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue('v12.0.0');
  });
});

describe('long answers', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      hitOf(`/docs/manual/latest/page-${from + index}`, {
        hierarchy: { lvl0: `Group ${(from + index) % 4}`, lvl1: `Page ${from + index}` },
      }),
    );

  test('say how much was found, and show more of it', async () => {
    answer = () => resultOf(many(0, 20), { nbHits: 25 });
    const input = await search('page');
    await waitFor(async () => expect(await options()).toHaveLength(20));
    answer = () => resultOf(many(20, 5), { nbHits: 25 });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await options()).toHaveLength(25));
    expect(backend.requests.at(-1)?.params.page).toBe(1);
    expect(active()).toHaveTextContent('Page 20');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('a paste', () => {
  test('of a build’s output is asked as a whole, and the box shows the beginning', async () => {
    const output = `We've found a bug for you!\n  /src/Demo.res:3:5-8\n\n${'This has type: string '.repeat(5)}`;
    const input = await search('');
    await userEvent.paste(output);
    expect(backend.requests.at(-1)?.params.query).toBe(output.trim());
    expect(input).toHaveValue(output.replace(/\s+/g, ' ').slice(0, 64));
    await userEvent.keyboard('{Backspace}');
    expect(backend.requests.at(-1)?.params.query).toHaveLength(63);
  });
});

describe('areas that couldn’t be loaded', () => {
  test('are named, and loaded again at a press', async () => {
    answer = () => resultOf(HITS, { notLoaded: { areas: ['react'], texts: ['manual', 'api'] } });
    await search('rec');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'React couldn’t be loaded, so the results are incomplete. Manual and API: only titles and headings were searched',
    );
    expect(await options()).toHaveLength(3);
    answer = () => resultOf(HITS);
    backend.client.prepare.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(backend.client.prepare).toHaveBeenCalledTimes(1);
  });
});

describe('the start screen', () => {
  test('offers what is often looked for, by keys as well', async () => {
    const input = await search('');
    expect(screen.getByRole('heading', { name: 'Often looked for' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: '->' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveValue('->');
    expect(input).toHaveFocus();
    expect(await options()).toHaveLength(3);
  });
});

test('wide screens show the section of the active hit', async () => {
  isWide = true;
  const html =
    '<div data-article><h1>Record</h1><h2 id="update">Update</h2><p>Spread it.</p></div>';
  const fetchPage = jest.fn(async () => ({ ok: true, text: async () => html }) as Response);
  Object.assign(globalThis, { fetch: fetchPage });
  await search('rec');
  expect(await screen.findByText('Record', { selector: 'h1' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Spread it.')).toBeInTheDocument();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

describe('where nobody answers', () => {
  beforeEach(() => {
    answer = () => Promise.reject(new Error('offline'));
  });

  test.each([
    ['a key', () => userEvent.keyboard('d')],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['the network', async () => act(() => void window.dispatchEvent(new Event('online')))],
  ])('it is said, and %s tries again', async (_, retry) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await search('rec');
    expect(
      await screen.findByText('You might want to check your network connection.'),
    ).toBeVisible();
    answer = () => resultOf(HITS);
    await retry();
    expect(await options()).toHaveLength(3);
    expect(told.mock.calls[0]?.[1]).toEqual(new Error('offline'));
    told.mockRestore();
  });
});

test('the clear button empties the box and returns to it', async () => {
  const input = await search('rec');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the query' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(screen.getByText('No recent searches')).toBeVisible();
});
