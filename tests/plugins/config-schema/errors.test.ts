import { renderManualPage, SCHEMA_PATH, temporaryRoot, write, writePackage } from './support';

const root = temporaryRoot();

const failure = (schema: object): Promise<unknown> => {
  writePackage(root, schema);
  return renderManualPage(root, '<ConfigSchema />').then(
    () => undefined,
    (error: unknown) => error instanceof Error && error.message,
  );
};

test.each<[string, object, string]>([
  [
    'an unknown keyword',
    { properties: { 'a/b': { contentEncoding: 'x' } } },
    '#/properties/a~1b/contentEncoding: Expected a keyword that plugins/config-schema knows, got "contentEncoding"; teach plugins/config-schema/schema.ts what it means to readers.',
  ],
  [
    'a keyword with a value of another type',
    { properties: { a: { oneOf: [{ title: 3 }] } } },
    '#/properties/a/oneOf/0/title: Expected string, got 3 at the root; look whether the package is whole (npm ci).',
  ],
  [
    'an unknown type',
    { type: 'text' },
    '#/type: All alternative decoders failed at the root: Expected "array" or "boolean" or "integer" or "null" or "number" or "object" or "string", got "text" at the root; Expected array, got "text" at the root; look whether the package is whole (npm ci).',
  ],
  [
    'a reference to another file',
    { properties: { a: { $ref: 'other.json' } } },
    '#/properties/a/$ref: Expected a $ref to “#/definitions/…” of the same file, got "other.json"; teach plugins/config-schema/schema.ts to follow it.',
  ],
  [
    'a reference that leads nowhere',
    { properties: { a: { items: { $ref: '#/definitions/b' } } }, definitions: {} },
    '#/properties/a/items: Expected a definition "b" in the same file, found none; look whether the package is whole (npm ci).',
  ],
])('%s', async (_, schema, expected) => {
  expect(await failure(schema)).toBe(`${SCHEMA_PATH}${expected}`);
});

test('two keys with one address', async () => {
  expect(await failure({ properties: { 'a-b': {}, a: { properties: { b: {} } } } })).toMatch(
    /^Expected an address of its own for each key .*, got #a-b for a-b and a\.b; change anchorOf/,
  );
});

test('text that is no JSON', async () => {
  writePackage(root, {});
  write(root, SCHEMA_PATH, '{');
  await expect(renderManualPage(root, '<ConfigSchema />')).rejects.toThrow(
    `${SCHEMA_PATH}: Expected JSON, got something else; run npm ci.`,
  );
});

test('a package that is not there', async () => {
  await expect(renderManualPage(`${root}/nowhere`, '<ConfigSchema />')).rejects.toThrow(
    /^Expected the file .*package\.json, found none; run npm ci\.$/,
  );
});

test.each([
  ['<ConfigSchema guide="./guide.mdx" />', /schema\.mdx:3: Expected <ConfigSchema> alone or with/],
  ['<ConfigSchema version="4" />', /schema\.mdx:3: Expected <ConfigSchema> alone or with/],
  [
    '<ConfigSchema guide="./none.mdx" guideTitle="None" />',
    /schema\.mdx:3: Expected the page \.\/none\.mdx .*, found none; correct the path\./,
  ],
])('%s', async (element, message) => {
  writePackage(root, {});
  await expect(renderManualPage(root, `Text.\n\n${element}`)).rejects.toThrow(message);
});
