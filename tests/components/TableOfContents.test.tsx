/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import TableOfContents from '../../src/components/TableOfContents';
import { arriveAt } from '../support/behaviours';
import { observers } from '../support/observers';
import { SiteProviders } from '../support/SiteProviders';

const toc = [
  { id: 'contents', value: 'Contents', level: 2 },
  { id: 'value-map', value: '<code>map</code>', level: 3 },
  { id: 'value-keep', value: 'keep', level: 3 },
];

async function renderToc(props: Parameters<typeof TableOfContents>[0]): Promise<void> {
  render(
    <SiteProviders>
      {toc.map(({ id }) => (
        <h2 key={id} id={id}>{`heading ${id}`}</h2>
      ))}
      <TableOfContents {...props} />
    </SiteProviders>,
  );
  await arriveAt('/');
}

/** Tells where the reader is: which headings come into the upper part of the screen, or leave it. */
function pass(isIntersecting: boolean, ...ids: string[]): void {
  observers.tell(isIntersecting, ...ids.flatMap((id) => document.getElementById(id) ?? []));
}

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => 'current' in link.dataset)
    .map(({ textContent }) => textContent);

test('marks the last heading that the reader has come to, on the way down and up', async () => {
  await renderToc({ toc });
  expect(marked()).toEqual([]);
  pass(true, 'contents', 'value-map');
  expect(marked()).toEqual(['map']);
  pass(true, 'value-keep');
  expect(marked()).toEqual(['keep']);
  pass(false, 'value-keep', 'value-map');
  expect(marked()).toEqual(['Contents']);
  pass(false, 'contents');
  expect(marked()).toEqual([]);
});

test('brings the marked heading into view of its column', async () => {
  await renderToc({ toc });
  const column = screen.getByRole('navigation');
  Object.defineProperty(column, 'clientHeight', { value: 100 });
  for (const link of screen.getAllByRole('link')) {
    Object.defineProperty(link, 'offsetTop', {
      value: link.textContent === 'keep' ? 900 : 20,
    });
  }
  pass(true, 'value-map');
  expect(column.scrollTop).toBe(0);
  pass(true, 'value-keep');
  expect(column.scrollTop).toBe(850);
});

test('goes by the name of a module', async () => {
  await renderToc({ toc, title: 'Array' });
  expect(screen.getByRole('navigation', { name: 'On this page' })).toHaveTextContent(/^Array/);
});

test.each([undefined, '?'])(
  'a page without headings has none, whatever its name: %s',
  async (title) => {
    await renderToc({ toc: [], ...(title !== undefined && { title }) });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
);
