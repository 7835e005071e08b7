/**
 * Takes the weak references out of Docusaurus' registry of pages: the bundler compiles what they
 * name, and only a server that renders pages reads them.
 *
 * @param {string} source text of `.docusaurus/registry.js`
 */
module.exports = function withoutWeakReferences(source) {
  return source.replaceAll(/require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g, 'undefined');
};
