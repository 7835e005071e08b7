/** @jest-environment jsdom */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

import TourStep from '../../src/components/TourStep';
import { TOUR_STEPS, TOUR_VERSIONS, tourAddress } from '../../src/lib/tour';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

type Content = ComponentProps<typeof TourStep>['content'];
type Version = ComponentProps<typeof DocsVersionProvider>['version'];

const [newest, older] = TOUR_VERSIONS;
if (!newest || !older) throw new Error('Expected two versions with a tour.');

interface Shown {
  readonly id: string;
  readonly version?: { readonly docusaurusName: string };
  readonly previous?: { readonly title: string; readonly permalink: string };
  readonly next?: { readonly title: string; readonly permalink: string };
  readonly react?: string;
}

function show({ id, version = newest, previous, next, react }: Shown): void {
  const content = Object.assign(() => <p>A record has fields.</p>, {
    metadata: {
      id,
      title: 'Group values',
      description: 'Fields.',
      permalink: `/tour/${id}`,
      previous,
      next,
    },
    frontMatter: { page: 'record', react },
    assets: {},
  });
  // Docusaurus gives a compiled MDX file and a loaded version, of which the page reads these parts.
  const loaded = { pluginId: 'tour', version: version?.docusaurusName } as Version;
  render(
    <SiteProviders location={`/tour/${id}`} globalData={docsData}>
      <RouteContextProvider value={{ plugin: { name: 'docs', id: 'tour' } }}>
        <TitleFormatterProvider formatter={({ title }) => `${title} | ReScript`}>
          <DocsVersionProvider version={loaded}>
            <TourStep content={content as unknown as Content} />
          </DocsVersionProvider>
        </TitleFormatterProvider>
      </RouteContextProvider>
    </SiteProviders>,
  );
}

const middle = {
  id: 'records',
  previous: { title: 'Choose', permalink: '/tour/conditions' },
  next: { title: 'Copy', permalink: '/tour/record-updates' },
};

test('shows where the step is, its text, and the way to its neighbors', () => {
  show(middle);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Group values');
  const place = `Step ${TOUR_STEPS.indexOf('records') + 1} of 30: Shapes of data, ReScript 12`;
  expect(screen.getByText(place)).toBeVisible();
  expect(screen.getByText('A record has fields.')).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  expect(steps.getByRole('link', { name: 'Previous Choose' })).toHaveAttribute(
    'href',
    '/tour/conditions',
  );
  // Until the exercise is solved.
  expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
  expect(steps.getByRole('link', { name: 'Next Copy' })).toHaveAttribute(
    'href',
    '/tour/record-updates',
  );
});

test('leads to the manual of its version, and to the step of the other one', () => {
  show({ ...middle, version: older });
  expect(screen.getByRole('link', { name: 'Read more in the manual' })).toHaveAttribute(
    'href',
    '/docs/manual/latest/record',
  );
  expect(screen.getByRole('link', { name: 'This step for ReScript 12' })).toHaveAttribute(
    'href',
    tourAddress(newest, 'records'),
  );
});

test('leads to the docs of React where its front matter names a page of them', () => {
  show({ ...middle, react: 'introduction' });
  expect(screen.getByRole('link', { name: 'Read more in the React docs' })).toHaveAttribute(
    'href',
    '/docs/react/latest/introduction',
  );
  cleanup();
  show(middle);
  expect(screen.queryByRole('link', { name: 'Read more in the React docs' })).toBeNull();
});

test('the ends lead back to all steps', () => {
  show({ id: 'state' });
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  expect(steps.getAllByRole('link', { name: 'All steps' })).toHaveLength(2);
});

test('a version without a tour ends the build with the page', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation();
  expect(() => show({ ...middle, version: { docusaurusName: 'v8.0.0' } })).toThrow(
    '/tour/records: expected one of the versions with a tour (current, v11.0.0), got v8.0.0',
  );
  silent.mockRestore();
});
