/** @jest-environment jsdom */
import type { Location } from 'history';
import type { ComponentType, ReactNode } from 'react';

type Navigation = ComponentType<{ readonly location: Location; readonly children: ReactNode }>;

/** A promise that the test settles. */
interface Awaited {
  readonly promise: Promise<void>;
  readonly settle: () => void;
  readonly fail: (error: Error) => void;
}

function awaited(): Awaited {
  let settle!: () => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<void>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

const OURS = '../../../../plugins/static-articles/client/PendingNavigation';
const DOCUSAURUS = '@docusaurus/core/lib/client/PendingNavigation';

/** What a visit sees and does. */
interface Visit {
  /** What client modules are told, and what is scrolled, in order. */
  readonly events: string[];
  /** How often a component that listens to the router was rendered. */
  readonly renders: () => number;
  readonly push: (path: string) => Promise<void>;
  readonly settle: (path: string) => Promise<void>;
  readonly fail: (path: string) => Promise<void>;
  /** Lets a static route have a page from here on. */
  readonly bring: (path: string) => void;
}

/**
 * Starts at /docs/a: `/docs` is a route whose pages come one by one, `/try` and `/blog` are pages that are
 * JavaScript.
 */
async function start(module: string): Promise<Visit> {
  jest.resetModules();
  const React = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { Router, useLocation } = await import('react-router-dom');
  const { createMemoryHistory } = await import('history');
  const routes = (await import('@generated/routes')).default as unknown as object[];
  const clientModules = (await import('@generated/client-modules')).default as object[];
  const { default: renderRoutes } = await import('@docusaurus/renderRoutes');
  const { default: Navigation } = (await import(module)) as { default: Navigation };

  const events: string[] = [];
  let renders = 0;
  const history = createMemoryHistory({ initialEntries: ['/docs/a'] });
  const pages = new Set(['/docs/a']);
  const preloads = new Map<string, Awaited>();
  const wait = (): Promise<void> => {
    const { pathname } = history.location;
    const made = awaited();
    preloads.set(pathname, made);
    return made.promise;
  };
  function Page() {
    const { pathname } = useLocation();
    renders += 1;
    return <h1>{pathname}</h1>;
  }
  const page = (more: object) => Object.assign(() => <Page />, { preload: wait }, more);
  routes.splice(0);
  routes.push(
    { path: '/docs', component: page({ hasPage: (pathname: string) => pages.has(pathname) }) },
    { path: '/try', exact: true, component: page({}) },
    { path: '/blog', exact: true, component: page({}) },
  );
  const told =
    (name: string) =>
    ({ location, previousLocation }: Record<string, { pathname: string } | null>) => {
      events.push(`${name} ${previousLocation?.pathname} -> ${location?.pathname}`);
      return name === 'update'
        ? () => void events.push(`clean up ${location?.pathname}`)
        : undefined;
    };
  clientModules.splice(0);
  clientModules.push({ onRouteUpdate: told('update'), onRouteDidUpdate: told('did update') });
  window.scrollTo = () => void events.push('scroll');

  const shown = renderRoutes(routes as never);
  function App() {
    return <Navigation location={useLocation() as Location}>{shown}</Navigation>;
  }
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await React.act(async () => {
    root.render(
      <Router history={history}>
        <App />
      </Router>,
    );
  });
  const preload = (path: string): Awaited => {
    const found = preloads.get(path);
    if (!found) throw new Error(`Expected ${path} to be waited for.`);
    return found;
  };
  return {
    events,
    renders: () => renders,
    push: (path) => React.act(async () => history.push(path)),
    settle: (path) => React.act(async () => preload(path).settle()),
    fail: (path) => React.act(async () => preload(path).fail(new Error('gone'))),
    bring: (path) => void pages.add(path),
  };
}

const heading = () => document.querySelector('h1')?.textContent;

let consoleError: jest.SpyInstance;
let warn: jest.SpyInstance;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  consoleError.mockRestore();
  warn.mockRestore();
});

describe.each([
  ['Docusaurus’ own', DOCUSAURUS],
  ['ours', OURS],
])('%s', (_, module) => {
  test('the old page stays until the next one is here, and client modules are told', async () => {
    const { events, push, settle } = await start(module);
    expect(events).toEqual(['update undefined -> /docs/a', 'did update undefined -> /docs/a']);
    events.splice(0);
    await push('/try');
    expect(heading()).toBe('/docs/a');
    expect(events).toEqual(['update /docs/a -> /try']);
    await settle('/try');
    expect(heading()).toBe('/try');
    expect(events.slice(1)).toEqual(['clean up /try', 'scroll', 'did update /docs/a -> /try']);
  });

  test('the browser loads the page where something is missing for good', async () => {
    const { push, fail } = await start(module);
    await push('/try');
    await fail('/try');
    expect(heading()).toBe('/docs/a');
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
    // jsdom can't load pages.
    expect(consoleError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    );
  });
});

test('a page that is here is shown at once, in one render', async () => {
  const { events, push, bring, renders } = await start(OURS);
  bring('/docs/b');
  const before = renders();
  events.splice(0);
  await push('/docs/b');
  expect(heading()).toBe('/docs/b');
  expect(renders() - before).toBe(1);
  expect(events).toEqual([
    'update /docs/a -> /docs/b',
    'clean up /docs/b',
    'scroll',
    'did update /docs/a -> /docs/b',
  ]);
});

test('a page that is not here is waited for, though its route was shown', async () => {
  const { push, settle } = await start(OURS);
  await push('/docs/c');
  expect(heading()).toBe('/docs/a');
  await settle('/docs/c');
  expect(heading()).toBe('/docs/c');
});

test('pages that are JavaScript are shown at once when they were shown before', async () => {
  const { push, settle } = await start(OURS);
  await push('/try');
  await settle('/try');
  await push('/docs/a');
  expect(heading()).toBe('/docs/a');
  await push('/try');
  expect(heading()).toBe('/try');
});

test('who goes elsewhere meanwhile is not led back', async () => {
  const { events, push, settle } = await start(OURS);
  await push('/try');
  await push('/blog');
  await settle('/try');
  expect(heading()).toBe('/docs/a');
  await settle('/blog');
  expect(heading()).toBe('/blog');
  expect(events).not.toContain('clean up /try');
});

test('what fails after the reader has gone elsewhere loads nothing', async () => {
  const { push, fail, bring } = await start(OURS);
  bring('/docs/b');
  await push('/try');
  await push('/docs/b');
  expect(heading()).toBe('/docs/b');
  await fail('/try');
  expect(heading()).toBe('/docs/b');
  expect(warn).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
});
