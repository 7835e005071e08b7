/*
 * Takes the reader of a static redirect page on, with query and hash. One constant file for all of
 * them: the Content-Security-Policy then needs no hash for it.
 */
(() => {
  const target = new URL(document.currentScript.dataset.to, location.href);
  if (location.search !== '') target.search = location.search;
  if (location.hash !== '') target.hash = location.hash;
  location.replace(target);
})();
