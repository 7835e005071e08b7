/**
 * Prints an nginx configuration for the current build: the redirects and headers that other hosts
 * read from `_redirects` and `_headers`.
 *
 *   npm run build
 *   npm run --silent nginx -- --server-name docs.example.org --root /var/www/docs > docs.conf
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { nginxConfig } from './nginx/config';
import { parseHeaders } from './serve/headers';
import { parseRedirects } from './serve/redirects';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    root: { type: 'string' },
    'server-name': { type: 'string', default: '_' },
  },
});
const folder = path.resolve(values.dir);
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

if (!fs.existsSync(path.join(folder, '_headers'))) {
  console.error(`nginx: expected a build in ${folder}, found none; run "npm run build" first.`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    nginxConfig({
      serverName: values['server-name'],
      root: values.root ?? folder,
      redirects: parseRedirects(read('_redirects')),
      headers: parseHeaders(read('_headers')),
    }),
  );
}
