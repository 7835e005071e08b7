/** The releases of the compiler that the service offers, and what each of them can do. */
import fs from 'node:fs';

import { type Capabilities, VIEWS } from '../../../src/lib/playground/compiler';
import type { ServiceRelease } from '../../../src/lib/playground/native/protocol';
import type { JsxMode } from '../../../src/lib/playgroundLink';
import { MANUAL_VERSIONS, type Toolchain } from '../../../src/versions';
import { CORE_MODULE, compilerFacts } from '../../compiled-examples/compiler';

/** A release with the packages that compile for it. */
export interface Release {
  readonly name: string;
  readonly toolchain: Toolchain;
  readonly capabilities: Capabilities;
}

const JSX_MODES: readonly JsxMode[] = ['automatic', 'classic', 'preserve'];

function capabilitiesOf(toolchain: Toolchain): Capabilities {
  const { syntaxes, jsxModes, experiments, usesCore, analysisTool } = compilerFacts(toolchain);
  return {
    syntaxes,
    moduleFormats: ['esmodule', 'commonjs'],
    jsxModes: JSX_MODES.filter((mode) => Object.hasOwn(jsxModes, mode)),
    experiments,
    takesWarningFlags: true,
    takesOpenModules: true,
    openModules: usesCore ? [CORE_MODULE] : [],
    libraries: [toolchain.reactName, ...(usesCore ? ['@rescript/core'] : [])],
    converts: syntaxes.includes('reason'),
    analyzes: fs.existsSync(analysisTool),
    views: VIEWS,
  };
}

/** The releases whose compiler is installed on this machine, newest first. */
export function installedReleases(): readonly Release[] {
  return MANUAL_VERSIONS.map(({ toolchain }) => ({
    name: `v${toolchain.compilerRelease}`,
    toolchain,
    capabilities: capabilitiesOf(toolchain),
  })).filter(({ toolchain }) => fs.existsSync(compilerFacts(toolchain).executable));
}

/** A release as pages are told. */
export function toServiceRelease({ name, capabilities }: Release): ServiceRelease {
  return { name, ...capabilities };
}
