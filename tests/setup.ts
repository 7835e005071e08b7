/** Runs before each test file: matchers for documents (`toBeVisible`, `toHaveAttribute` …). */
import '@testing-library/jest-dom';
