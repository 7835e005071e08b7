const path = require('node:path');

const HOT_PAGE = path.join(__dirname, 'client/hotPage.ts');

/** What Docusaurus writes for a page's component. */
const CONTENT = /^export default function MDXContent\(/m;

/** How it hands on what it knows of a page, in a module of its own. */
const METADATA = /^export\s*\{\s*default as metadata\s*\}\s*from\s*("[^"]+"|'[^']+')/m;

/** What the page's frame is made of: other exports of the page. */
const FACTS = ['frontMatter', 'contentTitle', 'toc', 'assets'];

/**
 * Lets the compiled form of a page take a new body without the site around it.
 *
 * @this {{ callback(error: null, code: string, sourceMap: unknown): void }}
 * @param {string} source the page as Docusaurus compiled it
 * @param {unknown} sourceMap
 */
module.exports = function withHotBody(source, sourceMap) {
  const [, metadata] = METADATA.exec(source) ?? [];
  const lines = [
    `import { hotPage as __hotPage } from ${JSON.stringify(HOT_PAGE)};`,
    metadata === undefined
      ? 'const __metadata = undefined;'
      : `import __metadata from ${metadata};`,
    'MDXContent = __hotPage(import.meta.webpackHot, MDXContent, [',
    '  __metadata,',
    ...FACTS.map((name) => `  typeof ${name} === 'undefined' ? undefined : ${name},`),
    ']);',
    '',
  ];
  this.callback(
    null,
    CONTENT.test(source) ? `${source}\n${lines.join('\n')}` : source,
    // What is added stands behind everything that the map speaks of.
    sourceMap,
  );
};
