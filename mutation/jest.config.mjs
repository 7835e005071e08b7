/** The unit tests of pure modules, with Stryker's environment. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import unit from '../jest.config.mjs';

const own = createRequire(import.meta.url);
const tests = new URL('../tests/', import.meta.url);

/** Tests with a document: their own line chooses an environment, and Stryker can't put its own in its place. */
const withDocument = readdirSync(tests, { recursive: true })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /@jest-environment jsdom/.test(readFileSync(new URL(file, tests), 'utf8')));

/** @type {import('jest').Config} */
export default {
  ...unit,
  rootDir: '..',
  testEnvironment: own.resolve('@stryker-mutator/jest-runner/jest-env/node'),
  // What it writes is there after one run of the unit tests, and each mutant would write it again.
  globalSetup: undefined,
  testPathIgnorePatterns: [
    ...unit.testPathIgnorePatterns,
    ...withDocument.map((file) => `<rootDir>/tests/${file}$`),
  ],
};
