import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadAllApiModels } from '../../../plugins/api-reference/load';
import {
  keywordsOfMember,
  memberKeywordsOf,
  memberNames,
  readMemberKeywords,
  withMemberKeywords,
} from '../../../plugins/search-index/memberKeywords';
import { modulePages } from '../../../plugins/search-index/sources/api';
import type { IndexedPage } from '../../../src/lib/search/shards';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

/** A phrase of words, or an operator of another language. */
const WORDS = /^[a-z0-9_./-]+(?: [a-z0-9_./-]+)*$/;
const SIGNS = /^[^\s\w,]+$/;

/** How many members of a library a phrase may lead to: more would say nothing. */
const MOST_MEMBERS = 3;

function modulePage(title: string, ...names: readonly string[]): IndexedPage {
  const sections = names.map((heading) => ({ level: 2, heading, anchor: `value-${heading}` }));
  return { url: '/api', area: 'api', group: 'Core', title, sections };
}

describe('names of members', () => {
  it.each([
    ['Core.Array', 'map', ['Core.Array.map', 'Array.map']],
    ['Stdlib.Array', 'map', ['Core.Array.map', 'Array.map']],
    ['Js.Array2', 'map', ['Js.Array.map', 'Array.map']],
    ['Core.RegExp.Result', 'matches', ['Core.RegExp.Result.matches', 'RegExp.Result.matches']],
    ['Stdlib', 'setTimeout', ['Core.setTimeout']],
    ['Pervasives', '+.', ['Pervasives.+.']],
  ])('of %s, %s', (title, name, names) => {
    expect(memberNames(title, name)).toEqual(names);
  });
});

describe('phrases', () => {
  const known = memberKeywordsOf([
    { 'Array.flat, Belt.Array.concatMany': 'flatten nested array, flatten one level' },
    { 'Core.Array.flat': 'flatten one level, no more brackets' },
  ]);

  it('of a member come from all rows that name it, each once', () => {
    expect(keywordsOfMember(known, 'Stdlib.Array', 'flat')).toEqual([
      'flatten one level',
      'no more brackets',
      'flatten nested array',
    ]);
    expect(keywordsOfMember(known, 'Belt.Array', 'concatMany')).toEqual([
      'flatten nested array',
      'flatten one level',
    ]);
    expect(keywordsOfMember(known, 'Core.Array', 'concatMany')).toEqual([]);
  });

  it('are put on the values of a page', () => {
    const page = modulePage('Belt.Array', 'flat', 'map');
    const type = { level: 2, heading: 'flat', anchor: 'type-flat' };
    const { sections } = withMemberKeywords({ ...page, sections: [...page.sections, type] }, known);
    expect(sections.map(({ keywords }) => keywords)).toEqual([
      ['flatten nested array', 'flatten one level'],
      undefined,
      undefined,
    ]);
  });

  it('are for the reference alone', () => {
    const page: IndexedPage = { ...modulePage('Core.Array', 'flat'), area: 'manual' };
    expect(withMemberKeywords(page, known)).toBe(page);
  });
});

describe('files', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'member-keywords-'));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('are read together', () => {
    fs.writeFileSync(path.join(folder, 'b.json'), '{"Core.panic": "crash"}');
    fs.writeFileSync(path.join(folder, 'a.json'), '{"Core.panic": "abort"}');
    fs.writeFileSync(path.join(folder, 'README.md'), 'No rows.');
    expect([...readMemberKeywords(folder)]).toEqual([['Core.panic', ['abort', 'crash']]]);
  });

  it('are named where they hold something else', () => {
    fs.writeFileSync(path.join(folder, 'a.json'), '{"Core.panic": ["crash"]}');
    expect(() => readMemberKeywords(folder)).toThrow(
      /^search-index: Expected string, got .* in memberKeywords\/a\.json\.$/,
    );
  });
});

describe('the phrases that are written', () => {
  const known = readMemberKeywords();
  let pages: readonly (readonly [version: string, page: IndexedPage])[];

  beforeAll(async () => {
    const { models } = await loadAllApiModels();
    pages = models.flatMap((model) =>
      modulePages(model, '/api').map(
        (page) => [model.version, withMemberKeywords(page, known)] as const,
      ),
    );
  }, COLD_MS);

  it('are of members that the reference of a version has', () => {
    const there = new Set(
      pages.flatMap(([, { title, sections }]) =>
        sections.flatMap(({ heading }) => memberNames(title, heading)),
      ),
    );
    expect([...known.keys()].filter((name) => !there.has(name))).toEqual([]);
  });

  it('are in lower case, without blanks at their ends, and each is there once for a name', () => {
    const wrong = [...known].filter(
      ([, phrases]) =>
        new Set(phrases).size < phrases.length ||
        phrases.some((phrase) => !WORDS.test(phrase) && !SIGNS.test(phrase)),
    );
    expect(wrong).toEqual([]);
  });

  it('say more than the names of their members', () => {
    const repeated = [...known].flatMap(([name, phrases]) => {
      const words = (name.split('.').at(-1) ?? '')
        .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
        .toLowerCase()
        .split(' ');
      return phrases.filter((phrase) => phrase.split(' ').every((word) => words.includes(word)));
    });
    expect(repeated).toEqual([]);
  });

  it('lead to few members of a library', () => {
    const members = new Map<string, Set<string>>();
    for (const [version, { title, group, sections }] of pages) {
      for (const { heading, keywords = [] } of sections) {
        for (const phrase of keywords) {
          const key = `${version} ${group}: ${phrase}`;
          const name = memberNames(title, heading).at(-1) ?? heading;
          members.set(key, (members.get(key) ?? new Set()).add(name));
        }
      }
    }
    const many = [...members].filter(([, names]) => names.size > MOST_MEMBERS);
    expect(many.map(([key, names]) => [key, ...names])).toEqual([]);
  });
});
