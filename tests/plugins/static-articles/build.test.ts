import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { scripts } from '../../../package.json';
import { minifyScript } from '../../../plugins/static-articles/minifyScript';

/** What a Node with the flags of `npm run build` prints. */
const inBuild = (script: string): string => {
  const flags = scripts.build.split(' ').filter((word) => word.startsWith('--'));
  return execFileSync(process.execPath, [...flags, '--eval', script], {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
  });
};

test('the environment of the build lets HTML be as it is rendered', () => {
  const html = '<!DOCTYPE html><p class="one">  Two  </p>';
  const printed = inBuild(`
    const { getHtmlMinifier } = require('@docusaurus/bundler');
    getHtmlMinifier({ type: 'swc' })
      .then(({ minify }) => minify('${html}'))
      .then(({ code }) => process.stdout.write(code));
  `);
  expect(printed).toBe(html);
});

test('scripts of the template are short and do the same', () => {
  const script = `(function add(target, first, second) {
    // Says why.
    target.sum = first + second;
  })(result, 1, 2)`;
  const short = minifyScript(script);
  expect(short.length).toBeLessThan(script.length / 2);
  const result = {};
  new Function('result', short)(result);
  expect(result).toEqual({ sum: 3 });
});
