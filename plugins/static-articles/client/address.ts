/**
 * Some hosts serve a page under the name of its file, too. Docusaurus drops `.html` when it looks for
 * the page but not when it loads the page's code ahead of hydration, so that React would draw the
 * page a second time. Here the address loses its ending before anybody reads it.
 */
const { pathname, search, hash } = window.location;

if (pathname.endsWith('.html')) {
  const page = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  window.history.replaceState(window.history.state, '', page + search + hash);
}

export {};
