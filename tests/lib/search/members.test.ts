import { packMembers, sectionsOf } from '../../../src/lib/search/members';
import type { IndexedPage } from '../../../src/lib/search/shards';

const map = { level: 2, heading: 'map', anchor: 'value-map' };
const filter = { level: 2, heading: 'filter', anchor: 'value-filter' };
const t = { level: 2, heading: 't', anchor: 'type-t' };

function page(area: IndexedPage['area'], sections: IndexedPage['sections']): IndexedPage {
  return { url: '/m', area, group: 'Core', title: 'Core.Array', sections };
}

it('shortens members whose anchors end in their names', () => {
  const packed = packMembers(page('api', [t, map, filter]));
  expect(packed).toEqual({ ...page('api', []), members: { type: 't', value: 'map filter' } });
  expect(sectionsOf(packed)).toEqual([t, map, filter]);
});

it.each([
  ['a member in another’s place', { level: 3, heading: 'mapU', anchor: 'value-mapU' }],
  ['a member with a text', { ...map, text: 'let map: …' }],
  ['a heading of words', { level: 2, heading: 'A first map', anchor: 'a-first-map' }],
  ['an anchor of its own', { level: 2, heading: '+', anchor: 'value-plus' }],
])('leaves %s as it is', (_, section) => {
  const packed = packMembers(page('api', [section, filter]));
  expect(packed.sections).toEqual([section]);
  expect(sectionsOf(packed)).toEqual([filter, section]);
});

it('leaves pages without members as they are', () => {
  const manual = page('manual', [{ level: 2, heading: 'map', anchor: 'the-map' }, map]);
  expect(packMembers(manual)).toBe(manual);
  expect(sectionsOf(manual)).toBe(manual.sections);
});
