// cspell:ignore größe
import { packNames, sectionsOf } from '../../../src/lib/search/packedNames';
import type { IndexedPage } from '../../../src/lib/search/shards';

const map = { level: 2, heading: 'map', anchor: 'value-map' };
const filter = { level: 2, heading: 'filter', anchor: 'value-filter' };
const t = { level: 2, heading: 't', anchor: 'type-t' };

function page(area: IndexedPage['area'], sections: IndexedPage['sections']): IndexedPage {
  return { url: '/m', area, group: 'Core', title: 'Core.Array', sections };
}

it('shortens members whose anchors end in their names', () => {
  const packed = packNames(page('api', [t, map, filter]));
  expect(packed).toEqual({ ...page('api', []), members: { type: 't', value: 'map filter' } });
  expect(sectionsOf(packed)).toEqual([t, map, filter]);
});

it.each([
  ['a member in another’s place', { level: 3, heading: 'mapU', anchor: 'value-mapU' }],
  ['a member with a text', { ...map, text: 'let map: …' }],
  ['a heading with an anchor of its own', { level: 2, heading: 'A first map', anchor: 'first' }],
  ['a heading of another alphabet', { level: 2, heading: 'Größe', anchor: 'größe' }],
  ['an anchor of its own', { level: 2, heading: '+', anchor: 'value-plus' }],
])('leaves %s as it is', (_, section) => {
  const packed = packNames(page('api', [section, filter]));
  expect(packed.sections).toEqual([section]);
  expect(sectionsOf(packed)).toEqual([filter, section]);
});

it('shortens headings whose anchors say the same', () => {
  const first = {
    level: 2,
    heading: 'A first-class `map`, again?',
    anchor: 'a-first-class-map-again',
  };
  const packed = packNames(page('manual', [map, first]));
  expect(packed).toEqual({ ...page('manual', [map]), headings: [first.heading] });
  expect(sectionsOf(packed)).toEqual([first, map]);
});

it('leaves pages that cannot be shortened as they are', () => {
  const manual = page('manual', [{ level: 2, heading: 'map', anchor: 'the-map' }, map]);
  expect(packNames(manual)).toEqual(manual);
  expect(sectionsOf(manual)).toEqual(manual.sections);
});
