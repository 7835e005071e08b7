import { createCorpus, type Area } from '../corpus';
import { BOUNDS, countWords } from '../corpus/body';
import { createFence } from '../corpus/fences';
import { createRandom } from '../corpus/random';
import { CATEGORIES } from '../../plugins/docs-instances/categories';
import { measuredPages } from '../sites/measuredPages';

const corpus = createCorpus(200);
const pages = corpus.flatMap((version) => version.pages);

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('createRandom', () => {
  it('repeats itself for a seed and differs for another', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.integer(1, 1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('keeps to its bounds and reaches them', () => {
    const random = createRandom('bounds');
    const drawn = new Set(Array.from({ length: 300 }, () => random.integer(2, 4)));
    expect([...drawn].sort()).toEqual([2, 3, 4]);
  });
});

describe('createCorpus', () => {
  it('is the same for the same seed', () => {
    expect(createCorpus(200)).toEqual(corpus);
    expect(createCorpus(200, 'other')).not.toEqual(corpus);
  });

  it.each([200, 1000])('shares %i pages out to areas and versions', (total) => {
    const some = createCorpus(total);
    const count = (area: Area) =>
      some.filter((one) => one.area === area).reduce((sum, one) => sum + one.pages.length, 0);
    expect(count('manual')).toBe(total * 0.325);
    expect(count('react')).toBe(total * 0.075);
    expect(count('api')).toBe(total * 0.6);
    expect(some.filter(({ area }) => area === 'manual')).toHaveLength(5);
    expect(some.filter(({ area }) => area === 'react')).toHaveLength(3);
  });

  it('refuses fewer pages than the versions need', () => {
    expect(() => createCorpus(20)).toThrow(
      'expected a corpus with at least 4 pages in each version',
    );
  });

  it('gives each page of a version its own slug and title', () => {
    for (const { pages: own } of createCorpus(3000)) {
      expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length);
      expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    }
  });

  it('uses categories that our sidebars know', () => {
    const known: readonly string[] = CATEGORIES;
    expect(pages.filter(({ category }) => !known.includes(category))).toEqual([]);
  });

  it.each(pages.slice(0, 40))('keeps to the bounds: $area $version.name $slug', ({ markdown }) => {
    const [leastWords, mostWords] = BOUNDS.words;
    expect(countWords(markdown)).toBeGreaterThanOrEqual(leastWords);
    expect(countWords(markdown)).toBeLessThanOrEqual(mostWords);
    const fences = matches(markdown, /^```/gm) / 2;
    expect(fences).toBeGreaterThanOrEqual(BOUNDS.fences[0]);
    expect(fences).toBeLessThanOrEqual(BOUNDS.fences[1]);
    const headings = matches(markdown.replace(/^```[\s\S]*?^```/gm, ''), /^##+ /gm);
    expect(headings).toBeGreaterThanOrEqual(BOUNDS.headings[0]);
    expect(headings).toBeLessThanOrEqual(BOUNDS.headings[1]);
    expect(markdown).toMatch(/^\| --- /m);
    expect(markdown).toMatch(/^- /m);
  });

  it('links only to pages of the same version', () => {
    for (const { pages: own } of corpus) {
      const slugs = new Set(own.map(({ slug }) => slug));
      const links = own.flatMap(({ markdown }) => [
        ...markdown.matchAll(/\]\(\.\/([\w-]+)\.md\)/g),
      ]);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter(([, slug]) => !slugs.has(slug ?? ''))).toEqual([]);
    }
  });

  it('has no braces outside of code, which MDX and Vue would read', () => {
    const prose = pages.map(({ markdown }) => markdown.replace(/^```[\s\S]*?^```/gm, ''));
    expect(prose.filter((text) => /[{}<]/.test(text))).toEqual([]);
  });
});

describe('createFence', () => {
  it('draws all three languages', () => {
    const random = createRandom('fences');
    const drawn = Array.from({ length: 100 }, () => createFence(random).language);
    expect([...new Set(drawn)].sort()).toEqual(['js', 'res', 'sh']);
  });
});

describe('measuredPages', () => {
  it.each([200, 1000, 3000])('are neighbors in a category, of %i pages', (total) => {
    const { page, next } = measuredPages(createCorpus(total));
    expect(page.area).toBe('manual');
    expect(page.version.path).toBe('latest');
    expect(next.category).toBe(page.category);
    expect(next.position).toBe(page.position + 1);
  });
});
