/** The scripts of the test bundle, as they are served. */
import fs from 'node:fs';
import path from 'node:path';

import type { BundleRelease } from './releases';

/** A script behind the facts that it needs. */
function script(file: string, facts: object): string {
  const text = fs.readFileSync(path.join(__dirname, file), 'utf8');
  return `globalThis.testBundleFacts = ${JSON.stringify(facts)};\n${text}`;
}

/**
 * The text of `compiler.js`.
 *
 * @param address absolute address that answers the compiler's questions
 */
export function compilerScript(release: BundleRelease, address: string): string {
  const { name, apiVersion, moduleSystems, warningFlags } = release;
  return script('compiler.js', {
    api: parseInt(apiVersion, 10),
    apiVersion,
    version: name.slice(1),
    moduleSystems: Object.keys(moduleSystems),
    warningFlags,
    address,
  });
}

/** The text of `cmij.js` of a library. */
export function libraryScript(library: string): string {
  return script('cmij.js', { library });
}
