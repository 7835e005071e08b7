import { encode } from '@jridgewell/sourcemap-codec';

import { bytesByModule } from '../../../plugins/bundle-report/attribution';

describe('bytesByModule', () => {
  it('gives each byte to the mapping in front of it', () => {
    const map = {
      sources: ['./src/a.ts', 'webpack/runtime/global', './src/b.ts'],
      mappings: encode([
        [
          [2, 0, 0, 0],
          [6, 2, 0, 0],
          [8, 0, 1, 0],
        ],
        [[1, 1, 0, 0], [2]],
      ]),
    };
    const code = '((aa11bb222\n(ü)é';
    expect(bytesByModule(code, map, '/site')).toEqual({
      './src/a.ts': 8,
      './src/b.ts': 2,
      '(bundler)': Buffer.byteLength(code) - 10,
    });
  });

  it('gives a file without mappings to the bundler', () => {
    expect(bytesByModule('abc', { sources: [], mappings: '' }, '/site')).toEqual({
      '(bundler)': 3,
    });
  });
});
