import fs from 'node:fs';
import vm from 'node:vm';

import Ajv from 'ajv';

import { loadReference } from '../../../../plugins/api-reference/pages/reference';
import { publishedFiles } from '../../../../plugins/api-reference/published/files';
import { plainMarkdown } from '../../../../plugins/api-reference/published/publishedModel';
import schema from '../../../../plugins/api-reference/published/schema.json';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../../../src/versions';
import { versionOf } from '../../../support/versionOf';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const SITE = 'https://site.example/base';

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { versions } = await loadReference();
  const published = [...versions.values()].flatMap(({ model, contextOf }) => {
    const [library] = model.libraries;
    if (!library) return [];
    const { base, index, history } = contextOf(library, '/');
    return [{ model, context: { siteRoot: SITE, base, index, history } }];
  });
  const texts = publishedFiles(published, {
    siteRoot: SITE,
    latest: LATEST_MANUAL_VERSION.name,
  });
  files = new Map([...texts].map(([name, text]) => [name, text()]));
}, COLD_MS);

const validate = new Ajv({ allErrors: false }).compile(schema);

function parsed(name: string): unknown {
  return JSON.parse(files.get(name) ?? '');
}

/** The errors of a file by the part of the schema that it names itself. */
function errorsOf(name: string): unknown {
  const file = parsed(name);
  const [, definition = ''] =
    /#\/definitions\/(\w+)$/.exec((file as { readonly $schema: string }).$schema) ?? [];
  const check = validators.getSchema(`schema#/definitions/${definition}`);
  if (!check) throw new Error(`Expected a definition for ${name}, got “${definition}”.`);
  check(file);
  return check.errors;
}

const validators = new Ajv({ allErrors: false, schemaId: 'auto' }).addSchema(schema, 'schema');

test('there is a file for each version and each module, and their schema', () => {
  const names = [...files.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'api/schema.json',
      'api/index.json',
      'api/latest.json',
      ...MANUAL_VERSIONS.flatMap(({ name }) => [`api/${name}.json`, `api/${name}/index.json`]),
      'api/v12.0.0/migrations.json',
      'api/v12.0.0/stdlib/array.json',
      'api/v8.0.0/js/array-2.json',
    ]),
  );
  expect(parsed('api/schema.json')).toMatchObject({ $id: `${SITE}/api/schema.json` });
  expect(files.get('api/latest.json')).toBe(files.get(`api/${LATEST_MANUAL_VERSION.name}.json`));
});

test.each(['api/index.json', 'api/v12.0.0/migrations.json'])(
  '%s is what its schema says',
  (name) => {
    expect(errorsOf(name)).toBeNull();
  },
);

test('the list of versions leads to files that are there', () => {
  const { versions } = parsed('api/index.json') as { versions: Record<string, string>[] };
  expect(versions.map(({ version }) => version)).toEqual(MANUAL_VERSIONS.map(({ name }) => name));
  for (const { version, json = '', modules = '', migrations } of versions) {
    for (const address of [json, modules, ...(migrations === undefined ? [] : [migrations])]) {
      expect(files.has(address.slice(SITE.length + 1))).toBe(true);
    }
    expect(migrations !== undefined).toBe(files.has(`api/${version}/migrations.json`));
  }
});

describe.each(MANUAL_VERSIONS.map(({ name }) => name))('the files of %s', (version) => {
  test('are what the schema says', () => {
    validate(parsed(`api/${version}.json`));
    expect(validate.errors).toBeNull();
    const { modules } = parsed(`api/${version}/index.json`) as {
      modules: { json: string; slug: string }[];
    };
    expect(errorsOf(`api/${version}/index.json`)).toBeNull();
    for (const { json, slug } of modules) {
      expect(json).toBe(`${SITE}/api/${version}/${slug}.json`);
      expect([json, errorsOf(json.slice(SITE.length + 1))]).toEqual([json, null]);
    }
  });

  test('have comments without escapes of MDX and without relative addresses', () => {
    const text = files.get(`api/${version}.json`) ?? '';
    expect(text).not.toMatch(/\]\(\/docs/);
    expect(text).toContain(`](${SITE}/docs/manual/`);
  });
});

// cspell:ignore mport
test('prose is plain Markdown, and code stays as it is', () => {
  expect(
    plainMarkdown(
      'A \\{b} \\< c, `\\{d}` [e](/docs/f)\n\n&#105;mport\n\n```res\nlet a = "\\{"\n```',
      SITE,
    ),
  ).toBe(`A {b} < c, \`\\{d}\` [e](${SITE}/docs/f)\n\nimport\n\n\`\`\`res\nlet a = "\\{"\n\`\`\``);
});

test('the client on the page about these files finds what it says', async () => {
  const page = fs.readFileSync('docs/api/json.mdx', 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const asked: string[] = [];
  const fetchFile = (address: string) => {
    const name = address.slice(SITE.length + 1);
    asked.push(name);
    return Promise.resolve({ json: () => Promise.resolve(parsed(name)) });
  };
  const lookUp: unknown = vm.runInNewContext(`${code}; lookUp`, { fetch: fetchFile });
  if (typeof lookUp !== 'function') throw new Error('Expected a function on the page.');
  const found: unknown = await lookUp(SITE, 'v12.0.0', 'Js.Array2.map');
  expect(found).toEqual({
    signature: "let map: (t<'a>, 'a => 'b) => t<'b>",
    javaScript: 'Array.prototype.map',
    instead: 'Array.map(array, fn)',
    url: `${SITE}/docs/manual/${versionOf(12).path}/api/js/array2#value-map`,
  });
  expect(asked).toEqual(['api/v12.0.0/index.json', 'api/v12.0.0/js/array2.json']);
  await expect(lookUp(SITE, 'v12.0.0', 'Js.Array2.nope')).resolves.toBeUndefined();
});

interface Tree {
  [key: string]: Tree | undefined;
}

/** The model of the newest version with a change at the root module of its second library. */
function changed(change: (root: Tree) => void): unknown {
  const model = parsed(`api/${MANUAL_VERSIONS[0].name}.json`);
  change((model as { libraries: { root: Tree }[] }).libraries[1]?.root ?? {});
  return model;
}

test.each([
  ['a field that it does not know', (root: Tree) => (root.color = {}), 'additionalProperties'],
  ['a module without a route', (root: Tree) => delete root.slug, 'required'],
  [
    'an item of an unknown kind',
    (root: Tree) => (root.items = [{ kind: 'class' }] as never),
    'oneOf',
  ],
])('the schema refuses %s', (_what, change, keyword) => {
  expect(validate(changed(change))).toBe(false);
  expect(validate.errors?.map((error) => error.keyword)).toContain(keyword);
});
