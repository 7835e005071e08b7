import { negotiateEncoding } from '../../../scripts/serve/encoding';

describe('negotiateEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['GZIP ; q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['zstd', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('%j -> %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
