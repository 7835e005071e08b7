// cspell:ignore labelled foreachwithindex patern patternmatching vairant varriant froum fomr
import { createEngine } from '../../../../src/lib/search/engine';
import {
  addAll,
  contentsOf,
  engineWith,
  found,
  manualPage,
  modulePage,
  namesOnly,
  question,
} from './support';

const PAGES = [
  manualPage('overview', 'Overview', [
    ['Pattern matching', 'A switch in short.'],
    ['Bindings', 'let makes a binding.'],
  ]),
  manualPage('pattern-matching', 'Pattern Matching / Destructuring', [
    ['Guards', 'A guard is a condition of a pattern: if a > 1.'],
    ['Nested patterns', 'Matching goes deep, and each pattern can hold more.'],
  ]),
  manualPage('array-and-list', 'Array & List', [
    ['Sort', 'Arrays are sorted by a comparison. array->Array.toSorted'],
    ['Spread', 'Put ... before a list.'],
  ]),
  manualPage('variant', 'Variant', [['Untagged variants', 'Give it @unboxed.']], {
    keywords: ['enum', 'union type'],
  }),
  manualPage('pipe', 'Pipe', [['Methods', 'x->f is f(x), unlike |> of old.']]),
  manualPage('function', 'Function', [['Labeled arguments', 'f(~x)']]),
  manualPage('promise', 'Promises', [['Chain', 'Call then, or use await.']]),
  manualPage(
    'faq',
    'FAQ',
    [
      ['What is an enum?', 'See variants.'],
      ['What about promises?', 'A promise is a value.'],
      ['Does tree shaking work?', 'It does.'],
      ['How do I print a value?', 'With Console.log.'],
    ],
    { keywords: ['tree shaking'] },
  ),
  modulePage('Js.Array2', [
    ['map', 'let map: array'],
    ['sortInPlace', 'sorts'],
  ]),
  modulePage('Belt.Array', [
    ['map', 'let map: array'],
    ['mapWithIndex', 'index'],
    ['getWithDefault', 'let getWithDefault: x'],
  ]),
  modulePage('Core.Array', [
    ['map', 'let map: array'],
    ['mapWithIndex', 'index'],
    ['forEachWithIndex', 'index'],
    ['getWithDefault', 'let getWithDefault: x Deprecated. Use getOr instead.'],
  ]),
  modulePage('Core.Option', [
    ['map', 'let map: option'],
    ['getWithDefault', 'let getWithDefault: x'],
  ]),
  modulePage('Core.Int', [
    ['fromString', 'parses'],
    ['toString', 'prints'],
  ]),
  modulePage('Core.String', [
    ['toUpperCase', 'capitals'],
    ['startsWith', 'tells whether it does'],
  ]),
  manualPage('tools', 'Tools', [
    ['Start with a build', 'It takes a moment.'],
    ['format', 'Lays files out.'],
  ]),
  ...['Core.Number', 'Core.DateTime', 'Core.Lists', 'Core.Relative'].map((title) =>
    modulePage(title, [['format', 'lays out']]),
  ),
  manualPage('choice', 'Choice', [
    ['Record or object', 'Records are the default.'],
    ['Differences from TypeScript', 'Objects and records differ.'],
  ]),
  manualPage('dict', 'Dictionary', [], {
    sections: [
      { level: 2, heading: 'Patterns', anchor: 'patterns' },
      {
        level: 2,
        heading: 'Count and group',
        anchor: 'count',
        keywords: ['histogram'],
      },
    ],
  }),
  manualPage('refs', 'Forwarding Refs', [], { keywords: ['React.forwardRef'] }),
];
const engine = engineWith(PAGES);
const first = (query: string): string | undefined => found(engine.search(question(query)))[0];

describe('the best hit', () => {
  test.each([
    ['the page with the title', 'variant', 'variant'],
    ['the plural of a title', 'pipes', 'pipe'],
    ['a title that begins with the word before a heading', 'pattern', 'pattern-matching'],
    ['a section by its own keyword', 'histogram', 'dict#count'],
    ['one of two names in a title', 'destructuring', 'pattern-matching'],
    ['the beginning of a title', 'destruct', 'pattern-matching'],
    ['a keyword before a heading with the word', 'enum', 'variant'],
    ['a function whose name is typed as words', 'starts with', 'api/core/string#value-startsWith'],
    ['a command that is called as functions are', 'rescript format', 'tools#format'],
    ['two things side by side', 'difference between record and object', 'choice#record-or-object'],
    ['a keyword without its module', 'forwardRef', 'refs'],
    [
      'a conversion before the page that only names both',
      'int to string',
      'api/core/int#value-toString',
    ],
    [
      'a section that says what its page has as a keyword',
      'tree shaking',
      'faq#does-tree-shaking-work?',
    ],
    ['what one does, then with what', 'map array', 'api/core/array#value-map'],
    ['a British spelling', 'labelled arguments', 'function#labeled-arguments'],
    ['a word that says nothing', 'how do i print something', 'faq#how-do-i-print-a-value?'],
    ['a heading', 'untagged variants', 'variant#untagged-variants'],
    ['a heading and the title of its page', 'sort array', 'array-and-list#sort'],
    ['words in texts', 'comparison', 'array-and-list#sort'],
    ['a qualified member', 'Array.map', 'api/core/array#value-map'],
    ['a qualified member of a library', 'Belt.Array.map', 'api/belt/array#value-map'],
    ['a module of a library', 'Js.Array2', 'api/js/array2'],
    ['a member with spaces', 'array map', 'api/core/array#value-map'],
    ['a member in lower case', 'foreachwithindex', 'api/core/array#value-forEachWithIndex'],
    ['parts of a member', 'for each with index', 'api/core/array#value-forEachWithIndex'],
    ['a member without its verb', 'uppercase', 'api/core/string#value-toUpperCase'],
    ['a conversion in words', 'string to int', 'api/core/int#value-fromString'],
    ['a conversion the other way', 'int to string', 'api/core/int#value-toString'],
    ['an operator', '->', 'pipe#methods'],
    ['another operator', '|>', 'pipe#methods'],
    ['dots', '...', 'array-and-list#spread'],
    ['an attribute', '@unboxed', 'variant#untagged-variants'],
    ['a word too many', 'how to use the pipe', 'pipe'],
    ['another form of a word', 'sorting', 'array-and-list#sort'],
    ['a missing letter', 'patern matching', 'pattern-matching'],
    ['a letter too many', 'varriant', 'variant'],
    ['letters that changed places', 'vairant', 'variant'],
    ['words typed as one', 'patternmatching', 'pattern-matching'],
  ])('%s', (_, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test('is the manual for a plain word, the reference for a name', () => {
    expect(first('array')).toBe('array-and-list');
    expect(first('Array.mapWithIndex')).toBe('api/core/array#value-mapWithIndex');
  });

  test('is the member that is not deprecated', () => {
    expect(first('getWithDefault')).toBe('api/core/option#value-getWithDefault');
    // Whoever names it with its module means it.
    expect(first('Array.getWithDefault')).toBe('api/core/array#value-getWithDefault');
  });

  test('is the page before its sections', () => {
    expect(found(engine.search(question('promise'))).indexOf('promise')).toBe(0);
  });
});

test('libraries come in the order in which they are recommended', () => {
  const members = found(engine.search(question('Array.map'))).filter((url) =>
    url.endsWith('#value-map'),
  );
  expect(members.indexOf('api/core/array#value-map')).toBeLessThan(
    members.indexOf('api/belt/array#value-map'),
  );
});

test('a word that is spelled so in another shard is not corrected in this one', () => {
  const both = createEngine();
  addAll(both, contentsOf([manualPage('form', 'Form')]));
  const site = { ...manualPage('forum', 'Forum'), url: '/community/forum', area: 'site' as const };
  addAll(both, contentsOf([site]), 'site');
  const asked = (query: string) => found(both.search(question(query, { facetFilters: [] })));
  expect(asked('forum')).toEqual(['/community/forum']);
  expect(asked('froum')).toEqual(['/community/forum']);
  expect(asked('fomr')).toEqual(['form']);
});

test('another form of a word is found in names', () => {
  const pages = [
    manualPage('function', 'Function', [['Ignoring a result', 'Call it all the same.']]),
    manualPage('binding', 'Binding', [['Results', 'What a call gives. Ignore none.']]),
  ];
  expect(found(engineWith(pages).search(question('ignore result')))[0]).toBe(
    'function#ignoring-a-result',
  );
});

test('an operator is explained by a page before the reference', () => {
  const pages = [
    modulePage('Pervasives', [['**', 'raises to a power']]),
    manualPage('numbers', 'Numbers', [], { keywords: ['**'] }),
  ];
  expect(found(engineWith(pages).search(question('**')))[0]).toBe('numbers');
});

test('a word comes before longer ones that begin like it', () => {
  const pages = [
    manualPage('typescript', 'Guide', [['Compared with TypeScript', 'Some mapped things.']]),
    manualPage('kinds', 'Kinds', [['Mapped types', 'There are none.']]),
  ];
  expect(found(engineWith(pages).search(question('mapped types')))[0]).toBe('kinds#mapped-types');
});

test('a module with many alike members is not preferred for that', () => {
  const get = ['get', 'getExn', 'getOr', 'getBy', 'getAll'].map((name) => [name, 'get'] as const);
  const pages = [modulePage('Belt.Map', get), modulePage('Core.Map', [['get', 'get']])];
  expect(found(engineWith(pages).search(question('Map.get')))[0]).toBe('api/core/map#value-get');
});

test('words that stand nowhere together still find what has most of them', () => {
  const result = engine.search(question('pattern guards wombat'));
  expect(found(result)[0]).toBe('pattern-matching#guards');
});

test('at most three hits of a page', () => {
  const sections = Array.from({ length: 9 }, (_, index): readonly [string, string] => [
    `Wombat ${index}`,
    'wombat',
  ]);
  const { hits, nbHits } = engineWith([manualPage('wombats', 'Animals', sections)]).search(
    question('wombat'),
  );
  expect(hits).toHaveLength(3);
  expect(nbHits).toBe(9);
});

test('hits that would hide better ones of another group are left out', () => {
  const page = (slug: string, title: string, group: string, text = '') =>
    manualPage(slug, title, [], { group, text });
  const urls = found(
    engineWith([
      page('wombat', 'Wombat', 'A'),
      page('zoo', 'Zoo', 'A', 'a wombat lives here'),
      page('wombats', 'Wombat care', 'B'),
    ]).search(question('wombat')),
  );
  expect(urls).toEqual(['wombat', 'wombats']);
});

describe('filters', () => {
  test('take areas', () => {
    const facetFilters = [['area:api']];
    expect(
      found(engine.search(question('array', { facetFilters }))).every((url) =>
        url.startsWith('api/'),
      ),
    ).toBe(true);
  });

  test('take versions', () => {
    expect(engine.search(question('array', { facetFilters: ['version:v12.0.0'] })).hits).toEqual(
      [],
    );
  });
});

test('of several versions the latest comes first', () => {
  const several = createEngine();
  // A little better by itself.
  const old = manualPage('variant', 'Variant', [], {
    url: '/docs/manual/v9.0.0/variant',
    text: 'A variant is one of several things.',
  });
  addAll(several, { ...contentsOf([old]), version: 'v9.0.0' }, 'manual-v9.0.0');
  addAll(several, contentsOf(PAGES));
  const { hits } = several.search(question('variant', { facetFilters: [] }));
  expect(hits.map(({ url }) => url).filter((url) => url.endsWith('/variant'))).toEqual([
    '/docs/manual/latest/variant',
    '/docs/manual/v9.0.0/variant',
  ]);
});

describe('names first', () => {
  const whole = contentsOf(PAGES);

  test('titles and headings are found before texts are there', () => {
    const early = createEngine();
    addAll(early, namesOnly(whole));
    expect(found(early.search(question('variant')))[0]).toBe('variant');
    expect(early.search(question('comparison')).hits).toEqual([]);
    addAll(early, whole);
    expect(found(early.search(question('comparison')))[0]).toBe('array-and-list#sort');
  });

  test('everything of another build takes the place of the names', () => {
    const early = createEngine();
    addAll(early, namesOnly(contentsOf([manualPage('old', 'Old wombat')], 'old')));
    addAll(early, contentsOf([manualPage('new', 'New wombat', [['Care', 'Feed it.']])], 'new'));
    expect(found(early.search(question('wombat')))).toEqual(['new']);
    expect(found(early.search(question('feed')))).toEqual(['new#care']);
  });

  test('questions are answered between the steps', () => {
    const pages = Array.from({ length: 80 }, (_, index) =>
      manualPage(`page-${index}`, `Page ${index}`, [['Wombat', `text ${index}`]]),
    );
    const early = createEngine();
    addAll(early, namesOnly(contentsOf(pages)));
    const steps = early.add('manual-latest', contentsOf(pages));
    let count = 0;
    while (!steps.next().done) {
      count += 1;
      expect(early.search(question('wombat')).nbHits).toBe(80);
    }
    expect(count).toBeGreaterThan(1);
  });
});

describe('phrases that lead to members', () => {
  const phrased = engineWith([
    manualPage('text', 'Text', [], {
      sections: [
        { level: 2, heading: 'Cut', anchor: 'cut', text: '', keywords: ['part of a text'] },
      ],
    }),
    manualPage('logs', 'Logs', [['Totals', 'Sums of numbers.']]),
    modulePage('Core.Array', [
      ['reduce', 'folds', 'sum of numbers', 'fold from the left'],
      ['reverse', 'turns'],
      ['forEach', 'loops'],
    ]),
    modulePage('Belt.Array', [['reverse', 'turns', 'reverse a copy']]),
    modulePage('Core.String', [
      ['padStart', 'fills', 'leading zeros', 'zero pad'],
      ['slice', 'cuts', 'part of a text'],
      ['log', 'prints', 'sum'],
    ]),
  ]);
  const firsts = (query: string, count: number) =>
    found(phrased.search(question(query))).slice(0, count);

  test.each([
    ['as it is written', 'leading zeros', 'api/core/string#value-padStart'],
    ['half typed', 'leading z', 'api/core/string#value-padStart'],
    ['without words that say nothing', 'sum numbers', 'api/core/array#value-reduce'],
    ['in a question', 'how to sum the numbers', 'api/core/array#value-reduce'],
  ])('find it %s', (_, query, place) => {
    expect(firsts(query, 1)).toEqual([place]);
  });

  test('come after a section of the manual that has them, too', () => {
    expect(firsts('part of a text', 2)).toEqual(['text#cut', 'api/core/string#value-slice']);
  });

  test('come after names that are the same', () => {
    expect(firsts('reverse', 2)).toEqual([
      'api/core/array#value-reverse',
      'api/belt/array#value-reverse',
    ]);
  });
});

test('a page whose title is signs alone is found by its keywords', () => {
  const signs = engineWith([
    manualPage('record', 'Record', [['Fields', 'Names in double quotes are those of objects.']]),
    manualPage('string', '""', [], { keywords: ['text', 'double quotes'] }),
  ]);
  expect(found(signs.search(question('double quotes')))).toEqual(['string', 'record#fields']);
});

describe('queries of bad intent', () => {
  test.each([
    ['very long', 'wombat '.repeat(1500)],
    ['10,000 characters in one word', 'a'.repeat(10_000)],
    ['of regular expressions', '(.*)+[^$\\'],
    ['of lone surrogates', '\ud83d\udc00 pipe \udc00'],
    ['of HTML', '<img src=x onerror=alert(1)>'],
    ['of names of objects', '__proto__ constructor toString hasOwnProperty'],
    ['of spaces', '   '],
    ['empty', ''],
  ])('%s get an answer', (_, query) => {
    expect(engine.search(question(query)).nbHits).toBeGreaterThanOrEqual(0);
  });
});
