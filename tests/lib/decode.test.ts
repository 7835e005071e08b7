import {
  array,
  boolean,
  describe as explain,
  dictionary,
  field,
  formatPath,
  integer,
  literal,
  map,
  nullable,
  number,
  object,
  oneOf,
  optionalField,
  parseJson,
  record,
  string,
  type Decoded,
  type Decoder,
} from '../../src/lib/decode';

/** The message of a refusal, or `taken` with the value. */
function outcome<T>(decoder: Decoder<T>, input: unknown): unknown {
  const result = decoder(input);
  return result.ok ? { taken: result.value } : explain(result.error);
}

describe('decoders of one value', () => {
  test.each<[string, Decoder<unknown>, unknown]>([
    ['boolean', boolean, true],
    ['boolean', boolean, false],
    ['number', number, -1.5],
    ['integer', integer, 0],
    ['integer', integer, 2147483647],
    ['integer', integer, -2147483648],
    ['string', string, ''],
    ['array', array(string), ['a', 'b']],
    ['array', array(string), []],
    ['object', object, { a: 1 }],
    ['dictionary', dictionary(number), { a: 1, b: 2 }],
    ['null', nullable(string), null],
    ['nullable', nullable(string), 'x'],
    ['literal', literal('res', 're'), 're'],
    ['literal null', literal(null), null],
  ])('%s takes %#', (_name, decoder, value) => {
    expect(outcome(decoder, value)).toEqual({ taken: value });
  });

  test.each<[Decoder<unknown>, unknown, string]>([
    [boolean, 'true', 'Expected boolean, got "true" at the root'],
    [number, '1', 'Expected number, got "1" at the root'],
    [number, NaN, 'Expected number, got NaN at the root'],
    [integer, 1.5, 'Expected integer, got 1.5 at the root'],
    [integer, 2147483648, 'Expected integer, got 2147483648 at the root'],
    [integer, -2147483649, 'Expected integer, got -2147483649 at the root'],
    [string, 3, 'Expected string, got 3 at the root'],
    [string, undefined, 'Expected string, got undefined at the root'],
    [array(string), { length: 0 }, 'Expected array, got {"length":0} at the root'],
    [object, [], 'Expected object, got [] at the root'],
    [object, null, 'Expected object, got null at the root'],
    [dictionary(string), 'a', 'Expected object, got "a" at the root'],
    [nullable(string), undefined, 'Expected string, got undefined at the root'],
    [literal('res', 're'), 'ml', 'Expected "res" or "re", got "ml" at the root'],
  ])('refuses %#', (decoder, value, message) => {
    expect(outcome(decoder, value)).toBe(message);
  });

  test('map changes what was taken, and only that', () => {
    const length = map(string, (text) => text.length);
    expect(outcome(length, 'four')).toEqual({ taken: 4 });
    expect(outcome(length, 4)).toBe('Expected string, got 4 at the root');
  });
});

describe('fields', () => {
  test('a required field must be there', () => {
    expect(outcome(field('url', string), { url: '/' })).toEqual({ taken: '/' });
    expect(outcome(field('url', string), {})).toBe('Expected field url at the root');
    expect(outcome(field('url', string), { url: undefined })).toBe(
      'Expected string, got undefined at url',
    );
  });

  test('inherited names are not fields', () => {
    expect(outcome(field('toString', object), {})).toBe('Expected field toString at the root');
  });

  test('an optional field may be absent or undefined, but not wrong', () => {
    const title = optionalField('title', string);
    expect(outcome(title, {})).toEqual({ taken: undefined });
    expect(outcome(title, { title: undefined })).toEqual({ taken: undefined });
    expect(outcome(title, { title: null })).toBe('Expected string, got null at title');
    expect(outcome(title, 7)).toBe('Expected object, got 7 at the root');
  });

  test('a record keeps its own fields only', () => {
    const card = record({ url: string }, { title: string, order: integer });
    const value: Decoded<typeof card> = { url: '/', order: 1 };
    expect(outcome(card, { ...value, secret: 'x' })).toEqual({ taken: value });
    expect(outcome(card, { title: 'x' })).toBe('Expected field url at the root');
    expect(outcome(card, { url: '/', order: 0.5 })).toBe('Expected integer, got 0.5 at order');
    expect(outcome(card, [])).toBe('Expected object, got [] at the root');
  });

  test('a field called __proto__ stays a field', () => {
    const result = parseJson('{"__proto__": {"admin": true}}', dictionary(object));
    expect(result.ok && Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect(result.ok && Object.keys(result.value)).toEqual(['__proto__']);
  });
});

describe('alternatives', () => {
  const segment = oneOf(string, integer);

  test('the first that fits wins', () => {
    const value: Decoded<typeof segment> = 3;
    expect(outcome(segment, value)).toEqual({ taken: 3 });
    expect(
      outcome(
        oneOf(
          map(string, () => 'first'),
          string,
        ),
        'x',
      ),
    ).toEqual({ taken: 'first' });
  });

  test('all refusals are told', () => {
    expect(outcome(record({ steps: array(segment) }), { steps: [1, true] })).toBe(
      'All alternative decoders failed at steps[1]: Expected string, got true at steps[1]; ' +
        'Expected integer, got true at steps[1]',
    );
  });
});

describe('positions', () => {
  const answer = array(record({ hits: array(record({ url: string })) }));

  test('the error carries expected type, received value and position', () => {
    const result = answer([{ hits: [] }, { hits: [] }, { hits: [{ url: 3 }] }]);
    expect(result).toEqual({
      ok: false,
      error: {
        reason: 'type',
        expected: 'string',
        received: 3,
        path: [2, 'hits', 0, 'url'],
        alternatives: [],
      },
    });
    expect(result.ok || explain(result.error)).toBe('Expected string, got 3 at [2].hits[0].url');
  });

  test('a missing field is placed where it was looked for', () => {
    expect(outcome(answer, [{ hits: [{}] }])).toBe('Expected field url at [0].hits[0]');
  });

  test('names that are no identifiers are quoted', () => {
    expect(formatPath(['a b', 'ünï', 0, '1'])).toBe('["a b"].ünï[0]["1"]');
  });
});

describe('quoted values', () => {
  test('long ones are cut', () => {
    expect(outcome(number, 'x'.repeat(1000))).toBe(
      `Expected number, got "${'x'.repeat(79)}… at the root`,
    );
  });

  test('those without JSON do not throw', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(outcome(number, cycle)).toBe('Expected number, got [object Array] at the root');
    expect(outcome(number, 1n)).toBe('Expected number, got [object BigInt] at the root');
    expect(outcome(number, Symbol('s'))).toBe('Expected number, got Symbol(s) at the root');
  });
});

describe('parseJson', () => {
  test('reads and decodes', () => {
    expect(parseJson('[1, 2]', array(integer))).toEqual({ ok: true, value: [1, 2] });
  });

  test('text that is not JSON is one more bad value', () => {
    const result = parseJson('{"url":', object);
    expect(result.ok || explain(result.error)).toBe('Expected JSON, got "{\\"url\\":" at the root');
  });
});
