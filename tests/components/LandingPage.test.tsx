/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';

import LandingPage from '../../src/components/LandingPage';
import { LANDING_EXAMPLES } from '../../src/data/landingExamples';
import { USERS } from '../../src/data/users';
import { HERO_PROGRAMS } from '../../src/lib/landingPrograms';
import { readPlaygroundLink } from '../../src/lib/playgroundLink';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../src/versions';
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
    'Lose the guesswork, file by file',
    'Fast and simple',
    'A robust type system',
    'Seamless Integration',
    'A community that answers',
    'Trusted by our users',
    'Curated resources',
  ]);
});

test('the opening has two ways on, and the page names each command once', () => {
  const opening = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(within(opening ?? document.body).getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByText('npm install rescript')).toHaveLength(1);
});

test('the first users are named below the example, with a link to all of them', () => {
  const all = screen.getByRole('link', { name: `all ${USERS.length} organizations` });
  const names = within(all.parentElement ?? document.body).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(
    USERS.slice(0, 6).map(({ name }) => name),
  );
  expect(document.querySelector(all.getAttribute('href') ?? '')).toContainElement(
    screen.getByRole('heading', { name: 'Trusted by our users' }),
  );
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
  expect(screen.getAllByText('Compile to JavaScript')[0]?.parentElement).toHaveTextContent(
    /^Compile to JavaScript Compiled in \d+ ms by v\d[\d.]*, when this page was built\.$/,
  );
});

test('the number of examples is one that the docs have', () => {
  const [, number = ''] =
    /Every example .*: ([\d,]+) and more/.exec(document.body.textContent) ?? [];
  const rows = [...MANUAL_VERSIONS, ...REACT_VERSIONS];
  const minimum = rows.reduce((sum, row) => sum + row.minimumExamples, 0);
  expect(Number(number.replace(',', ''))).toBeLessThanOrEqual(minimum);
  expect(Number(number.replace(',', ''))).toBeGreaterThan(minimum - 100);
});

test('what the React program draws stands beside it, with the element that is drawn', () => {
  const program = document.querySelector<HTMLElement>('[data-program="react"]');
  const bar = within(program ?? document.body).getByRole('progressbar', { name: 'Now in Oslo' });
  expect(bar).toHaveAttribute('value', '7');
  expect(bar.closest('figure')).toHaveTextContent('<Parcel parcel={city: "Oslo", stops: 3} />');
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

/** Characters of a line of code that fit a scene on a phone of 390 px. */
const PHONE_LINE = 38;

test('lines of the files in scenes fit a phone, on which breaks would look like those of the source', () => {
  const files = [...document.querySelectorAll('[data-during] code')].filter((code) =>
    code
      .closest('[data-during]')
      ?.parentElement?.previousElementSibling?.textContent.endsWith('.res'),
  );
  expect(files.length).toBeGreaterThan(8);
  for (const { textContent } of files) {
    for (const line of textContent.split('\n')) expect(line.length).toBeLessThanOrEqual(PHONE_LINE);
  }
});

test('before the field is renamed, nothing is marked as wrong', () => {
  const files = [...document.querySelectorAll('[data-during="4"] code')];
  expect(files).toHaveLength(3);
  for (const file of files) expect(file.querySelector('.wrong')).toBeNull();
});
