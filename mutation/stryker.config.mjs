/** Mutation tests: what unit tests don't notice when a line of a module is changed (contributing/tests.md). */
import os from 'node:os';
import path from 'node:path';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunner: 'jest',
  jest: { configFile: 'mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // What a module makes when it is loaded: each would need a run of all tests of the module.
  ignoreStatic: true,
  concurrency: 2,
  // What else runs on the machine must not count as a change that was noticed.
  timeoutMS: 20_000,
  // A copy outside of the repository, whose own tools would take it for sources.
  tempDirName: path.join(os.tmpdir(), 'rescript-documentation-mutation'),
  ignorePatterns: [
    '.docusaurus',
    'bench/results',
    'build',
    'playwright-report',
    'static',
    'test-results',
  ],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  // Nothing checks types: swc compiles the tests.
  disableTypeChecks: false,
};
