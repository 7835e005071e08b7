import { isSharedSidebar, keepSidebar, keptSidebar } from '../../src/lib/pageSidebars';

test('the first sidebar of a version is the client’s, the others come with pages', () => {
  const names = ['docs', 'belt', 'js'];
  expect(names.filter((name) => isSharedSidebar(name, names))).toEqual(['docs']);
  expect(isSharedSidebar('', names)).toBe(false);
});

test('a sidebar is found where it was kept, and the newest one', () => {
  const place = { area: 'api', version: 'v10.0.0', name: 'belt' };
  const categories = [{ name: 'Basics', items: [{ name: 'Array', href: '/belt/array' }] }];
  expect(keptSidebar(place)).toBeUndefined();
  keepSidebar({ ...place, categories: [] });
  keepSidebar({ ...place, categories });
  expect(keptSidebar(place)).toBe(categories);
  expect(keptSidebar({ ...place, version: 'v9.0.0' })).toBeUndefined();
});
