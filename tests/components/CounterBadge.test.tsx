/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';

import CounterBadge from '../../src/components/CounterBadge';
import { arriveAt } from '../support/behaviours';
import { SiteProviders } from '../support/SiteProviders';

const badge = { image: 'https://badge.example/x', href: 'https://badge.example/stats' };

function renderBadge(counterBadge: unknown) {
  return render(
    <SiteProviders customFields={{ counterBadge }}>
      <CounterBadge />
    </SiteProviders>,
  );
}

test('is a link with a picture that loads late and keeps its room', () => {
  const { container } = renderBadge(badge);
  expect(screen.getByRole('link', { name: 'Visitor statistics of this site' })).toHaveAttribute(
    'href',
    badge.href,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width');
  expect(image).toHaveAttribute('height');
});

test('leaves no trace when its host does not answer', async () => {
  const { container } = renderBadge(badge);
  await arriveAt('/');
  expect(screen.getByRole('link')).toBeVisible();
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('leaves no trace when its host had not answered before the scripts came', async () => {
  const { container } = renderBadge(badge);
  const image = container.querySelector('img');
  if (image) Object.defineProperty(image, 'complete', { value: true });
  await arriveAt('/');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([undefined, 'https://badge.example', { image: 1, href: 2 }])(
  'is absent where the configuration holds %j',
  (counterBadge) => {
    const { container } = renderBadge(counterBadge);
    expect(container).toBeEmptyDOMElement();
  },
);
