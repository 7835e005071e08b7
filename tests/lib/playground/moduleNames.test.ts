import { addModule } from '../../../src/lib/playground/moduleNames';

test.each([
  ['Belt', ['Belt']],
  [' Belt.Map ', ['Belt.Map']],
  ['open Belt', ['Belt']],
  ['A_1.B', ['A_1.B']],
])('%j is a module', (written, value) => {
  expect(addModule([], written)).toEqual({ ok: true, value });
});

test.each(['', 'belt', 'Belt.', 'Belt.map', 'Belt Map', '-open', 'Belt;rm'])(
  '%j is none',
  (written) => {
    expect(addModule([], written)).toEqual({
      ok: false,
      error: expect.stringMatching(/^Expected the name of a module such as .*, got /),
    });
  },
);

test('a module is open once', () => {
  expect(addModule(['Belt'], 'Belt')).toEqual({
    ok: false,
    error: 'Belt is open already; name another module.',
  });
});
