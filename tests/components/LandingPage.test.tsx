/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';

import LandingPage from '../../src/components/LandingPage';
import { LANDING_EXAMPLES } from '../../src/data/landingExamples';
import { HERO_PROGRAMS } from '../../src/lib/landingPrograms';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';
import { SiteProviders } from '../support/SiteProviders';
import { docsData } from '../support/docsData';

beforeEach(() => {
  render(
    <SiteProviders globalData={docsData}>
      <LandingPage tagline="A tagline" />
    </SiteProviders>,
  );
});

test('has its sections in their order', () => {
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

test.each(HERO_PROGRAMS)('the program %s opens in the playground as it stands', (name) => {
  const program = document.querySelector<HTMLElement>(`[data-program="${name}"]`);
  const link = within(program ?? document.body).getByRole('link', {
    name: 'Edit this example in Playground',
  });
  expect(readPlaygroundLink(link.getAttribute('href')?.split('?')[1] ?? '')).toEqual({
    version: 'v11.0.0',
    code: LANDING_EXAMPLES[name].source,
    problems: [],
  });
});

test('the first program is chosen, and shows both sides as text', () => {
  expect(screen.getByRole('radio', { name: 'Variants' })).toBeChecked();
  const [first] = screen.getAllByText('Write in ReScript');
  expect(first?.closest('figure')?.querySelector('code')?.textContent).toBe(
    LANDING_EXAMPLES.variants.source.trimEnd(),
  );
  expect(screen.getAllByText(/^Compiled in \d+ ms by v\d/)[0]).toHaveTextContent(
    'when this page was built',
  );
});

test('three animations can be stopped, and tell screen readers one thing at a time', () => {
  const pauses = screen.getAllByRole('checkbox', { name: /^Pause/ });
  expect(pauses).toHaveLength(3);
  for (const pause of pauses) {
    const scene = pause.closest('figure');
    expect(scene?.querySelector('[aria-hidden="true"]')).not.toBeNull();
    expect(scene?.querySelector('[data-still]')).toHaveAttribute('aria-hidden', 'false');
  }
});

test('a carousel shows the places where people meet', () => {
  expect(screen.getByRole('group', { name: 'Where people meet' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
});

test('before the field is renamed, nothing is marked as wrong', () => {
  const files = [...document.querySelectorAll('[data-during="1"] code')];
  expect(files).toHaveLength(3);
  for (const file of files) expect(file.querySelector('.wrong')).toBeNull();
});
