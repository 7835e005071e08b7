import { parseServeArguments } from '../../../scripts/serve/arguments';

describe('parseServeArguments', () => {
  it('has defaults, and takes them from the environment', () => {
    expect(parseServeArguments([], {})).toEqual({
      outDir: 'build',
      port: 3000,
      baseUrl: '/',
      withRedirects: true,
      withCompilers: true,
    });
    expect(parseServeArguments([], { PORT: '81', BASE_URL: '/x/' })).toMatchObject({
      port: 81,
      baseUrl: '/x/',
    });
  });

  it('reads options', () => {
    const argv = [
      '--dir',
      'out',
      '--port',
      '0',
      '--host',
      '0.0.0.0',
      '--base-url',
      '/site/',
      '--no-redirects',
      '--no-compilers',
    ];
    expect(parseServeArguments(argv, { PORT: '81' })).toEqual({
      outDir: 'out',
      port: 0,
      host: '0.0.0.0',
      baseUrl: '/site/',
      withRedirects: false,
      withCompilers: false,
    });
  });

  it('asks for help', () => {
    expect(parseServeArguments(['--help'], {})).toBeUndefined();
  });

  it.each([
    [['--port', 'x'], 'expected a port from 0 to 65535, got "x"'],
    [['--port', '65536'], 'got "65536"'],
    [['--base-url', 'site'], 'begins and ends in a slash, got "site"'],
    [['--other'], "Unknown option '--other'"],
  ])('refuses %j', (argv, message) => {
    expect(() => parseServeArguments(argv, {})).toThrow(message);
  });
});
