/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import SkipToContent from '@theme/SkipToContent';

import { startSkipping } from '../../src/behaviours/arrival';
import { SiteProviders } from '../support/SiteProviders';

test('is a link that works without scripts, and a mark for the behavior', () => {
  render(
    <SiteProviders>
      <SkipToContent />
      <main>text</main>
    </SiteProviders>,
  );
  const link = screen.getByRole('link', { name: 'Skip to main content' });
  expect(link).toHaveAttribute('href', '#__docusaurus_skipToContent_fallback');
  startSkipping();
  link.click();
  expect(screen.getByRole('main')).toHaveFocus();
});
