// cspell:ignore destrokt varyent wariunt
import { engineWith, manualPage, modulePage, question } from './support';

const engine = engineWith([
  manualPage('destructuring', 'Pattern Matching / Destructuring', [['Guards', 'if']]),
  manualPage('variant', 'Variant'),
  modulePage('Core.Array', [
    ['forEachWithIndex', ''],
    ['map', ''],
  ]),
]);
const suggestions = (query: string) => engine.search(question(query)).suggestions;

test('a query without hits gets names that are close to it', () => {
  expect(suggestions('destrokt')).toContain('Destructuring');
  expect(suggestions('wariunt')).toContain('Variant');
});

test('three at most, and none that is far', () => {
  expect(suggestions('qqqqqqqq')).toEqual([]);
  expect((suggestions('varyent') ?? []).length).toBeLessThanOrEqual(3);
});

test('a query with hits gets none', () => {
  expect(suggestions('variant')).toBeUndefined();
});

test.each(['', 'x', '???', 'z'.repeat(10_000)])(
  '%# queries that nothing can be close to',
  (query) => {
    expect(suggestions(query) ?? []).toEqual([]);
  },
);
