/**
 * Decides in the head of a page, before anything is shown, whether it is shown in our fonts: at once where the
 * browser has had them, and on a first visit if they can be there by the first paint. That is on a wide screen whose
 * line has answered quickly: on others they would take their time from what is read. The page's template carries this
 * function as text, so that it uses nothing from outside of itself.
 *
 * @param key in local storage: whether the browser has had the fonts
 * @param early value of the document's attribute for fonts that are used at the first paint or not at all
 * @param files addresses of the fonts
 * @param quick milliseconds within which the beginning of a page comes over a quick line, connection included
 * @param isSaving whether the reader saves data
 */
export function useFonts(
  key: string,
  early: string,
  files: readonly string[],
  quick: number,
  isSaving: () => boolean,
): void {
  const { documentElement, head } = document;
  if (localStorage.getItem(key) !== null) {
    documentElement.dataset.fonts = '';
    return;
  }
  const [page] = performance.getEntriesByType('navigation');
  const isQuick = page instanceof PerformanceNavigationTiming && page.responseStart < quick;
  if (!isQuick || isSaving() || !matchMedia('(width >= 48rem)').matches) return;
  documentElement.dataset.fonts = early;
  files.forEach((file) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = file;
    head.append(link);
  });
}
