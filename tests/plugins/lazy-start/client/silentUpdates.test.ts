import {
  adoptOrphans,
  type RunModule,
  silentUpdates,
} from '../../../../plugins/lazy-start/client/silentUpdates';

const run = (...parents: string[]): RunModule => ({
  parents,
  children: [],
  hot: { invalidate: () => undefined },
});

const PAGE = './docs/a.mdx';
const PROXY = './docs/a.mdx!lazy-compilation-proxy';
const REGISTRY = './.docusaurus/registry.js';
const before = { [REGISTRY]: run(), [PROXY]: run(REGISTRY), [PAGE]: run(PROXY) };

it('finds pages that ran anew while nothing above their proxies did', () => {
  const after = { ...before, [PROXY]: run(REGISTRY), [PAGE]: run(PROXY) };
  expect(silentUpdates(before, after)).toEqual([PROXY]);
});

it('finds proxies that ran anew while their pages are gone', () => {
  const after = { ...before, [PROXY]: run(REGISTRY), [PAGE]: undefined };
  expect(silentUpdates(before, after)).toEqual([PROXY]);
});

it('gives pages without their parent back to their proxies, once', () => {
  const modules = { [REGISTRY]: run(), [PROXY]: run(REGISTRY), [PAGE]: run() };
  adoptOrphans(modules);
  adoptOrphans(modules);
  expect(modules[PAGE]?.parents).toEqual([PROXY]);
  expect(modules[PROXY]?.children).toEqual([PAGE]);
});

it('leaves proxies alone whose pages nobody has opened', () => {
  const modules = { [REGISTRY]: run(), [PROXY]: run(REGISTRY) };
  adoptOrphans(modules);
  expect(modules[PROXY]?.children).toEqual([]);
});

it('leaves pages alone that took the update themselves', () => {
  expect(silentUpdates(before, { ...before, [PAGE]: run(PROXY) })).toEqual([]);
});

it('leaves updates alone that were passed on', () => {
  const after = { [REGISTRY]: run(), [PROXY]: run(REGISTRY), [PAGE]: run(PROXY) };
  expect(silentUpdates(before, after)).toEqual([]);
});

it('leaves proxies alone whose pages are the same, or ran for the first time', () => {
  expect(silentUpdates(before, { ...before, [PROXY]: run(REGISTRY) })).toEqual([]);
  const closed = { [REGISTRY]: run(), [PROXY]: run(REGISTRY) };
  expect(silentUpdates(closed, { ...closed, [PAGE]: run(PROXY) })).toEqual([]);
});
