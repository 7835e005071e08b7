// cspell:ignore nativeint
/** What is built into the language: names of operators, types and exceptions without a declaration, links to them. */
import { histories } from '../../../plugins/api-reference/identity/history';
import { loadReference, type Reference } from '../../../plugins/api-reference/pages/reference';
import { anchorOf } from '../../../plugins/api-reference/model/anchors';
import type { ApiItem } from '../../../plugins/api-reference/model/types';
import {
  withWrittenOperators,
  writtenOperator,
} from '../../../plugins/api-reference/signatures/operators';
import { versionOf } from '../../support/versionOf';

/** Reading all packages without a cache, on a busy machine. */
const COLD_MS = 300_000;

const [V12, V11, V10, V9, V8] = [12, 11, 10, 9, 8].map((major) => versionOf(major).name);

let reference: Reference;

beforeAll(async () => {
  reference = await loadReference();
}, COLD_MS);

function moduleOf(version: string | undefined, id: string) {
  const found = reference.versions.get(version ?? '')?.find(id);
  if (!found) throw new Error(`Expected ${id} in ${version}, got none.`);
  return found.module;
}

function itemOf(
  version: string | undefined,
  kind: ApiItem['kind'],
  name: string,
): Exclude<ApiItem, { readonly kind: 'module' }> | undefined {
  return moduleOf(version, 'Pervasives').items.flatMap((item) =>
    item.kind === kind && item.kind !== 'module' && item.name === name ? [item] : [],
  )[0];
}

describe('operators', () => {
  test.each([
    ['**', 'value-times-times'],
    ['===', 'value-equal-equal-equal'],
    ['!=', 'value-not-equal'],
    ['|>', 'value-or-greater'],
    ['~-.', 'value-unary-minus-dot'],
    ['~~~', 'value-tilde-tilde-tilde'],
    [':=', 'value-colon-equal'],
    ['!', 'value-unary-not'],
    ['not', 'value-not'],
    ['-', 'value-minus'],
  ])('%s has the fragment %s', (name, anchor) => {
    expect(anchorOf('value', name)).toBe(anchor);
  });

  test('have the names that programs write', () => {
    expect(
      ['=', '<>', '==', '!=', '^', '+', '!'].map((name) => writtenOperator(name, 'rescript')),
    ).toEqual(['==', '!=', '===', '!==', '++', '+', '!']);
    expect(['!', '^', 'toString'].map((name) => writtenOperator(name, 'reason'))).toEqual([
      '^',
      '++',
      'toString',
    ]);
  });

  test('stand in comments as programs write them', () => {
    expect(
      withWrittenOperators(
        '[e1 = e2] tests; [x >= 0] and [( = )] do not, [=], [<]; see {!Pervasives.( == )} and {!List.sort}.',
        'rescript',
      ),
    ).toBe(
      '[e1 == e2] tests; [x >= 0] and [( == )] do not, [==], [<]; see [===] and {!List.sort}.',
    );
  });

  test.each([V12, V11, V10, V9, V8])('of %s compare contents with two signs', (version) => {
    expect(itemOf(version, 'value', '==')?.signature).toMatch(/^let .*==.*: \('a, 'a\) => bool$/);
    expect(itemOf(version, 'value', '===')).toBeDefined();
    expect(itemOf(version, 'value', '=')).toBeUndefined();
    expect(itemOf(version, 'value', '<>')).toBeUndefined();
    expect(itemOf(version, 'value', '++')?.signature).toMatch(/\(string, string\) => string$/);
  });

  test('keep their comments and their lines under the names that programs write', () => {
    for (const version of [V11, V10, V9, V8]) {
      expect(itemOf(version, 'value', '==')?.docstring).toContain('structural equality');
      expect(itemOf(version, 'value', '===')?.docstring).toMatch(/^`e1 === e2` tests for physical/);
      expect(itemOf(version, 'value', '!=')?.docstring).toMatch(/^Negation of `==`/);
    }
    expect(itemOf(V11, 'value', '==')?.source?.url).toMatch(
      /v11\.1\.4\/jscomp\/stdlib-406\/pervasivesU\.resi#L74$/,
    );
  });
});

describe('types and exceptions that the compiler knows', () => {
  test('are those of each version', () => {
    const names = (version: string | undefined) =>
      moduleOf(version, 'Pervasives').items.flatMap((item) =>
        item.kind !== 'module' && item.isBuiltIn ? [item.name] : [],
      );
    expect(names(V12)).toEqual(
      expect.arrayContaining(['array', 'bigint', 'dict', 'promise', 'result', 'unit', 'JsExn']),
    );
    expect(names(V12)).not.toContain('bytes');
    expect(names(V11)).toEqual(expect.arrayContaining(['bytes', 'dict', 'JsError']));
    expect(names(V10)).toContain('promise');
    expect(names(V9)).not.toContain('promise');
    expect(names(V8)).toEqual(expect.arrayContaining(['nativeint', 'Sys_error']));
    // The package declares these itself.
    expect(names(V8)).not.toContain('result');
    expect(itemOf(V8, 'type', 'result')?.isBuiltIn).toBeUndefined();
  });

  test('are declared in the syntax of their version', () => {
    expect(itemOf(V8, 'type', 'array')?.signature).toBe("type array('a)");
    expect(itemOf(V12, 'type', 'array')?.signature).toBe("type array<'a>");
    expect(itemOf(V12, 'type', 'option')).toMatchObject({
      constructors: [{ name: 'None' }, { name: 'Some' }],
    });
    expect(itemOf(V12, 'exception', 'Failure')?.signature).toBe('exception Failure(string)');
  });

  test('lead to the module that works on them, or to the page of what is built in', () => {
    const resolve = (version: string | undefined, name: string, within: string) => {
      const one = reference.versions.get(version ?? '');
      const module = moduleOf(version, within);
      const [library] = one?.model.libraries ?? [];
      return library && one?.contextOf(library, '/').index.resolveType(name, module);
    };
    const base = `/docs/manual/${versionOf(12).path}/api`;
    for (const within of ['Stdlib.Option', 'Pervasives', 'JsxEvent.Mouse']) {
      expect(resolve(V12, 'array', within)).toBe(`${base}/stdlib/array`);
      expect(resolve(V12, 'unit', within)).toBe(`${base}/pervasives#type-unit`);
      expect(resolve(V12, 'ref', within)).toBe(`${base}/pervasives#type-ref`);
    }
    expect(resolve(V8, 'bytes', 'Pervasives')).toBe(
      '/docs/manual/v8.0.0/api/pervasives#type-bytes',
    );
    expect(resolve(V12, 'Jsx.element', 'JsxDOM')).toBe(`${base}/jsx#type-element`);
  });

  test('have marks that tell since when they are there', () => {
    const models = [...reference.versions.values()].map(({ model }) => model);
    const marks = histories(models).get(V12 ?? '');
    const mark = (kind: ApiItem['kind'], name: string) =>
      marks?.ofItem({ path: ['Pervasives'] }, { kind, name });
    expect(marks?.ofModule({ path: ['Pervasives'] }).newIn).toBeUndefined();
    expect(marks?.ofModule({ path: ['JsxEvent', 'Mouse'] }).newIn).toBe(V10);
    expect(mark('type', 'array')).toMatchObject({ changedIn: [] });
    expect(mark('type', 'dict')?.newIn).toBe(V11);
    expect(mark('type', 'option')?.changedIn).toEqual([]);
    expect(mark('value', '==')).toMatchObject({ changedIn: [] });
    expect(mark('value', '==')?.newIn).toBeUndefined();
    expect(mark('value', 'throw')?.newIn).toBe(V12);
    expect(mark('value', 'raise')?.deprecatedIn).toBe(V12);
  });
});

test('the files that JSX is compiled with have their public names', () => {
  expect(moduleOf(V11, 'Jsx').docstring).toBeUndefined();
  expect(moduleOf(V11, 'JsxEvent.MakeEventWithType').signature).toContain(
    'let bubbles: Type.t => bool',
  );
  expect(moduleOf(V11, 'JsxEvent.MakeEventWithType').signature).not.toMatch(/external|"/);
  for (const version of [V12, V11, V10]) {
    expect(moduleOf(version, 'JsxEvent.UI').label).toBe('UI');
    expect(moduleOf(version, 'JsxDOM').items.map(({ name }) => name)).toContain('domProps');
  }
});
