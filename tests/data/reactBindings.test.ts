import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describePeer, REACT_BINDINGS } from '../../src/data/reactBindings';
import { compilerName, reactInstall } from '../../src/lib/installCommands';
import { currentOf } from '../../src/lib/versionTable';
import {
  LATEST_MANUAL_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
  type Toolchain,
} from '../../src/versions';
import { versionOf } from '../support/versionOf';

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
  expect(REACT_BINDINGS.map(({ compiler }) => compiler)).toEqual(
    MANUAL_VERSIONS.map(({ toolchain }) => compilerName(toolchain, 2)),
  );
  expect(REACT_BINDINGS.filter(({ isLatest }) => isLatest)).toEqual([
    expect.objectContaining({ compiler: compilerName(LATEST_MANUAL_VERSION.toolchain, 2) }),
  ]);
  const { toolchain } = versionOf(11);
  expect(REACT_BINDINGS.find(({ compiler }) => compiler === 'ReScript 11.1')).toMatchObject({
    bindings: `@rescript/react ${toolchain.reactRelease}`,
    react: '18.0.0 or newer',
    command: `npm install @rescript/react@${toolchain.reactRelease} react react-dom`,
  });
});

test('the installation page of the newest bindings has their command', () => {
  const { toolchain } = currentOf(REACT_VERSIONS);
  expect(readFileSync('docs/react/installation.mdx', 'utf8')).toContain(reactInstall(toolchain));
});

test('describes peer ranges, and refuses those it cannot describe', () => {
  expect(describePeer('^16.8.1')).toBe('16.8.1 or newer, below 17');
  expect(() => describePeer('16.x')).toThrow(
    'Expected a peer range such as ">=1.2.3" or "^1.2.3", got "16.x"',
  );
});
