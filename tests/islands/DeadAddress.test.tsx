/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import DeadAddress from '../../src/islands/DeadAddress';

jest.mock('../../src/data/completeDocs', () => ({
  completeDocs: jest.requireActual<{ docsData: Record<string, unknown> }>('../support/docsData')
    .docsData['docusaurus-plugin-content-docs'],
}));

/** Links by their text, at an address. */
function linksAt(address: string): Record<string, string | null> {
  window.history.replaceState(null, '', address);
  render(<DeadAddress />);
  return Object.fromEntries(
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

test('offers the same page in the versions that have it', () => {
  const links = linksAt('/docs/manual/v8.0.0/dict');
  expect(links).toMatchObject({ 'dict in v12.0.0': '/docs/manual/v12.0.0/dict' });
  expect(Object.keys(links).join()).not.toContain('dict in v11');
});

test('offers pages with a similar name in the version asked for', () => {
  expect(linksAt('/docs/manual/latest/recrod')).toMatchObject({
    record: '/docs/manual/latest/record',
  });
});

test('offers the introduction of the version asked for', () => {
  expect(linksAt('/docs/manual/v8.0.0/nowhere-at-all')).toMatchObject({
    'introduction of v6.0 - v8.2': '/docs/manual/v8.0.0/introduction',
  });
});

test('offers modules with a similar name, and versions that have the module', () => {
  expect(linksAt('/docs/manual/latest/api/belt/hash-map-int')).toMatchObject({
    'belt/hashmap/int': '/docs/manual/latest/api/belt/hashmap/int',
  });
});

test('knows a module by its name in another version', () => {
  expect(linksAt('/docs/manual/latest/api/js/array-2')).toMatchObject({
    'js/array2 in v12.0.0': '/docs/manual/v12.0.0/api/js/array2',
  });
});

test('says nothing outside of the docs', () => {
  expect(linksAt('/nowhere')).toEqual({});
});
