import { completionOf, fitsConstruct } from '../../src/lib/syntaxLookup';

const pipe = { id: 'pipe', name: '->', keywords: ['operator'], summary: 'Passes a value on.' };
const open = { id: 'open', name: 'open', keywords: ['module'], summary: 'Brings into scope.' };

test.each(['->', 'Operator', 'value', ''])('%j fits the pipe', (query) => {
  expect(fitsConstruct(pipe, query)).toBe(true);
});

test('other words do not', () => {
  expect(fitsConstruct(pipe, 'module')).toBe(false);
});

test('one candidate completes what was typed', () => {
  expect(completionOf([open], 'ope')).toBe('open');
});

test.each([
  ['several candidates', [open, pipe], 'o'],
  ['no candidate', [], 'x'],
  ['nothing typed', [open], ' '],
  ['the whole name', [open], 'open'],
])('%s complete nothing', (_, candidates, query) => {
  expect(completionOf(candidates, query)).toBeUndefined();
});
