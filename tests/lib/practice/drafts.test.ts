/** @jest-environment jsdom */
import {
  draftOf,
  DRAFTS_KEY,
  forgetDraft,
  forgetStepDrafts,
  keepDraft,
} from '../../../src/lib/practice/drafts';

beforeEach(() => localStorage.clear());

test('a draft is kept by its exercise, and can be forgotten', () => {
  keepDraft({ id: 'a', text: 'let one = 1' });
  keepDraft({ id: 'b', text: '' });
  keepDraft({ id: 'a', text: 'let one = 2' });
  expect(draftOf('a')).toBe('let one = 2');
  expect(draftOf('b')).toBe('');
  expect(draftOf('c')).toBeUndefined();
  forgetDraft('a');
  forgetDraft('c');
  expect(draftOf('a')).toBeUndefined();
  expect(draftOf('b')).toBe('');
  forgetDraft('b');
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});

test('the oldest of many gives way, and one that is too long is not kept', () => {
  for (let number = 0; number < 20; number += 1) keepDraft({ id: `${number}`, text: 'let a = 1' });
  keepDraft({ id: '0', text: 'let a = 2' });
  keepDraft({ id: 'new', text: 'let a = 3' });
  expect(draftOf('0')).toBe('let a = 2');
  expect(draftOf('1')).toBeUndefined();
  expect(draftOf('2')).toBe('let a = 1');
  keepDraft({ id: 'new', text: 'x'.repeat(5001) });
  expect(draftOf('new')).toBe('let a = 3');
});

test('rubbish in storage is no draft', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem(DRAFTS_KEY, '{"a": 1}');
  expect(draftOf('a')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  keepDraft({ id: 'a', text: 'let a = 1' });
  expect(draftOf('a')).toBe('let a = 1');
});

test('those of the tour can be forgotten together', () => {
  keepDraft({ id: 'exercise', text: 'let a = 1', isStep: false });
  keepDraft({ id: 'step', text: 'let a = 2', isStep: true });
  keepDraft({ id: 'other-step', text: 'let a = 3', isStep: true });
  forgetStepDrafts();
  expect(['exercise', 'step', 'other-step'].map(draftOf)).toEqual([
    'let a = 1',
    undefined,
    undefined,
  ]);
});
