/** @jest-environment jsdom */
import { askSearch, onSearchAsked } from '../../../../src/lib/search/dialog/asking';

test('the listener hears what is asked, until it ends', () => {
  const heard: string[] = [];
  const end = onSearchAsked((query) => heard.push(query));
  askSearch('belt array');
  end();
  expect(heard).toEqual(['belt array']);
});

test('what nobody has heard is told to the next listener, once', () => {
  askSearch('first');
  askSearch('last');
  const heard: string[] = [];
  onSearchAsked((query) => heard.push(`one: ${query}`))();
  onSearchAsked((query) => heard.push(`two: ${query}`))();
  expect(heard).toEqual(['one: last']);
});
