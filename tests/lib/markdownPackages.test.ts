import fs from 'node:fs';
import path from 'node:path';

import { remarkGfm, remarkParse, unified } from '../../src/lib/markdownPackages.cjs';

const PLUGINS = path.join(__dirname, '../../plugins');

/** Imports that jiti would evaluate; those of types are gone by then. */
const EVALUATED =
  /^import (?!type)[^;]*? from '(?:unified|vfile|remark-[\w-]+|@slorber\/remark-comment|mdast-util-[\w-]+|micromark[\w-]*|unist-util-[\w-]+)';/m;

it('is the packages themselves', () => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse('~~a~~');
  expect(tree.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'delete' }] }]);
});

it('is how all plugins load them', () => {
  const others = fs
    .readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => EVALUATED.test(fs.readFileSync(path.join(PLUGINS, file), 'utf8')));
  expect(others).toEqual([]);
});
