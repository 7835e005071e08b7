import { pageTitle } from '../../src/lib/pageTitle';

test.each([
  [{ title: 'Record', category: 'Language Features' }, 'Record | Language Features'],
  [
    { title: 'Overview', metaTitle: 'Build System Overview', category: 'Build System' },
    'Build System Overview | Build System',
  ],
  [{ title: 'Record' }, 'Record'],
  [{ title: 'Overview', category: 'Overview' }, 'Overview'],
  [{ title: 'Belt', metaTitle: 'Belt | API', category: 'Additional Libraries' }, 'Belt | API'],
])('%j is titled %s', (page, title) => {
  expect(pageTitle(page)).toBe(title);
});
