import fs from 'node:fs';

import withoutAsm from '../../../plugins/program-runtime/lexerLoader.cjs';

describe('the lexer of pages', () => {
  it('is the package’s, without the mark of asm.js', () => {
    const code = fs.readFileSync(require.resolve('es-module-lexer/js'), 'utf8');
    expect(withoutAsm(code)).not.toContain('use asm');
    expect(withoutAsm(code)).toHaveLength(code.length - '"use asm";'.length);
  });

  it('is asked for again when the package changes', () => {
    expect(() => withoutAsm('export function parse() {}')).toThrow(
      /^Expected "use asm"; in es-module-lexer\/dist\/lexer\.asm\.js, found none; .+\.$/,
    );
  });
});
