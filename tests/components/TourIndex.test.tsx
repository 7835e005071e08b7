/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';

import TourIndex from '../../src/components/TourIndex';
import { TOUR_STEPS, TOUR_VERSIONS, tourAddress } from '../../src/lib/tour';
import { TOUR_CHAPTERS } from '../../src/lib/tourChapters';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: React.ReactNode }) => children,
}));

const steps = TOUR_STEPS.map((id) => ({ id, title: `Step ${id}`, summary: `About ${id}.` }));

const show = (versionName: string): void => {
  render(
    <SiteProviders location="/tour" globalData={docsData}>
      <TourIndex versionName={versionName} steps={steps} />
    </SiteProviders>,
  );
};

test.each(TOUR_VERSIONS.map((version) => [version.name, version] as const))(
  'leads to all steps of %s, chapter by chapter',
  (name, version) => {
    show(name);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(
      TOUR_CHAPTERS.map(({ title }) => title),
    );
    const links = screen.getAllByRole('list').flatMap((list) => within(list).getAllByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      TOUR_STEPS.map((id) => tourAddress(version, id)),
    );
    expect(screen.getByRole('link', { name: 'Start with step 1' })).toHaveAttribute(
      'href',
      tourAddress(version, TOUR_STEPS[0]),
    );
  },
);

test('numbers go on from chapter to chapter', () => {
  show(TOUR_VERSIONS[0]?.name ?? '');
  const starts = screen.getAllByRole('list').map((list) => list.getAttribute('start'));
  let number = 1;
  for (const [index, { steps: own }] of TOUR_CHAPTERS.entries()) {
    expect(starts[index]).toBe(String(number));
    number += own.length;
  }
});

test('leads to the tour of the other version, and marks its own', () => {
  const [newest, older] = TOUR_VERSIONS;
  show(older?.name ?? '');
  const current = screen.getByRole('link', { current: 'page' });
  expect(current).toHaveAttribute('href', older && tourAddress(older));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    newest && tourAddress(newest),
  );
});

test('says nothing of progress before the behavior does', () => {
  show(TOUR_VERSIONS[0]?.name ?? '');
  expect(screen.getByText('30 steps of about five minutes')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
