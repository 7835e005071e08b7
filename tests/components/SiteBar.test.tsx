/** @jest-environment jsdom */
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import SiteBar from '../../src/components/SiteBar';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

function renderAt(location: string): void {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  render(
    <SiteProviders location={location} globalData={docsData}>
      <ColorModeProvider>
        <SiteBar />
        <p>elsewhere</p>
      </ColorModeProvider>
    </SiteProviders>,
  );
}

const docsMenu = () => screen.getByText('Docs', { selector: 'summary' }).closest('details');

beforeEach(() => window.localStorage.clear());

test('a click on Docs opens the menu and the next one closes it; hovering does nothing', async () => {
  renderAt('/');
  const docs = screen.getByText('Docs', { selector: 'summary' });
  await userEvent.hover(docs);
  expect(docsMenu()).not.toHaveAttribute('open');
  await userEvent.click(docs);
  expect(docsMenu()).toHaveAttribute('open');
  await userEvent.click(docs);
  expect(docsMenu()).not.toHaveAttribute('open');
});

test('the menu closes on Escape, on a click outside and when a link is followed', async () => {
  renderAt('/');
  const docs = screen.getByText('Docs', { selector: 'summary' });
  await userEvent.click(docs);
  await userEvent.keyboard('{Escape}');
  expect(docsMenu()).not.toHaveAttribute('open');
  expect(docs).toHaveFocus();
  await userEvent.click(docs);
  await userEvent.click(screen.getByText('elsewhere'));
  expect(docsMenu()).not.toHaveAttribute('open');
  await userEvent.click(docs);
  await userEvent.click(screen.getByText('Language Features'));
  expect(docsMenu()).not.toHaveAttribute('open');
});

test('the menu has three columns and offers only pages that exist', async () => {
  renderAt('/');
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

test('links keep the version on screen', () => {
  renderAt('/docs/manual/v8.0.0/record');
  expect(screen.getAllByText('API')[0]).toHaveAttribute('href', '/docs/manual/v8.0.0/api');
  expect(screen.getByText('Docs', { selector: 'summary' })).toHaveClass('active');
});

test('elsewhere links keep the version that the reader chose last', () => {
  window.localStorage.setItem('manual_version', '"v12.0.0"');
  renderAt('/community/overview');
  expect(screen.getAllByText('API')[0]).toHaveAttribute('href', '/docs/manual/v12.0.0/api');
  expect(screen.getAllByText('Community')[0]).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['/docs/manual/latest/record', 'This is the latest docs version'],
  ['/docs/manual/v12.0.0/record', 'This docs version is work in progress!'],
])('the menu on %s says: %s', async (location, message) => {
  renderAt(location);
  await userEvent.click(screen.getByText('Docs', { selector: 'summary' }));
  expect(screen.getByText(message)).toBeVisible();
});

test('the list of small screens has every place of the bar', async () => {
  renderAt('/');
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
    'GitHub',
    'X',
    'Bluesky',
    'Forum',
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

  test('the bar hides on the way down and returns after 20 px on the way up', () => {
    renderAt('/');
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
    renderAt('/');
    await userEvent.click(screen.getByText('Docs', { selector: 'summary' }));
    scrollTo(400);
    expect(document.documentElement.dataset.bar).toBe('shown');
  });
});
