/**
 * The packages that read and print Markdown, as Node.js loads them.
 *
 * Plain JavaScript, because what the configuration and plugins import in TypeScript goes through jiti, which
 * evaluates these 270 modules anew for each reading of the configuration and for each plugin: a second
 * of a build. Here they are loaded once, and what V8 has learned about them while Docusaurus reads
 * pages serves plugins, too.
 */
module.exports = {
  fromMarkdown: require('mdast-util-from-markdown').fromMarkdown,
  remarkComment: require('@slorber/remark-comment').default,
  remarkGfm: require('remark-gfm').default,
  remarkMdx: require('remark-mdx').default,
  remarkParse: require('remark-parse').default,
  remarkStringify: require('remark-stringify').default,
  unified: require('unified').unified,
  VFile: require('vfile').VFile,
};
