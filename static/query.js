/*
 * Marks a list page that is opened with a search before it is painted: the list stays out of sight
 * until the page's scripts have narrowed it, so that nothing moves (src/components/PackageIndex). One
 * constant file: the Content-Security-Policy then needs no hash for it.
 */
(() => {
  // Later, the page's own scripts are there and narrow the list at once.
  if (document.readyState !== 'loading') return;
  const { parameter } = document.currentScript.dataset;
  if (new URLSearchParams(location.search).get(parameter)) {
    document.documentElement.dataset.queried = '';
  }
})();
