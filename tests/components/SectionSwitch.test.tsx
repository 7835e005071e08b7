/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import SectionSwitch from '../../src/components/SectionSwitch';
import { docsData } from '../support/docsData';
import { SiteProviders } from '../support/SiteProviders';

test.each([
  ['/docs/manual/latest/introduction', 'Manual'],
  ['/docs/react/latest/introduction', 'React'],
  ['/docs/manual/latest/api', 'API'],
  ['/syntax-lookup/pipe', 'Syntax'],
  ['/community/overview', undefined],
])('%s is in the section %s', (location, section) => {
  render(
    <SiteProviders location={location} globalData={docsData}>
      <SectionSwitch />
    </SiteProviders>,
  );
  const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent !== null);
  expect(current.map(({ textContent }) => textContent)).toEqual(section ? [section] : []);
});
