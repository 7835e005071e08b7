import { fromWorkerDecoder, toWorkerDecoder } from '../../../../src/lib/search/embedded/protocol';
import { question } from '../engine/support';

const search = {
  kind: 'search',
  id: 1,
  questions: [question('a')],
};
const add = { kind: 'add', shard: 'site', part: 'names', address: '/x', bytes: new ArrayBuffer(1) };

test.each([search, add])('takes what the page says: %#', (message) => {
  expect(toWorkerDecoder(message)).toMatchObject({ ok: true, value: { kind: message.kind } });
});

test.each([
  null,
  'search',
  { ...search, id: 1.5 },
  { ...search, questions: [{ query: 'a' }] },
  { ...add, part: 'most' },
  { ...add, bytes: 'text' },
])('refuses what the page would not say: %#', (message) => {
  expect(toWorkerDecoder(message).ok).toBe(false);
});

test.each([
  { kind: 'answered', id: 1, results: [{ hits: [], nbHits: 0, suggestions: ['a'] }] },
  { kind: 'added', shard: 'site', part: 'all', source: { kind: 'build', time: '2026-11-22' } },
  { kind: 'refused', shard: 'site', part: 'all', message: 'Expected JSON.' },
  { kind: 'failed', id: 2, message: 'x' },
])('takes what the worker says: %#', (message) => {
  expect(fromWorkerDecoder(message)).toEqual({ ok: true, value: message });
});

test.each([
  undefined,
  { kind: 'answered', id: 1, results: [{ hits: [{ url: 3 }], nbHits: 1 }] },
  { kind: 'added', shard: 'site', part: 'all', source: { kind: 'build' } },
])('refuses what the worker would not say: %#', (message) => {
  expect(fromWorkerDecoder(message).ok).toBe(false);
});
