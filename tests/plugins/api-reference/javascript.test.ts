import { createRequire } from 'node:module';

import { loadAllApiModels } from '../../../plugins/api-reference/load';
import { javaScriptOf } from '../../../plugins/api-reference/model/javascript';
import { modulesOfModel } from '../../../plugins/api-reference/model/modelIndex';
import { externalOf } from '../../../plugins/api-reference/sources/external';
import { sourceFile } from '../../../plugins/api-reference/sources/declarations';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const MDN = 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects';

function javaScript(declaration: string, path: readonly string[], file = 'a.res') {
  const [found] = sourceFile(file, declaration).declarations;
  const external = found && externalOf(found);
  return external && javaScriptOf(external, path, declaration.includes('=>'));
}

test.each([
  [
    '@send external flatMap: (t, f) => t = "flatMap"',
    ['Stdlib', 'Array'],
    { name: 'Array.prototype.flatMap', form: 'method', mdn: `${MDN}/Array/flatMap` },
  ],
  [
    '@val external from: a => t = "Array.from"',
    ['Stdlib', 'Array'],
    { name: 'Array.from', form: 'function', mdn: `${MDN}/Array/from` },
  ],
  [
    'external toArrayWithMapper: (t, f) => array<b> = "Array.from"',
    ['Stdlib', 'Iterator'],
    { name: 'Array.from', form: 'function', mdn: `${MDN}/Array/from` },
  ],
  [
    'external length: array<a> => int = "%array_length"',
    ['Belt', 'Array'],
    { name: 'Array.prototype.length', form: 'getter', mdn: `${MDN}/Array/length` },
  ],
  [
    'external getUnsafe: (array<a>, int) => a = "%array_unsafe_get"',
    ['Stdlib', 'Array'],
    { name: '[]', form: 'index-getter' },
  ],
  [
    '@new external make: int => t = "Int8Array"',
    ['Js', 'TypedArray2', 'Int8Array'],
    { name: 'Int8Array', form: 'constructor', mdn: `${MDN}/Int8Array/Int8Array` },
  ],
  [
    '@new @scope("Intl") external make: unit => t = "Collator"',
    ['Stdlib', 'Intl', 'Collator'],
    { name: 'Intl.Collator', form: 'constructor', mdn: `${MDN}/Intl/Collator/Collator` },
  ],
  [
    '@get external size: t => int = "size"',
    ['Stdlib', 'Map'],
    { name: 'Map.prototype.size', form: 'getter', mdn: `${MDN}/Map/size` },
  ],
  [
    '@get_index external get: (t, int) => a = ""',
    ['Js', 'Dict'],
    { name: '[]', form: 'index-getter' },
  ],
  [
    '@module("node:fs") external read: string => string = "readFileSync"',
    ['Js', 'File'],
    { name: 'readFileSync', form: 'function', module: 'node:fs' },
  ],
  [
    '@val external pi: float = "Math.PI"',
    ['Stdlib', 'Math'],
    { name: 'Math.PI', form: 'constant', mdn: `${MDN}/Math/PI` },
  ],
  // They are those of the array that `exec` returns.
  ['@get external index: result => int = "index"', ['Js', 'Re'], { name: 'index', form: 'getter' }],
])('%s', (declaration, path, expected) => {
  expect(javaScript(declaration, path)).toEqual(expected);
});

test('attributes of OCaml say the same', () => {
  expect(
    javaScript(
      "external map : ('a -> 'b) -> 'b t = \"\" [@@bs.send.pipe: 'a t]",
      ['Js', 'Array'],
      'a.ml',
    ),
  ).toEqual({ name: 'Array.prototype.map', form: 'method', mdn: `${MDN}/Array/map` });
});

test.each(['external ignore: t => unit = "%ignore"', 'external a: t = "a"', 'let a = 1'])(
  'nothing is said of %s',
  (declaration) => {
    expect(javaScript(declaration, ['Js', 'Array'])).toBeUndefined();
  },
);

/** All addresses of MDN that its own tables of browsers name. */
function knownAddresses(): ReadonlySet<string> {
  const known = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'mdn_url' && typeof value === 'string') {
        known.add(value.replace('.org/docs/', '.org/en-US/docs/'));
      } else visit(value);
    }
  };
  const data: unknown = createRequire(__filename)('@mdn/browser-compat-data');
  if (typeof data !== 'object' || data === null) throw new Error('Expected tables of browsers.');
  for (const [area, tables] of Object.entries(data)) {
    if (area === 'api' || area === 'javascript') visit(tables);
  }
  return known;
}

test(
  'every address of MDN is one that MDN has, and most externals have one',
  async () => {
    const known = knownAddresses();
    const { models } = await loadAllApiModels();
    const externals = models.flatMap((model) =>
      [...modulesOfModel(model)].flatMap(({ path: [library], items }) =>
        items.flatMap((item) =>
          // The events of React are objects of its own.
          item.kind === 'value' && item.javaScript && library !== 'JsxEvent'
            ? [item.javaScript]
            : [],
        ),
      ),
    );
    const linked = externals.flatMap(({ mdn }) => mdn ?? []);
    expect(linked.filter((address) => !known.has(address))).toEqual([]);
    expect(linked.length / externals.length).toBeGreaterThan(0.95);
  },
  COLD_MS,
);

/** Members of prototypes that MDN has no page about, with what they are. */
const WITHOUT_PAGE: ReadonlyMap<string, string> = new Map([
  ['AsyncIterator.prototype.next', 'part of a protocol'],
  ['Date.prototype.toGMTString', 'the old name of toUTCString, which has the page'],
  ['Iterator.prototype.next', 'part of a protocol'],
  ['Object.prototype.hasOwnProperty.call', 'a call of the method for another object'],
]);

test(
  'every member of a prototype has a page of MDN, or a reason why it has none',
  async () => {
    const { models } = await loadAllApiModels();
    const names = models.flatMap((model) =>
      [...modulesOfModel(model)].flatMap(({ items }) =>
        items.flatMap((item) => {
          const found = item.kind === 'value' ? item.javaScript : undefined;
          return found?.name.includes('.prototype.') && found.mdn === undefined ? [found.name] : [];
        }),
      ),
    );
    expect([...new Set(names)].sort()).toEqual([...WITHOUT_PAGE.keys()].sort());
  },
  COLD_MS,
);
