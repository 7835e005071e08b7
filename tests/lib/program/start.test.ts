import { SHOW_MODULE } from '../../../src/lib/program/runtime';
import { exampleProgram } from '../../../src/lib/program/start';

const runtime = { react: ['export {}'], [SHOW_MODULE]: ['import "', 'react', '"'] };

describe('exampleProgram', () => {
  it('shows the element of an example, whose own JavaScript stands in the page', () => {
    const program = exampleProgram(
      {
        release: '1.0.0',
        shown: './Example.mjs',
        modules: { live: 'import * as Example from "./Example.mjs"; export const live = 1;' },
      },
      'import "react";',
      runtime,
    );
    expect(program.ok && program.value.map(({ name }) => name)).toEqual([
      'react',
      SHOW_MODULE,
      './Example.mjs',
      'live',
      'start',
    ]);
  });

  it('tells of JavaScript that is no module, and of imports that nobody has', () => {
    const example = { release: '1.0.0', modules: { live: 'import {' } };
    expect(exampleProgram(example, '', runtime)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^live: The program can’t run/),
    });
    const other = { release: '1.0.0', modules: { live: 'import "paper-lantern"' } };
    expect(exampleProgram(other, '', runtime)).toEqual({
      ok: false,
      error: 'Expected a module that programs may import, got paper-lantern, which live imports.',
    });
  });
});
