/**
 * Puts the Content-Security-Policy of `_headers` into each page of a build, for hosts such as GitHub Pages that don't
 * read that file. To run it twice changes nothing.
 *
 *   npm run build && npm run meta-policy           with the environment variable BASE_URL, as for the build
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { policyOf, withPolicy } from './meta-policy/metaPolicy';
import { parseHeaders } from './serve/headers';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    'base-url': { type: 'string', default: process.env.BASE_URL ?? '/' },
  },
});
const folder = path.resolve(values.dir);
const headers = path.join(folder, '_headers');

if (!fs.existsSync(headers)) {
  console.error(
    `meta-policy: expected a build in ${folder}, found none; run "npm run build" first.`,
  );
  process.exitCode = 1;
} else {
  const blocks = parseHeaders(fs.readFileSync(headers, 'utf8'));
  let changed = 0;
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.html')) continue;
    const file = path.join(folder, entry);
    const html = fs.readFileSync(file, 'utf8');
    const policy = policyOf(blocks, entry.split(path.sep).join('/'), values['base-url']);
    if (policy === undefined) {
      throw new Error(
        `meta-policy: expected _headers to have a policy for ${entry} below ${values['base-url']}, found none; set BASE_URL as for the build.`,
      );
    }
    const result = withPolicy(html, policy, entry);
    if (result === html) continue;
    fs.writeFileSync(file, result);
    changed += 1;
  }
  console.log(`${changed} pages have their policy in their head.`);
}
