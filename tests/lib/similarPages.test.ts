import { similarPages } from '../../src/lib/similarPages';

const pages = [
  'record',
  'variant',
  'let-binding',
  'async-await',
  'function',
  'module-functions',
].map((id) => ({ id, path: `/docs/${id}` }));
const ids = (asked: string) => similarPages(asked, pages).map(({ id }) => id);

test('finds a page despite typing errors', () => {
  expect(ids('recrod')[0]).toBe('record');
  expect(ids('varaint')[0]).toBe('variant');
  expect(ids('LET-BINDINGS')[0]).toBe('let-binding');
});

test('finds pages whose name holds the word asked for', () => {
  expect(ids('functions')).toEqual(expect.arrayContaining(['function', 'module-functions']));
});

test('offers nothing where nothing looks alike', () => {
  expect(ids('zzzzzzzzzz')).toEqual([]);
  expect(ids('')).toEqual([]);
});

test('offers no more than asked for', () => {
  expect(similarPages('function', pages, 1)).toHaveLength(1);
});
