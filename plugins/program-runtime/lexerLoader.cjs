/**
 * Takes the mark of asm.js off the lexer. Minified, the code is plain JavaScript and no valid asm.js any
 * more, of which browsers up to Chromium 143 warn in the reader's console.
 */
const MARK = '"use asm";';

/**
 * @param {string} code the lexer as its package has it
 * @returns {string} the same without the mark
 * @throws {Error} when it has no mark
 */
module.exports = function withoutAsm(code) {
  if (!code.includes(MARK)) {
    throw new Error(
      `Expected ${MARK} in es-module-lexer/dist/lexer.asm.js, found none; if the new release does without it, take this loader out of plugins/program-runtime/index.ts.`,
    );
  }
  return code.replace(MARK, '');
};
