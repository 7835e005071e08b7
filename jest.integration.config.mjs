/** Slow tests that build, copy or serve the repository: `npx jest -c jest.integration.config.mjs`. */
import unit from './jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...unit,
  testMatch: ['<rootDir>/tests/integration/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 600_000,
};
