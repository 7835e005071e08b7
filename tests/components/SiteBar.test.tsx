/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import SiteBar from '../../src/components/SiteBar';
import { SOCIAL_LINKS } from '../../src/data/links';
import { docsData } from '../support/docsData';
import { arriveAt, leaveFor } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

async function renderAt(location: string): Promise<void> {
  render(
    <SiteProviders location={location} globalData={docsData}>
      <SiteBar />
      <p>elsewhere</p>
    </SiteProviders>,
  );
  await arriveAt(location);
}

const docsMenu = () => screen.getByText('Docs', { selector: 'summary' }).closest('details');

beforeEach(() => window.localStorage.clear());

test('a click on Docs opens the menu and the next one closes it; hovering does nothing', async () => {
  await renderAt('/');
  const docs = screen.getByText('Docs', { selector: 'summary' });
  await userEvent.hover(docs);
  expect(docsMenu()).not.toHaveAttribute('open');
  await userEvent.click(docs);
  expect(docsMenu()).toHaveAttribute('open');
  await userEvent.click(docs);
  expect(docsMenu()).not.toHaveAttribute('open');
});

test('Escape closes the menu and gives the focus back to its button; other keys do nothing', async () => {
  await renderAt('/');
  const docs = screen.getByText('Docs', { selector: 'summary' });
  await userEvent.click(docs);
  await userEvent.tab();
  expect(docs).not.toHaveFocus();
  await userEvent.keyboard('a');
  expect(docsMenu()).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(docsMenu()).not.toHaveAttribute('open');
  expect(docs).toHaveFocus();
});

test('the menu closes on a click outside and when a link is followed', async () => {
  await renderAt('/');
  const docs = screen.getByText('Docs', { selector: 'summary' });
  await userEvent.click(docs);
  await userEvent.click(screen.getByText('elsewhere'));
  expect(docsMenu()).not.toHaveAttribute('open');
  await userEvent.click(docs);
  await leaveFor('/docs/manual/latest/overview');
  expect(docsMenu()).not.toHaveAttribute('open');
});

test('the menu has three columns and offers only pages that exist', async () => {
  await renderAt('/');
  await userEvent.click(screen.getByText('Docs', { selector: 'summary' }));
  const menu = within(screen.getByRole('navigation', { name: 'Docs' }));
  expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Quick Links',
    'Documentation',
    'Exploration',
  ]);
  expect(menu.getByText('Overview')).toHaveAttribute('href', '/docs/manual/latest/introduction');
  expect(menu.queryByText('GenType')).not.toBeInTheDocument();
});

test.each(['/tour', '/tour/record-updates', '/errors'])(
  'the menu is marked at %s',
  async (location) => {
    await renderAt(location);
    expect(screen.getByText('Docs', { selector: 'summary' })).toHaveClass('active');
  },
);

test('links keep the version on screen', async () => {
  await renderAt('/docs/manual/v8.0.0/record');
  expect(screen.getAllByText('API')[0]).toHaveAttribute('href', '/docs/manual/v8.0.0/api');
  expect(screen.getByText('Docs', { selector: 'summary' })).toHaveClass('active');
});

test('the menu is marked where one of its entries is on screen', async () => {
  await renderAt('/errors/missing-label');
  expect(screen.getByText('Docs', { selector: 'summary' })).toHaveClass('active');
});

test('elsewhere links keep the version that the reader chose last', async () => {
  window.localStorage.setItem('manual_version', '"v12.0.0"');
  await renderAt('/community/overview');
  expect(screen.getAllByText('API')[0]).toHaveAttribute('href', '/docs/manual/v12.0.0/api');
  expect(screen.getAllByText('Community')[0]).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['/docs/manual/latest/record', 'This is the latest docs version'],
  ['/docs/manual/v12.0.0/record', 'This docs version is work in progress!'],
])('the menu on %s says: %s', async (location, message) => {
  await renderAt(location);
  await userEvent.click(screen.getByText('Docs', { selector: 'summary' }));
  expect(screen.getByText(message)).toBeVisible();
});

test('the list of small screens has every place of the bar', async () => {
  await renderAt('/');
  const menu = screen.getByLabelText('Menu', { selector: 'summary' });
  await userEvent.click(menu);
  const list = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'API',
    'Playground',
    'Blog',
    'Community',
    'React',
    'Packages',
    'Syntax Lookup',
    'Error Index',
    ...SOCIAL_LINKS.map(({ name }) => name),
  ]);
});

describe('while the reader scrolls', () => {
  let frames: FrameRequestCallback[] = [];

  function scrollTo(y: number): void {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    act(() => {
      fireEvent.scroll(window);
      for (const frame of frames.splice(0)) frame(0);
    });
  }

  beforeEach(() => {
    frames = [];
    window.requestAnimationFrame = (frame) => frames.push(frame);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  test('the bar hides on the way down and returns after 20 px on the way up', async () => {
    await renderAt('/');
    scrollTo(79);
    expect(document.documentElement.dataset.bar).toBe('shown');
    scrollTo(400);
    expect(document.documentElement.dataset.bar).toBe('hidden');
    scrollTo(390);
    expect(document.documentElement.dataset.bar).toBe('hidden');
    scrollTo(370);
    expect(document.documentElement.dataset.bar).toBe('shown');
  });

  test('the bar stays while a menu is open', async () => {
    await renderAt('/');
    await userEvent.click(screen.getByText('Docs', { selector: 'summary' }));
    scrollTo(400);
    expect(document.documentElement.dataset.bar).toBe('shown');
  });
});
