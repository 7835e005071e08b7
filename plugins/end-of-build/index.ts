import type { Plugin } from '@docusaurus/types';

/** Ends a build as soon as nothing is left to do; see README.md. */
export default function endOfBuild(): Plugin {
  return {
    name: 'end-of-build',
    async postBuild() {
      // The exit code is that of `process.exitCode`, as without this line.
      process.once('beforeExit', () => process.exit());
    },
  };
}
