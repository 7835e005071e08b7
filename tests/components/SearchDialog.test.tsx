/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import SearchButton from '../../src/components/SearchButton';
import { createSearchClient } from '../../src/lib/search/createClient';
import type { SearchResult } from '../../src/lib/search/client';
import { askSearch } from '../../src/lib/search/dialog/asking';
import { SAVED_KEYS } from '../../src/lib/search/dialog/savedHits';
import { fakeClient, hitOf, resultOf } from '../support/searchHits';
import { SiteProviders } from '../support/SiteProviders';

// What answers is not the dialog's; jsdom has neither workers nor `fetch`.
jest.mock('../../src/lib/search/createClient');
jest.mock('../../src/lib/search/early', () => ({ beginSearch: () => undefined }));

const OVERVIEW = { lvl0: 'Overview', lvl1: 'Record' };
const HITS = [
  hitOf('/docs/manual/latest/record', { hierarchy: OVERVIEW }),
  hitOf('/docs/manual/latest/record#update', {
    type: 'lvl2',
    hierarchy: { ...OVERVIEW, lvl2: 'Update' },
  }),
  hitOf('/docs/manual/v12.0.0/dict', { hierarchy: { lvl0: 'Language Features', lvl1: 'Dict' } }),
];

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
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
  jest.mocked(createSearchClient).mockResolvedValue({
    client: backend.client,
    indexName: 'docs',
    clickAnalytics: false,
  });
});

beforeEach(() => {
  localStorage.clear();
  backend.requests.length = 0;
  backend.client.follow.mockClear();
  answer = () => resultOf(HITS);
});

function renderBar(location = '/docs/manual/latest/type'): void {
  render(
    <SiteProviders location={location}>
      <SearchButton />
      <p data-testid="text">Immutable records</p>
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
    const group = within(screen.getByRole('group', { name: 'Overview' }));
    expect(group.getAllByRole('option')).toHaveLength(2);
    expect(active()).toHaveAccessibleName('page Record Manual / v11.0.0 / Overview');
    expect(input).toHaveAttribute('aria-activedescendant', active().id);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 results')).toBeInTheDocument();
  });

  test('of another version name it', async () => {
    await search('dict');
    const [, , other] = await options();
    expect(other).toHaveAccessibleName(/^page Dict ?v12\.0\.0 /);
  });

  test('arrows move the active one, around the ends', async () => {
    const input = await search('rec');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveAccessibleName(/^heading Update /);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Dict');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveAccessibleName(/^page Record /);
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
    expect(link('kept')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
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

  test('a button searches everywhere', async () => {
    await search('recrod');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Search all areas and versions' }),
    );
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('everything');
    await waitFor(() => expect(backend.requests.at(-1)?.params.facetFilters).toEqual([]));
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Search all areas and versions' }),
      ).not.toBeInTheDocument(),
    );
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
  test('begins at the version of the page, and searches where the reader chooses', async () => {
    const input = await search('rec');
    expect(backend.requests.at(-1)?.params.facetFilters).toEqual([
      ['area:manual', 'area:api'],
      ['version:v11.0.0'],
    ]);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Search in' }),
      'Manual and API, v12.0.0',
    );
    await waitFor(() =>
      expect(backend.requests.at(-1)?.params).toMatchObject({
        query: 'rec',
        facetFilters: [['area:manual', 'area:api'], ['version:v12.0.0']],
      }),
    );
    // The choice outlasts the dialog.
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('/');
    expect(await screen.findByRole('combobox', { name: 'Search in' })).toHaveValue(
      'manual-v12.0.0',
    );
    expect(input).not.toBeInTheDocument();
  });
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
