import { groupSidebar, type SidebarDoc } from '../../src/lib/sidebar';

const CATEGORIES = ['Overview', 'Language Features', 'Extra'];

/** `category: id id …`, the way a reader sees the sidebar. */
function outline(docs: readonly SidebarDoc[], categories = CATEGORIES): string[] {
  return groupSidebar(docs, categories).items.map(
    ({ label, items }) => `${label}: ${items.map(({ id }) => id).join(' ')}`,
  );
}

function doc(id: string, category?: string, position?: number, title = id): SidebarDoc {
  return { id, title, category, position };
}

test('categories come in the order given, without the empty ones', () => {
  const docs = [doc('faq', 'Extra'), doc('introduction', 'Overview')];
  expect(outline(docs)).toEqual(['Overview: introduction', 'Extra: faq']);
});

test('pages come by position, ties by id, then those without position by title', () => {
  const docs = [
    doc('z', 'Extra', undefined, 'Alpha'),
    doc('y', 'Extra', undefined, 'Beta'),
    doc('x', 'Extra', undefined, 'Alpha'),
    doc('tenth', 'Extra', 10),
    doc('d', 'Extra', 2, 'A'),
    doc('c', 'Extra', 2, 'B'),
    doc('zeroth', 'Extra', 0),
  ];
  expect(outline(docs)).toEqual(['Extra: zeroth c d tenth x z y']);
  expect(outline([...docs].reverse())).toEqual(outline(docs));
});

test('items are what Docusaurus wants, with the shorter label', () => {
  const docs = [{ ...doc('a', 'Extra', 1, 'A long title'), sidebarLabel: 'Short' }];
  expect(groupSidebar(docs, CATEGORIES).items).toEqual([
    {
      type: 'category',
      label: 'Extra',
      collapsible: false,
      items: [{ type: 'doc', id: 'a', label: 'Short' }],
    },
  ]);
});

test('pages without a category, or with an unknown one, are handed back', () => {
  const docs = [doc('api'), doc('a', 'Extra'), doc('b', 'extra'), doc('c', '')];
  const { items, uncategorized } = groupSidebar(docs, CATEGORIES);
  expect(items).toHaveLength(1);
  expect(uncategorized).toEqual([docs[0], docs[2], docs[3]]);
});

test('a category that is listed twice shows once', () => {
  expect(outline([doc('a', 'Extra')], ['Extra', 'Extra'])).toEqual(['Extra: a']);
});
