import {
  COPIED_DURATION_MS,
  COPIED_TEXT,
  copyReducer,
  type CopyEvent,
  type CopyState,
} from '../../src/lib/copyState';

test.each<[CopyState, CopyEvent, CopyState]>([
  ['init', 'attempt', 'init'],
  ['init', 'succeeded', 'copied'],
  ['init', 'refused', 'failed'],
  ['init', 'elapsed', 'init'],
  ['copied', 'attempt', 'copied'],
  ['copied', 'succeeded', 'copied'],
  ['copied', 'refused', 'failed'],
  ['copied', 'elapsed', 'init'],
  ['failed', 'attempt', 'init'],
  ['failed', 'succeeded', 'copied'],
  ['failed', 'refused', 'failed'],
  ['failed', 'elapsed', 'init'],
])('%s, %s -> %s', (state, event, next) => {
  expect(copyReducer(state, event)).toBe(next);
});

test('texts and times are those that readers know', () => {
  expect(COPIED_DURATION_MS).toEqual({ docs: 3000, landing: 2000 });
  expect(COPIED_TEXT).toEqual({ docs: 'Copied to clipboard', landing: 'Copied!' });
});
