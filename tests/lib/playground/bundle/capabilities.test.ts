import {
  apiNumber,
  capabilitiesOf,
  columnUnitOf,
  librariesOf,
} from '../../../../src/lib/playground/bundle/capabilities';
import { parseVersion, type Version } from '../../../../src/lib/version';

function version(name: string): Version {
  const parsed = parseVersion(name);
  if (!parsed) throw new Error(`Expected a version, got ${name}.`);
  return parsed;
}

const BUILTINS = 'compiler-builtins';
const REACT = '@rescript/react';
const CORE = '@rescript/core';

describe('a bundle', () => {
  it.each<[string, readonly string[]]>([
    ['v8.4.2', ['reason-react']],
    ['v9.0.0', [REACT]],
    ['v10.1.2', [REACT]],
    ['v11.0.0-alpha.5', [REACT, BUILTINS, CORE]],
    ['v11.1.4', [REACT, BUILTINS, CORE]],
    ['v12.0.0-alpha.3', [REACT, BUILTINS, CORE]],
    ['v12.0.0-alpha.4', [REACT, BUILTINS]],
    ['v12.0.0-beta.1', [REACT, BUILTINS]],
    ['v12.0.0', [REACT, BUILTINS]],
    ['v13.0.0-alpha.1', [REACT, BUILTINS]],
  ])('%s has the libraries %j', (name, libraries) => {
    expect(librariesOf(version(name))).toEqual(libraries);
  });

  it.each([
    ['v8.4.2', 'byte'],
    ['v10.1.4', 'byte'],
    ['v11.0.0', 'utf-16'],
    ['v12.0.0', 'utf-16'],
  ])('%s counts columns by %s', (name, unit) => {
    expect(columnUnitOf(version(name))).toBe(unit);
  });

  it.each<[string, number | undefined]>([
    ['1.0', 1],
    ['1.3.1', 1],
    ['2', 2],
    ['7', 7],
    ['10', 10],
    ['', undefined],
    ['undefined', undefined],
    ['2x', undefined],
  ])('of the interface "%s" has the number %s', (text, expected) => {
    expect(apiNumber(text)).toBe(expected);
  });
});

describe('what a bundle takes', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  const by = (name: string, read: (capabilities: ReturnType<typeof capabilitiesOf>) => unknown) =>
    all.map((api) => read(capabilitiesOf(api, version(name))));

  it('is Reason and conversions with the first interface', () => {
    expect(capabilitiesOf(1, version('v8.4.2')).syntaxes).toEqual(['reason', 'rescript']);
    expect(capabilitiesOf(1, version('v9.1.2')).syntaxes).toEqual(['rescript', 'reason']);
    expect(by('v9.1.2', ({ converts }) => converts)).toEqual(all.map((api) => api === 1));
    expect(by('v9.1.2', ({ syntaxes }) => syntaxes.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('are open modules from the fourth on, with Core where it is a library', () => {
    expect(by('v11.1.4', ({ takesOpenModules }) => takesOpenModules)).toEqual(
      all.map((api) => api >= 4),
    );
    expect(by('v11.1.4', ({ openModules }) => openModules.join())).toEqual(
      all.map((api) => (api >= 4 ? 'RescriptCore' : '')),
    );
    expect(capabilitiesOf(6, version('v12.0.0')).openModules).toEqual([]);
  });

  it('are the mode of JSX and experiments from the sixth on', () => {
    expect(by('v12.0.0', ({ jsxModes }) => jsxModes.join())).toEqual(
      all.map((api) => (api >= 6 ? 'automatic,preserve' : '')),
    );
    expect(by('v12.0.0', ({ experiments }) => experiments.join())).toEqual(
      all.map((api) => (api >= 6 ? 'LetUnwrap' : '')),
    );
  });

  it('has the libraries that programs can name', () => {
    expect(capabilitiesOf(4, version('v11.1.4')).libraries).toEqual([REACT, CORE]);
  });
});
