import type { ApiModule } from '../../../plugins/api-reference/model/types';
import { checkFences } from '../../../plugins/compiled-examples/check';
import {
  type CommentCounts,
  countComments,
  examplesOf,
  fencesOfModule,
} from '../../../scripts/examples/comments';
import { commentsText, failedText } from '../../../scripts/examples/report';
import { MANUAL_VERSIONS } from '../../../src/versions';

const fence = (head: string, code: string): string => `Text.\n\n\`\`\`${head}\n${code}\n\`\`\``;

const DICT: ApiModule = {
  kind: 'module',
  name: 'Dict',
  id: 'Js.Dict',
  path: ['Js', 'Dict'],
  slug: 'js/dict',
  label: 'Dict',
  docstring: fence('res prelude', 'let ages = Js.Dict.fromList(list{("Ann", 3)})'),
  items: [
    {
      kind: 'type',
      name: 't',
      id: 'Js.Dict.t',
      anchor: 'type-t',
      signature: 'type t',
      isNative: true,
      fields: [{ name: 'a', type: 'int', isOptional: false, docstring: fence('ocaml', 'let 1') }],
      constructors: [{ name: 'A', signature: 'A', docstring: fence('res sig', 'let a: int') }],
    },
    {
      kind: 'value',
      name: 'get',
      id: 'Js.Dict.get',
      anchor: 'value-get',
      signature: 'let get',
      isNative: true,
      docstring: `${fence('res', 'Js.Dict.get(ages, "Ann")')}\n\n${fence('json', '{}')}`,
    },
    {
      kind: 'value',
      name: 'set',
      id: 'Js.Dict.set',
      anchor: 'value-set',
      signature: 'let set',
      isNative: true,
      docstring: fence('res', '\n// So:\nset(age, "Ann")'),
    },
    { kind: 'module', name: 'Sub', id: 'Js.Dict.Sub', anchor: 'module-sub', slug: 'js/dict-sub' },
  ],
  modules: [],
};

test('the fences of a module are those of its page: from its comment and those on its items', () => {
  expect(fencesOfModule(DICT).map(({ language, meta }) => [language, meta])).toEqual([
    ['res', 'foreign="Js.Dict" prelude'],
    ['ocaml', 'foreign="Js.Dict.t"'],
    ['res', 'foreign="Js.Dict.t" sig'],
    ['res', 'foreign="Js.Dict.get"'],
    ['res', 'foreign="Js.Dict.set"'],
  ]);
});

const counts: CommentCounts = {
  version: 'v10.0.0',
  modules: 1,
  alone: 1,
  inContext: 1,
  failed: [{ module: 'Js.Dict', item: 'Js.Dict.set', code: '// So:\nset(age, "Ann")' }],
  shown: 2,
  seconds: 1.25,
};

test('counts what became of them', async () => {
  const version = MANUAL_VERSIONS.find(({ name }) => name === 'v10.0.0');
  if (!version) throw new Error('Expected v10.0.0 among the versions.');
  const fences = fencesOfModule(DICT);
  const { examples } = await checkFences(fences, version.toolchain, 'js/dict.generated.mdx');
  const empty = { id: 'Js.Empty', fences: [], examples: new Map() };
  const found = countComments('v10.0.0', [{ id: 'Js.Dict', fences, examples }, empty], 1.25);
  expect(found).toEqual(counts);
  expect(examplesOf(found)).toBe(fences.length);
});

test('the report has a row for each version', () => {
  expect(commentsText([counts])).toBe(
    [
      'comments of packages  modules  examples  compiled  in context  failed  shown only   time',
      'v10.0.0                     1         5         1           1       1           2  1.3 s',
    ].join('\n'),
  );
});

test('those that do not compile are told with module, item and first line', () => {
  const ofModule = { module: 'Belt', item: 'Belt', code: '\nlet a = b' };
  expect(failedText([{ ...counts, failed: [...counts.failed, ofModule] }])).toBe(
    ['v10.0.0: 2 do not compile', '  Js.Dict  set: // So:', '  Belt: let a = b', ''].join('\n'),
  );
});
