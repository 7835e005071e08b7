/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';

import { startAskingSearch } from '../../src/behaviours/askSearch';
import { onSearchAsked } from '../../src/lib/search/dialog/asking';

startAskingSearch();

const asked: string[] = [];
onSearchAsked((query) => asked.push(query));

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/site/docs/manual/latest/optional-fields');
  document.body.innerHTML =
    '<button>Other</button><button data-ask-search="/site/"><b>Search</b></button>';
});

test('asks for the words of the address, and at other buttons for nothing', async () => {
  document.querySelector('button')?.click();
  document.querySelector('b')?.click();
  await waitFor(() => expect(asked).toEqual(['optional fields']));
});
