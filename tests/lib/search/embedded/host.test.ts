import { createHost, LONGEST_SLICE } from '../../../../src/lib/search/embedded/host';
import type { FromWorker, Part } from '../../../../src/lib/search/embedded/protocol';
import { contentsOf, manualPage, namesOnly, question } from '../engine/support';

/** A host whose clock goes on by a millisecond with each look, and whose tasks wait until they are run. */
function startHost() {
  const told: FromWorker[] = [];
  const tasks: (() => void)[] = [];
  let time = 0;
  const take = createHost({
    tell: (message) => told.push(message),
    later: (task) => tasks.push(task),
    now: () => (time += 1),
  });
  const add = (text: string, part: Part = 'all') =>
    take({
      kind: 'add',
      shard: 'manual-latest',
      part,
      address: `/search/manual-latest.${part}.json`,
      bytes: Uint8Array.from(new TextEncoder().encode(text)).buffer,
    });
  const search = (id: number, query: string) =>
    take({ kind: 'search', id, questions: [question(query)] });
  const runAll = () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
  };
  return { told, tasks, take, add, search, runAll };
}

const PAGES = Array.from({ length: 600 }, (_, index) =>
  manualPage(`page-${index}`, `Page ${index}`, [[`Wombat ${index}`, `digs burrow ${index}`]]),
);

test('a file is added, and questions are answered from it', () => {
  const host = startHost();
  host.add(JSON.stringify(contentsOf([manualPage('variant', 'Variant')])));
  host.search(7, 'variant');
  expect(host.told).toMatchObject([
    { kind: 'added', shard: 'manual-latest', part: 'all', source: { kind: 'sources' } },
    { kind: 'answered', id: 7, results: [{ nbHits: 1 }] },
  ]);
});

test('a large file is added in slices, and questions are answered in between', () => {
  const host = startHost();
  host.add(JSON.stringify(namesOnly(contentsOf(PAGES))), 'names');
  host.runAll();
  host.add(JSON.stringify(contentsOf(PAGES)));
  expect(host.tasks).toHaveLength(1);
  host.search(1, 'wombat');
  expect(host.told.map(({ kind }) => kind)).toEqual(['added', 'answered']);
  host.runAll();
  host.search(2, 'burrow');
  expect(host.told.slice(2)).toMatchObject([
    { kind: 'added', part: 'all' },
    { kind: 'answered', id: 2, results: [{ nbHits: 600 }] },
  ]);
  expect(LONGEST_SLICE).toBeLessThanOrEqual(16);
});

test('names that come after everything change nothing', () => {
  const host = startHost();
  host.add(JSON.stringify(contentsOf([manualPage('new', 'New', [['Care', 'wombat']])], 'new')));
  host.add(JSON.stringify(contentsOf([manualPage('old', 'Old')], 'old')), 'names');
  host.runAll();
  host.search(1, 'wombat');
  host.search(2, 'old');
  expect(host.told.slice(2)).toMatchObject([
    { results: [{ nbHits: 1 }] },
    { results: [{ nbHits: 0 }] },
  ]);
});

test('an engine that has everything answers itself, and tells nobody', () => {
  const host = startHost();
  host.add(JSON.stringify(contentsOf(PAGES)));
  host.runAll();
  expect(host.told.map(({ kind }) => kind)).toEqual(['added']);
  expect(host.tasks).toEqual([]);
});

test('names of another file come before that', () => {
  const host = startHost();
  host.add(JSON.stringify(contentsOf([manualPage('new', 'New')])));
  host.add(JSON.stringify(contentsOf([manualPage('old', 'Old')])), 'names');
  host.tasks.shift()?.();
  expect(host.told).toMatchObject([{ part: 'all' }, { part: 'names' }]);
});

test.each([
  ['that is no JSON', '<!doctype html>'],
  ['of another form', '{"pages": 3}'],
])('a file %s is refused with what came and where', (_, text) => {
  const host = startHost();
  host.add(text);
  expect(host.told).toEqual([
    {
      kind: 'refused',
      shard: 'manual-latest',
      part: 'all',
      message: expect.stringMatching(
        /^Expected .* of \/search\/manual-latest\.all\.json; build the site again\.$/,
      ),
    },
  ]);
});

test('a message that is none of the page is an error', () => {
  expect(() => startHost().take({ kind: 'dance' })).toThrow('of a message to the search worker.');
});
