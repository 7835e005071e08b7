import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describePeer, REACT_BINDINGS } from '../../src/data/reactBindings';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join('node_modules', folder, 'package.json'), 'utf8'));
}

const toolchains: readonly (readonly [string, Toolchain])[] = MANUAL_VERSIONS.map(
  ({ name, toolchain }) => [name, toolchain],
);

test.each(toolchains)('the bindings of %s are those that are installed', (_name, toolchain) => {
  const { name, version, peerDependencies } = manifest(toolchain.reactPackage);
  expect(toolchain).toMatchObject({
    reactName: name,
    reactRelease: version,
    reactPeer: peerDependencies.react,
  });
  expect(peerDependencies['react-dom']).toBe(peerDependencies.react);
});

test('only the bindings for bs-platform name another compiler as their peer', () => {
  const { peerDependencies } = manifest('rescript-react-v8');
  expect(peerDependencies['bs-platform']).toBe('^7.1.1');
  expect(REACT_BINDINGS.filter(({ command }) => command.endsWith('--legacy-peer-deps'))).toEqual([
    expect.objectContaining({ compiler: 'BuckleScript 8.4' }),
  ]);
});

test('each compiler has one row, and one is what readers get who ask for none', () => {
  expect(REACT_BINDINGS.map(({ compiler }) => compiler)).toEqual([
    'ReScript 12.2',
    'ReScript 11.1',
    'ReScript 10.1',
    'ReScript 9.1',
    'BuckleScript 8.4',
  ]);
  expect(REACT_BINDINGS.filter(({ isLatest }) => isLatest)).toEqual([
    {
      compiler: 'ReScript 11.1',
      bindings: '@rescript/react 0.12.2',
      react: '18.0.0 or newer',
      command: 'npm install @rescript/react@0.12.2 react react-dom',
      isLatest: true,
    },
  ]);
});

test('the command of the latest bindings is the one of the installation page', () => {
  const command = REACT_BINDINGS.find(({ isLatest }) => isLatest)?.command ?? '';
  expect(readFileSync('docs/react/installation.mdx', 'utf8')).toContain(command);
});

test('describes peer ranges, and refuses those it cannot describe', () => {
  expect(describePeer('^16.8.1')).toBe('16.8.1 or newer, below 17');
  expect(() => describePeer('16.x')).toThrow(
    'Expected a peer range such as ">=1.2.3" or "^1.2.3", got "16.x"',
  );
});
