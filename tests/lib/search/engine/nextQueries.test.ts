// cspell:ignore vari arra getu getun
import { createEngine } from '../../../../src/lib/search/engine';
import {
  addAll,
  contentsOf,
  engineWith,
  manualPage,
  modulePage,
  namesOnly,
  question,
} from './support';

const PAGES = [
  manualPage('array-and-list', 'Array & List', [['Array spreads', 'They copy.']], {
    keywords: ['how to loop over an array'],
  }),
  manualPage('async-await', 'Async / Await'),
  manualPage('variant', 'Variant'),
  modulePage('Core.Array', [
    ['getUnsafe', ''],
    ['map', ''],
  ]),
];
const engine = engineWith(PAGES);
const next = (query: string) => engine.search(question(query)).next ?? [];

test('the likeliest letter comes first', () => {
  expect(next('a').slice(0, 2)).toEqual(['ar', 'as']);
  expect(next('vari')).toEqual(['varia']);
});

test('before the first letter, those with which most names begin', () => {
  expect(next('')[0]).toBe('a');
  expect(next('')).toEqual(expect.arrayContaining(['v', 'g', 'm']));
});

test('a keyword is followed to its end, and over its spaces', () => {
  expect(next('how to')[0]).toBe('how to ');
  expect(next('how to ')[0]).toBe('how to l');
  expect(next('how to loop over an arra')[0]).toBe('how to loop over an array');
});

test('words of a query are foreseen wherever they stand', () => {
  expect(next('my vari')[0]).toBe('my varia');
});

test('members are foreseen behind their module, however it is written', () => {
  expect(next('Array.')).toEqual(expect.arrayContaining(['Array.g', 'Array.m']));
  expect(next('array.ma')[0]).toBe('array.map');
});

test('names in camel case are foreseen as they are written, and in small letters', () => {
  expect(next('get')).toEqual(expect.arrayContaining(['getU', 'getu']));
  expect(next('getU')[0]).toBe('getUn');
  expect(next('getu')[0]).toBe('getun');
});

test('what nothing begins with has no next letter', () => {
  expect(next('qqq')).toEqual([]);
});

test('24 first letters at most, then eight, and none for what is pasted', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
  const varied = engineWith([
    ...letters.map((letter) => manualPage(letter, `${letter} one`)),
    ...letters.map((letter) => manualPage(`z-${letter}`, `z${letter} two`)),
    manualPage('text', 'Text', [['Part', 'A text.']]),
  ]);
  const nextOf = (query: string) => varied.search(question(query)).next ?? [];
  expect(nextOf('')).toHaveLength(24);
  expect(nextOf('z')).toHaveLength(8);
  expect(nextOf('one ')).toHaveLength(8);
  expect(next('array '.repeat(6))).not.toEqual([]);
  expect(next('array '.repeat(7))).toEqual([]);
});

test('while a shard has its names alone, there is no time to look ahead', () => {
  const early = createEngine();
  addAll(early, namesOnly(contentsOf(PAGES)));
  expect(early.search(question('a')).next).toEqual([]);
});
