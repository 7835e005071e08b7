/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { useCompleteDocs } from '../../src/hooks/useCompleteDocs';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

jest.mock('@generated/globalData.json?complete', () => ({
  __esModule: true,
  default: { 'docusaurus-plugin-content-docs': { complete: { versions: [] } } },
}));

function Areas() {
  return <p>{Object.keys(useCompleteDocs()).join(' ')}</p>;
}

test('begins with what the client knows, and goes on with all pages of the site', async () => {
  render(
    <SiteProviders globalData={docsData}>
      <Areas />
    </SiteProviders>,
  );
  expect(screen.getByText('default api react')).toBeVisible();
  expect(await screen.findByText('complete')).toBeVisible();
});
