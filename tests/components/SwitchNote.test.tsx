/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import SwitchNote from '../../src/components/SwitchNote';
import { SiteProviders } from '../support/SiteProviders';

function renderAt(location: string): void {
  render(
    <SiteProviders location={location}>
      <SwitchNote versionLabel="v11.0.0" />
    </SiteProviders>,
  );
}

test('names the page that the version lacks', () => {
  renderAt('/docs/manual/latest/object?instead-of=dict');
  expect(screen.getByRole('status')).toHaveTextContent('v11.0.0 has no page dict.');
});

test.each(['', '?instead-of=%3Cimg%3E'])('is absent on a page opened with %j', (search) => {
  renderAt(`/docs/manual/latest/object${search}`);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
