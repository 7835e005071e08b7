/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import VersionBanner from '../../src/components/VersionBanner';
import type { DocsArea } from '../../src/lib/docsAreas';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

function renderBanner(version: string, pageId: string, area: DocsArea = 'default'): void {
  render(
    <SiteProviders globalData={docsData}>
      <VersionBanner area={area} version={version} pageId={pageId} pageName={`The ${pageId}`} />
    </SiteProviders>,
  );
}

test('the coming version points to the same page of the latest one', () => {
  renderBanner('current', 'record');
  expect(screen.getByRole('note')).toHaveTextContent('Being written, see here.');
  expect(screen.getByText('here')).toHaveAttribute('href', '/docs/manual/latest/record');
});

test('a page that the latest version lacks points to the nearest one, which says so', () => {
  renderBanner('current', 'dict');
  expect(screen.getByText('here')).toHaveAttribute(
    'href',
    '/docs/manual/latest/object?instead-of=The%20dict',
  );
});

test('the legacy version has a notice of its own', () => {
  renderBanner('v8.0.0', 'record');
  expect(screen.getByText('the latest')).toHaveAttribute('href', '/docs/manual/latest/record');
});

test('the legacy section has a notice without a link', () => {
  renderBanner('current', 'class', 'reason-compiler');
  expect(screen.getByRole('note')).toHaveTextContent('About earlier tools.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the latest version has none', () => {
  renderBanner('v11.0.0', 'record');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
