import { compressToEncodedURIComponent } from 'lz-string';

import { defaultProgram } from '../../src/lib/playgroundPrograms';
import {
  addressOf,
  chooseSyntax,
  chooseVersion,
  startPlayground,
  syntaxesOf,
} from '../../src/lib/playgroundState';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../src/versions';

const code = 'let tea = 3\n';
const compressed = compressToEncodedURIComponent(code);

function summary(search: string, remembered?: string) {
  const { state, problems, keepsAddress } = startPlayground(search, remembered);
  return {
    version: state.version.name,
    syntax: state.syntax,
    code: state.code,
    problems: problems.length,
    keepsAddress,
  };
}

describe('what an address asks for', () => {
  test('nothing: the latest version and its first program', () => {
    expect(startPlayground('')).toEqual({
      state: {
        version: LATEST_MANUAL_VERSION,
        syntax: 'rescript',
        code: defaultProgram(LATEST_MANUAL_VERSION.toolchain, 'rescript'),
      },
      problems: [],
      keepsAddress: false,
    });
  });

  test('the remembered version counts where the address names none', () => {
    expect(summary('', 'v9.0.0').version).toBe('v9.0.0');
    expect(summary('', 'rubbish').version).toBe('v11.0.0');
    expect(summary('?version=v12.0.0', 'v9.0.0').version).toBe('v12.0.0');
  });

  test.each([
    ['v11.1.4', 'v11.0.0', 0],
    ['v12.0.0-alpha.3', 'v12.0.0', 0],
    ['v9.1.2', 'v9.0.0', 0],
    ['v5.2.1', 'v8.0.0', 0],
    ['v99.0.0', 'v11.0.0', 1],
    ['eleven', 'v11.0.0', 1],
  ])('version %s is compiled as %s', (asked, version, problems) => {
    expect(summary(`?version=${asked}&code=${compressed}`)).toMatchObject({
      version,
      problems,
      code,
    });
  });

  test('Reason is read by v8 alone', () => {
    expect(summary(`?ext=re&code=${compressed}`)).toMatchObject({
      version: 'v8.0.0',
      syntax: 'reason',
      problems: 0,
      code,
    });
    expect(summary(`?version=v10.1.2&ext=re&code=${compressed}`)).toMatchObject({
      version: 'v8.0.0',
      syntax: 'reason',
      problems: 1,
      code,
    });
  });

  test('code without ext is ReScript in v8 too; no code begins in Reason', () => {
    expect(summary(`?version=v8.0.0&code=${compressed}`).syntax).toBe('rescript');
    expect(summary('?version=v8.0.0').syntax).toBe('reason');
  });

  test.each(['zzz', '%F0', 'x'.repeat(20_000)])('code that does not unpack (%.10s)', (text) => {
    expect(summary(`?code=${text}`)).toMatchObject({ code: '', problems: 1, keepsAddress: true });
  });
});

describe('choosing', () => {
  const { state } = startPlayground('');
  const changed = { ...state, code };

  test('an untouched program follows version and syntax', () => {
    const v8 = chooseVersion(state, 'v8.0.0');
    expect(v8.syntax).toBe('reason');
    expect(v8.code).toBe(defaultProgram(v8.version.toolchain, 'reason'));
    expect(chooseSyntax(v8, 'rescript').code).toBe(
      defaultProgram(v8.version.toolchain, 'rescript'),
    );
    expect(chooseVersion(v8, 'v11.0.0')).toEqual(state);
  });

  test('a changed program stays, in its syntax where the version has it', () => {
    expect(chooseVersion(changed, 'v8.0.0')).toMatchObject({ code, syntax: 'rescript' });
    const reason = chooseSyntax(chooseVersion(changed, 'v8.0.0'), 'reason');
    expect(reason).toMatchObject({ code, syntax: 'reason' });
    expect(chooseVersion(reason, 'v12.0.0')).toMatchObject({ code, syntax: 'rescript' });
  });

  test('an unknown version changes nothing', () => {
    expect(chooseVersion(changed, 'rubbish')).toEqual(changed);
  });
});

describe('the address of a state', () => {
  test.each(
    MANUAL_VERSIONS.flatMap((version) =>
      syntaxesOf(version).map((syntax) => ({ version, syntax, code })),
    ),
  )('of $version.name in $syntax is read back', (state) => {
    const address = addressOf(state, '/site/');
    expect(address).toMatch(/^\/site\/try\?version=/);
    expect(startPlayground(address?.split('?')[1] ?? '').state).toEqual(state);
  });

  test('the module format survives', () => {
    const { state } = startPlayground(`?module=nodejs&code=${compressed}`);
    expect(addressOf(state, '/')).toBe(`/try?version=v11.0.0&module=commonjs&code=${compressed}`);
  });

  test('a program too long for a link has none', () => {
    const { state } = startPlayground('');
    expect(addressOf({ ...state, code: ' '.repeat(200_000) }, '/')).toBeUndefined();
  });
});
