/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import LandingPage from '../../src/components/LandingPage';
import { LANDING_EXAMPLES } from '../../src/data/landingExamples';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';
import { SiteProviders } from '../support/SiteProviders';
import { docsData } from '../support/docsData';

beforeEach(() => {
  // Nothing is on screen: no recording begins.
  window.IntersectionObserver = jest.fn(() => ({
    observe: () => undefined,
    disconnect: () => undefined,
  })) as never;
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  render(
    <SiteProviders globalData={docsData}>
      <LandingPage tagline="A tagline" />
    </SiteProviders>,
  );
});

test('has its sections in the order of the specification', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A tagline');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Quick Install',
    'A type system you can believe',
    'Fast and simple',
    'A robust type system',
    'Seamless Integration',
    'A community that answers',
    'Trusted by our users',
    'Curated resources',
  ]);
});

test('links lead to pages that this build has', () => {
  // The small site of the test has no page `installation` and no `build-performance`.
  expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    '/docs/manual/latest/introduction',
  );
  expect(screen.queryByRole('link', { name: /build performance/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Language Manual/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^TypeScript/ })).not.toBeInTheDocument();
});

test('the example opens in the playground as it stands', () => {
  const link = screen.getByRole('link', { name: 'Edit this example in Playground' });
  expect(readPlaygroundLink(link.getAttribute('href')?.split('?')[1] ?? '')).toEqual({
    version: 'v11.0.0',
    code: LANDING_EXAMPLES.hero.source,
    problems: [],
  });
});

test('the example shows both sides as text', () => {
  const figure = screen.getByText('Write in ReScript').closest('figure');
  expect(figure?.querySelector('code')?.textContent).toBe(LANDING_EXAMPLES.hero.source.trimEnd());
});

test('three recordings and a carousel show the tools', () => {
  expect(screen.getAllByRole('button', { name: /^Play the recording/ })).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'The tools' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
});
