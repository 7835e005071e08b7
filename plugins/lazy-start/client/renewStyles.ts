/**
 * Pages that are compiled late bring styles into a sheet that the browser may have loaded before. No update tells
 * it so: the sheet is compared with the server's when scripts have come.
 */

/** How many rules the server's sheet has by now; those of a new page are more. */
async function countRules(link: HTMLLinkElement): Promise<number> {
  const response = await fetch(link.href, { cache: 'no-store' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return sheet.cssRules.length;
}

async function renew(link: HTMLLinkElement): Promise<void> {
  const shown = link.sheet?.cssRules.length;
  if (shown === undefined || shown === (await countRules(link)) || !link.isConnected) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = `${new URL(link.href).pathname}?${Date.now()}`;
  const isLoaded = new Promise((resolve, reject) => {
    next.onload = resolve;
    next.onerror = reject;
  });
  link.after(next);
  await isLoaded;
  // Not before: a page without any styles would flash.
  link.remove();
}

async function renewAll(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // While the server starts anew, nothing can be compared; the next script asks again.
    await renew(link).catch(() => undefined);
  }
}

/** Renews the sheets of the page when a script has brought styles that they lack. */
export function renewStyles(): void {
  const isScript = ({ name }: PerformanceEntry): boolean => /\.js(?:\?|$)/.test(name);
  let renewed = Promise.resolve();
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isScript)) renewed = renewed.then(renewAll);
  }).observe({ type: 'resource' });
}
