/**
 * Adds the pages of the current build to the list of published addresses, which the end-to-end
 * tests expect to answer for ever: as a page or by a redirect.
 *
 *   npm run build && npm run published-urls
 */
import fs from 'node:fs';
import path from 'node:path';

import { pagePaths } from '../e2e/build';

const LIST = path.resolve('e2e/published-urls.txt');

const known = fs.existsSync(LIST) ? fs.readFileSync(LIST, 'utf8').trim().split('\n') : [];
const all = [...new Set([...known, ...pagePaths()])].sort();
fs.writeFileSync(LIST, `${all.join('\n')}\n`);
console.log(`${LIST}: ${all.length} addresses, ${all.length - known.length} of them new.`);
