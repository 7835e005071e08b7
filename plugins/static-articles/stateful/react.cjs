/**
 * React as modules get it at build (`modules.ts`): the same, but that what would do nothing in
 * static HTML throws when it is used in an article. CommonJS as React is, so that every way to
 * import it works as before.
 */
const React = require('react');

const { guards } = require('./guards');

module.exports = { ...React, ...guards };
