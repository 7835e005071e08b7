/**
 * Lets Node.js itself find TypeScript files by paths without an ending. Docusaurus' loader asks it first and then tries
 * one ending after the other, and for each of the thousand imports of the configuration and its plugins five questions
 * fail before that: a third of a second of each start and build.
 */
const { extensions } = require;

Object.defineProperty(extensions, '.ts', {
  // Nothing is loaded by this: either Node.js has its own way already, or the loader's is taken.
  value: extensions['.ts'] ?? extensions['.js'],
  enumerable: true,
  configurable: true,
  writable: true,
});
