import type { Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import {
  validateOptions,
  type Options,
  type PluginOptions,
} from '../../../plugins/hosting-headers/options';

const normalize = (options: Options) =>
  validateOptions({
    validate: normalizePluginOptions as Validate<Options, PluginOptions>,
    options,
  });

describe('options of hosting-headers', () => {
  it('have defaults', () => {
    expect(normalize({})).toEqual({
      id: 'default',
      sources: {},
      workerSources: {},
      immutable: ['/assets/*', '/fonts/*'],
      revalidated: [],
      shared: [],
      documents: {},
      framed: [],
    });
  });

  it('take pages at the root of the build that may be framed, and no folders of them', () => {
    expect(normalize({ framed: ['embed.html'] }).framed).toEqual(['embed.html']);
    for (const file of ['docs/a.html', '/embed.html', 'embed', '*']) {
      expect(() => normalize({ framed: [file] })).toThrow(`such as "embed.html", got "${file}"`);
    }
  });

  it('take origins, schemes and WebAssembly', () => {
    const sources = {
      'img-src': ['https://badge.example', 'https://*.example.org:8443'],
      'worker-src': ['blob:'],
      'script-src': ["'wasm-unsafe-eval'"],
    };
    expect(normalize({ sources })).toMatchObject({ sources });
  });

  it('take hosts of the machine itself without TLS', () => {
    const sources = { 'connect-src': ['http://localhost:4711', 'http://127.0.0.1'] };
    expect(normalize({ sources })).toMatchObject({ sources });
  });

  it.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    '*',
    'http://plain.example',
    'http://localhost.example',
    'https://a.b/path',
  ])('refuse the source %s', (source) => {
    expect(() => normalize({ sources: { 'script-src': [source] } })).toThrow(
      'inline scripts and eval stay forbidden.',
    );
  });

  it('name the option whose source they refuse', () => {
    expect(() => normalize({ workerSources: { 'script-src': ['*'] } })).toThrow(
      'The hosting-headers option "workerSources" expects origins',
    );
  });

  it('refuse directives that must not be widened', () => {
    const sources = { 'object-src': ['https://a.example'] } as Options['sources'];
    expect(() => normalize({ sources })).toThrow(/object-src" is not allowed/);
  });

  it('refuse patterns that hosts do not know', () => {
    expect(() => normalize({ immutable: ['*.js'] })).toThrow(
      /such as "\/assets\/\*", got "\*\.js"/,
    );
    expect(() => normalize({ revalidated: ['llms'] })).toThrow(/"revalidated" expects patterns/);
  });
});
