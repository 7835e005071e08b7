import Ajv from 'ajv';

import { loadAllApiModels } from '../../../../plugins/api-reference/load';
import { apiModel } from '../../../../plugins/api-reference/model/schema';
import { publishedFiles } from '../../../../plugins/api-reference/published/files';
import schema from '../../../../plugins/api-reference/published/schema.json';
import { parseJson } from '../../../../src/lib/decode';
import { MANUAL_VERSIONS } from '../../../../src/versions';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { models } = await loadAllApiModels();
  files = new Map([...publishedFiles(models)].map(([name, text]) => [name, text()]));
}, COLD_MS);

const validate = new Ajv({ allErrors: false }).compile(schema);

function parsed(name: string): unknown {
  return JSON.parse(files.get(name) ?? '');
}

test('there is a file for each version, and their schema', () => {
  expect([...files.keys()].sort()).toEqual(
    ['api/schema.json', ...MANUAL_VERSIONS.map(({ name }) => `api/${name}.json`)].sort(),
  );
  expect(parsed('api/schema.json')).toEqual(schema);
});

describe.each(MANUAL_VERSIONS.map(({ name }) => name))('the file of %s', (version) => {
  test('is what the schema says', () => {
    validate(parsed(`api/${version}.json`));
    expect(validate.errors).toBeNull();
  });

  test('is what the decoder of the model reads', () => {
    expect(parseJson(files.get(`api/${version}.json`) ?? '', apiModel)).toMatchObject({
      ok: true,
      value: { version },
    });
  });
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
