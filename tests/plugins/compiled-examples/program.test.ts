import {
  compilerArguments,
  type Program,
  type ProgramSettings,
  type SourceFile,
} from '../../../plugins/compiled-examples/compiler/program';
import { compilerFacts } from '../../../plugins/compiled-examples/compiler/toolchains';
import { MANUAL_VERSIONS } from '../../../src/versions';

const FILE: SourceFile = { module: 'Playground', extension: 'res', code: '' };

/** Arguments of a program between what all have. */
function argumentsOf(major: number, program: Omit<Program, 'files'>): readonly string[] {
  const version = MANUAL_VERSIONS.find(({ name }) => name.startsWith(`v${major}.`));
  if (!version) throw new Error(`expected v${major}`);
  const { toolchain } = version;
  const facts = compilerFacts(toolchain);
  const all = compilerArguments(FILE, { files: [FILE], ...program }, toolchain, facts, [
    '/library',
  ]);
  const from = all.indexOf('/library') + 1;
  return all.slice(from, all.indexOf('-bs-package-name'));
}

const PLAIN: ProgramSettings = { openModules: [], experiments: [] };

test('examples see Core where the version opens it; readers choose', () => {
  expect(argumentsOf(11, {})).toEqual(['-open', 'RescriptCore']);
  expect(argumentsOf(11, { settings: PLAIN })).toEqual([]);
  expect(argumentsOf(12, {})).toEqual([]);
});

test.each([
  [12, { warningFlags: '+a-4' }, ['-w', '+a-4']],
  [12, { jsxMode: 'preserve' }, ['-bs-jsx-preserve']],
  [12, { jsxMode: 'automatic' }, []],
  [11, { jsxMode: 'classic' }, ['-bs-jsx-mode', 'classic']],
  [10, { jsxMode: 'automatic' }, ['-bs-jsx-mode', 'automatic']],
  [8, { jsxMode: 'classic' }, []],
  [12, { experiments: ['LetUnwrap'] }, ['-enable-experimental', 'LetUnwrap']],
  [9, { openModules: ['Belt', 'Js.Array2'] }, ['-open', 'Belt', '-open', 'Js.Array2']],
] as const)('v%i takes the settings %j', (major, settings, expected) => {
  expect(argumentsOf(major, { settings: { ...PLAIN, ...settings } })).toEqual(expected);
});
