import { Key } from 'selenium-webdriver';

import { chord } from '../../e2e/engines/webkit/keys';
import { stepsOf, textMatch } from '../../e2e/engines/webkit/selection';

test.each([
  ['Enter', [Key.ENTER]],
  ['Control+Shift+Tab', [Key.CONTROL, Key.SHIFT, Key.TAB]],
  ['ControlOrMeta+k', [Key.CONTROL, 'k']],
  ['Control+KeyK', [Key.CONTROL, 'k']],
  ['/', ['/']],
  ['+', ['+']],
])('the keys of %s', (keys, codes) => {
  expect(chord(keys)).toEqual(codes);
});

test('an unknown key is told', () => {
  expect(() => chord('Control+Any')).toThrow('Expected the name of a key, got "Any".');
});

test.each([
  ['header a', [{ kind: 'css', css: 'header a' }]],
  ['visible=true', [{ kind: 'visible' }]],
  ['pre:visible', [{ kind: 'css', css: 'pre' }, { kind: 'visible' }]],
  ['aside a >> visible=true', [{ kind: 'css', css: 'aside a' }, { kind: 'visible' }]],
])('the steps of %s', (selector, steps) => {
  expect(stepsOf(selector)).toEqual(steps);
});

test('texts are parts unless they are to be exact, and patterns travel as text', () => {
  expect(textMatch('Next')).toEqual({ kind: 'part', text: 'Next' });
  expect(textMatch('Next', true)).toEqual({ kind: 'exact', text: 'Next' });
  expect(textMatch(/^next/i)).toEqual({ kind: 'pattern', source: '^next', flags: 'i' });
});
