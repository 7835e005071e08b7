import { reportDecoder, requestDecoder } from '../../../src/lib/program/messages';

describe('what a frame reports', () => {
  it.each([
    { type: 'ready' },
    { type: 'alive' },
    { type: 'started' },
    { type: 'console', level: 'warn', text: 'careful' },
    { type: 'error', message: 'Error: no' },
    { type: 'error', message: 'Error: no', module: './Example.res.mjs', line: 3 },
    { type: 'height', height: 80 },
  ])('is taken: %j', (report) => {
    expect(reportDecoder(report)).toEqual({ ok: true, value: report });
  });

  it.each([
    null,
    'ready',
    {},
    { type: 'unknown' },
    { type: 'console', level: 'fatal', text: 'x' },
    { type: 'console', level: 'log', text: {} },
    { type: 'error', message: 'x', line: 'three' },
    { type: 'height', height: 1.5 },
    { type: 'height', height: Number.NaN },
  ])('is refused: %j', (report) => {
    expect(reportDecoder(report).ok).toBe(false);
  });

  it('is bounded, whatever the program says', () => {
    expect(reportDecoder({ type: 'height', height: 2 ** 30 })).toMatchObject({
      value: { height: 1200 },
    });
    expect(reportDecoder({ type: 'height', height: -5 })).toMatchObject({ value: { height: 0 } });
    const long = reportDecoder({ type: 'console', level: 'log', text: 'x'.repeat(9999) });
    expect(long).toMatchObject({ value: { text: `${'x'.repeat(4000)}…` } });
  });

  it('brings nothing along that is not known', () => {
    expect(reportDecoder({ type: 'ready', html: '<b>' })).toEqual({
      ok: true,
      value: { type: 'ready' },
    });
  });
});

describe('what a page asks of a frame', () => {
  it.each([
    { type: 'run', colorScheme: 'dark', modules: [{ name: 'start', pieces: ['a'] }] },
    { type: 'color-scheme', colorScheme: 'light' },
    { type: 'ping' },
  ])('is taken: %j', (request) => {
    expect(requestDecoder(request)).toEqual({ ok: true, value: request });
  });

  it.each([
    { type: 'run', colorScheme: 'dark' },
    { type: 'run', colorScheme: 'sepia', modules: [] },
    { type: 'run', colorScheme: 'dark', modules: [{ name: 'start', pieces: 'a' }] },
    { type: 'eval', code: '1' },
  ])('is refused: %j', (request) => {
    expect(requestDecoder(request).ok).toBe(false);
  });
});
