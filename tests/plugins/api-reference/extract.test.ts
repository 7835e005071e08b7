import { rootFile } from '../../../plugins/api-reference/extract';
import { toolModule } from '../../../plugins/api-reference/extract/toolOutput';
import { referenceFacts } from '../../../plugins/api-reference/libraries';
import { loadApiModel } from '../../../plugins/api-reference/load';
import { sourceOf } from '../../../plugins/api-reference/model/sources';
import { skeletonOf } from '../../../plugins/api-reference/model/skeleton';
import { Sources } from '../../../plugins/api-reference/sources';
import { describe as describeError } from '../../../src/lib/decode';

describe('links to sources', () => {
  const context = {
    package: {
      name: 'p',
      release: '1.2.3',
      license: 'MIT',
      repository: 'https://code.host/p',
      tag: 'v1.2.3',
    },
    folder: 'jscomp/others',
    folders: {},
    texts: new Sources({}),
  };

  test.each([
    ['../../../others/js_json.mli', 'jscomp/others/js_json.mli'],
    ['../../../runtime/js.ml', 'jscomp/runtime/js.ml'],
    [
      '../../../home/runner/work/packages/@rescript/runtime/Js_json.resi',
      'jscomp/others/Js_json.resi',
    ],
  ])('%s', (filepath, file) => {
    expect(sourceOf({ filepath, line: 7 }, context)).toEqual({
      file,
      line: 7,
      url: `https://code.host/p/blob/v1.2.3/${file}#L7`,
    });
  });

  test('know folders of a package, and whole files', () => {
    const nested = { ...context, folder: 'src', folders: { 'A.res': 'intl', 'B.res': '.' } };
    expect(sourceOf({ filepath: '../A.res', line: 1 }, nested)?.file).toBe('src/intl/A.res');
    expect(sourceOf({ filepath: '../B.res', line: 1 }, nested, { isWholeFile: true })).toEqual({
      file: 'src/B.res',
      url: 'https://code.host/p/blob/v1.2.3/src/B.res',
    });
  });

  test('are absent where the tool knows no position', () => {
    expect(sourceOf({ filepath: '../../../_none_', line: 1 }, context)).toBeUndefined();
    expect(sourceOf(undefined, context)).toBeUndefined();
  });
});

describe('a package of another layout is answered with one sentence', () => {
  test('that names the missing file', () => {
    expect(() => rootFile({ name: 'Belt', rootModule: 'Belt' }, ['js.ml'], '/lib')).toThrow(
      'Expected Belt.res or Belt.ml of Belt in /lib, found neither among 1 files; the layout of the package changed, correct src/compilers.ts.',
    );
    expect(rootFile({ name: 'Belt', rootModule: 'Belt' }, ['belt.cmi', 'belt.ml'], '/lib')).toBe(
      'belt.ml',
    );
  });

  test('that names the missing interface', () => {
    const { libraries, ...facts } = referenceFacts('rescript-v10');
    const raw = {
      packages: [
        { name: 'p', release: '1.2.3', license: 'MIT', repository: 'https://a.b', tag: '1.2.3' },
      ],
      libraries: [
        {
          name: 'Belt',
          package: 'p',
          documentation: { name: 'Belt', docstrings: [], items: [] },
          sources: {},
          sourceFolders: {},
        },
      ],
      interfaces: {},
    };
    expect(() => skeletonOf(raw, 'x', 'rescript', { ...facts, libraries })).toThrow(
      /^Expected Belt\.cmi among the compiled modules of p 1\.2\.3, found none;/,
    );
  });

  test('that names the field of the tool’s output', () => {
    const decoded = toolModule({ name: 'Js', docstrings: [], items: [{ kind: 'class' }] });
    expect(decoded.ok ? '' : describeError(decoded.error)).toMatch(/items\[0\]\.kind/);
  });

  test('that names an unknown toolchain or version', async () => {
    expect(() => referenceFacts('ocaml')).toThrow(/Expected the facts about ocaml, found none/);
    await expect(loadApiModel('latest')).rejects.toThrow(/^Expected the name of a version in/);
  });
});
