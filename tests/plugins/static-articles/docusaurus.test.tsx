/**
 * @jest-environment jsdom
 *
 * What Docusaurus does that the client leans on and no other test sees (`internals.ts`).
 */
import { act, render, renderHook, screen } from '@testing-library/react';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import HasHydratedDataAttribute from '@docusaurus/core/lib/client/hasHydratedDataAttribute';
import ComponentCreator from '@docusaurus/ComponentCreator';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import clientModules from '@generated/client-modules';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { ComponentType } from 'react';

import { addPages } from '../../../plugins/static-articles/client/addPages';
import { docsData } from '../../support/docsData';
import { SiteProviders } from '../../support/SiteProviders';

function loads(chunk: string, value: unknown): void {
  Object.assign(registry, { [chunk]: [() => Promise.resolve({ default: value }), chunk, chunk] });
}

const chunkNames: Record<string, unknown> = routesChunkNames;

beforeEach(() => {
  loads('frame', ({ content, sidebar }: Record<string, string>) => (
    <p>{`${content} ${sidebar}`}</p>
  ));
  loads('plugin', { name: 'docs', id: 'default' });
  loads('loaded', 'loaded');
});

test('properties of a route’s component win over what the route loads', async () => {
  chunkNames['/docs-articles'] = {
    __comp: 'frame',
    __context: { plugin: 'plugin' },
    __props: 'props',
    content: 'loaded',
    sidebar: 'loaded',
  };
  loads('props', { content: 'of the props' });
  const Frame = ComponentCreator('/docs', 'articles') as unknown as ComponentType<{
    content: string;
  }> & { preload: () => Promise<unknown> };
  await Frame.preload();
  render(<Frame content="of the page" />);
  expect(screen.getByText('of the page loaded')).toBeVisible();
});

test('prefetching finds the chunks of a wildcard by the name that the folding gives them', async () => {
  chunkNames['/docs/manual/v11.0.0-articles'] = { __comp: 'frame' };
  chunkNames['/docs/manual/v11.0.0-a1b'] = { __comp: 'root', __props: 'props' };
  chunkNames['/docs/manual/v12.0.0-articles'] = { __comp: 'other' };
  (routes as object[]).push({
    path: '/docs/manual/v11.0.0',
    routes: [{ path: '/docs/manual/v11.0.0', exact: false }],
  });
  const asked: string[] = [];
  Object.assign(globalThis, {
    __webpack_require__: { gca: (chunk: string) => void asked.push(chunk) },
  });
  await docusaurus.prefetch('/docs/manual/v11.0.0/type');
  expect([...new Set(asked)].sort()).toEqual(['frame', 'props', 'root']);
});

test('client modules are told of a new page after it was scrolled to its top', () => {
  const events: string[] = [];
  window.scrollTo = () => void events.push('scrolled');
  (clientModules as object[]).push({ onRouteDidUpdate: () => void events.push('told') });
  const place = (pathname: string) => ({ pathname, search: '', hash: '' }) as never;
  const first = place('/a');
  const { rerender } = render(
    <ClientLifecyclesDispatcher previousLocation={null} location={first}>
      <p />
    </ClientLifecyclesDispatcher>,
  );
  expect(events).toEqual(['told']);
  rerender(
    <ClientLifecyclesDispatcher previousLocation={first} location={place('/b')}>
      <p />
    </ClientLifecyclesDispatcher>,
  );
  expect(events).toEqual(['told', 'scrolled', 'told']);
});

test('the page tells when React has taken over', async () => {
  render(
    <SiteProviders>
      <HasHydratedDataAttribute />
    </SiteProviders>,
  );
  await act(async () => {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
  });
  expect(document.documentElement).toHaveAttribute('data-has-hydrated', 'true');
});

test('hooks search the lists of pages again each time, and find what was added', () => {
  const data = JSON.parse(JSON.stringify(docsData)) as typeof docsData;
  const { result, rerender } = renderHook(() => useActiveDocContext('default'), {
    wrapper: ({ children }) => (
      <SiteProviders location="/docs/manual/latest/added" globalData={data}>
        {children}
      </SiteProviders>
    ),
  });
  expect(result.current.activeDoc).toBeUndefined();
  addPages(data as never, {
    area: 'default',
    docs: [
      { version: 'v11.0.0', id: 'added', path: '/docs/manual/latest/added' },
      { version: 'current', id: 'added', path: '/docs/manual/v12.0.0/added' },
    ],
  });
  rerender();
  expect(result.current.activeDoc).toMatchObject({ id: 'added' });
  expect(Object.keys(result.current.alternateDocVersions).sort()).toEqual(['current', 'v11.0.0']);
});
