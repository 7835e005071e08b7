/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import VersionSelect from '../../src/components/VersionSelect';
import { docsData } from '../support/docsData';
import { arriveAt } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

async function renderAt(location: string, props: Parameters<typeof VersionSelect>[0]) {
  render(
    <SiteProviders location={location} globalData={docsData}>
      <VersionSelect {...props} />
      <p>elsewhere</p>
    </SiteProviders>,
  );
  await arriveAt(location);
}

/** Where a version leads when the reader reaches for it. */
function addressOf(label: string): string {
  const link = screen.getByText<HTMLAnchorElement>(label, { selector: 'a' });
  fireEvent.focusIn(link);
  return link.pathname + link.search + link.hash;
}

const onDict = { area: 'default', current: 'current', pageId: 'dict' } as const;

beforeEach(() => window.localStorage.clear());

test('offers each built version, next and released apart', async () => {
  await renderAt('/docs/manual/v12.0.0/dict', onDict);
  await userEvent.click(screen.getByText('v12.0.0', { selector: 'summary span' }));
  const [next, released] = screen.getAllByRole('group', { name: /^(Next|Released)$/ });
  expect(next).toHaveTextContent('v12.0.0');
  expect(released).toHaveTextContent('v11.0.0 (latest)');
  expect(released).toHaveTextContent('v6.0 - v8.2');
});

test('keeps the page, the query and the hash where the version has the page', async () => {
  await renderAt('/docs/manual/v12.0.0/record?a=1#update', { ...onDict, pageId: 'record' });
  expect(addressOf('v11.0.0 (latest)')).toBe('/docs/manual/latest/record?a=1#update');
});

test('opens the nearest page, with a note, where the version lacks the page', async () => {
  await renderAt('/docs/manual/v12.0.0/dict', onDict);
  expect(addressOf('v11.0.0 (latest)')).toBe('/docs/manual/latest/object?instead-of=dict');
  expect(addressOf('v6.0 - v8.2')).toBe('/docs/manual/v8.0.0/introduction?instead-of=dict');
});

test('keeps the hash for a module that the version spells in another way', async () => {
  const select = { area: 'api', current: 'v8.0.0', pageId: 'js/array-2' } as const;
  await renderAt('/docs/manual/v8.0.0/api/js/array-2#value-map', select);
  expect(addressOf('v12.0.0')).toBe('/docs/manual/v12.0.0/api/js/array2#value-map');
});

test('marks the version on screen and remembers the one chosen', async () => {
  await renderAt('/docs/manual/v12.0.0/record', { ...onDict, pageId: 'record' });
  await userEvent.click(screen.getByText('v12.0.0', { selector: 'summary span' }));
  expect(screen.getByText('v12.0.0', { selector: 'a' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByText('v6.0 - v8.2'));
  expect(window.localStorage.getItem('manual_version')).toBe('"v8.0.0"');
});

test('closes on Escape, which returns the focus, and on a click outside', async () => {
  await renderAt('/docs/manual/v12.0.0/record', onDict);
  const summary = screen.getByText('v12.0.0', { selector: 'summary span' });
  const details = summary.closest('details');
  await userEvent.click(summary);
  expect(details).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(summary.closest('summary')).toHaveFocus();
  await userEvent.click(summary);
  await userEvent.click(screen.getByText('elsewhere'));
  expect(details).not.toHaveAttribute('open');
});

test('a version alone is plain text', async () => {
  await renderAt('/docs/react/latest/introduction', { area: 'react', current: 'current' });
  expect(screen.getByText('v0.12.0 (latest)').tagName).toBe('P');
});
