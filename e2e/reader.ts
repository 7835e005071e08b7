/** What readers do and see, for tests of how pages follow one another. */
import type { Locator, Page, Request } from '@playwright/test';

import { FONTS_KEY } from '../src/lib/fontsFlag';
import { expect } from './fixtures';

/** A door that a test opens. */
export interface Held {
  /** How many requests have come to it so far. */
  count(): number;
  release(): void;
}

/** Keeps requests waiting until they are released; later ones pass. */
export async function hold(
  page: Page,
  url: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<Held> {
  let release = (): void => undefined;
  let count = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!isMeant(route.request())) return route.fallback();
    count += 1;
    await released;
    // The page may have given the request up.
    return route.continue().catch(() => undefined);
  });
  return { count: () => count, release };
}

/** Keeps the scripts of built pages waiting. */
export function holdScripts(page: Page): Promise<Held> {
  return hold(page, /\/assets\/js\/main\.[^/]+\.js$/);
}

/**
 * Opens a page whose scripts are held. The event `load` may wait for them: a browser that finds its
 * pointer over the page starts them at once.
 */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Keeps the fonts waiting, for a reader whose browser has had them: `load` waits for them, too. */
export async function holdFonts(page: Page): Promise<Held> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), FONTS_KEY);
  return hold(page, '**/fonts/*');
}

/** Whether a request is the client's, for a page; not the browser's. */
export function isPageFetch(request: Request): boolean {
  return request.resourceType() === 'fetch';
}

/** What is loaded in a page's course. */
export interface Traffic {
  /** Paths that the browser loaded as a whole; a redirect counts once. */
  readonly loads: readonly string[];
  /** Paths of pages that the client fetched. */
  readonly fetches: readonly string[];
  /** Paths of those that are there. */
  readonly fetched: readonly string[];
}

/** Writes down what a page loads from now on. */
export function watchTraffic(page: Page): Traffic {
  const loads: string[] = [];
  const fetches: string[] = [];
  const fetched: string[] = [];
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (request.redirectedFrom()) return;
    if (request.isNavigationRequest()) loads.push(pathOf(request));
    else if (isPageFetch(request)) fetches.push(pathOf(request));
  });
  page.on('requestfinished', (request) => {
    if (isPageFetch(request)) fetched.push(pathOf(request));
  });
  return { loads, fetches, fetched };
}

/** Leaves a mark in the window, which is gone when the browser loads a page as a whole. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'visitMark', true));
}

/** Whether no page was loaded as a whole since the mark. */
export function isSameVisit(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'visitMark') === true);
}

/** The heading of the page on screen. */
export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** The list of pages: beside the article, on phones in the drawer, which this opens. */
export async function pagesOf(page: Page): Promise<Locator> {
  const drawer = page.getByRole('button', { name: 'Open the list of pages' });
  const list = page.getByRole('navigation', { name: 'Pages of this version' });
  if (await drawer.isVisible()) {
    await drawer.click();
    return page.getByRole('dialog', { name: 'Pages' }).locator(list);
  }
  return list;
}

/** A link of the version select, which this opens; nothing in a closed one is loaded ahead. */
export async function versionLink(page: Page, label: string): Promise<Locator> {
  // Before its styles have come, a page shows the button of the drawer on every screen.
  await page.waitForLoadState();
  const drawer = page.getByRole('button', { name: 'Open the list of pages' });
  if (await drawer.isVisible()) await drawer.click();
  await page.locator('summary', { hasText: 'Version:' }).locator('visible=true').first().click();
  return page.getByRole('link', { name: label, exact: true }).locator('visible=true').first();
}

/** Waits until the browser has nothing left to do: what was to happen by itself has begun. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // Safari has no word for rest: its pages wait for 200 ms instead.
            if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
            else setTimeout(resolve, 250);
          }),
        );
      }),
  );
}

/** Lets the browser say that the reader wants little data: nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });
}

/** Adds up how far the parts of the pages to come move while they load. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number' && 'shifts' in window) {
          window.shifts = Number(window.shifts) + entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the parts of the page on screen have moved; `watchShifts` must have come before. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => ('shifts' in window ? Number(window.shifts) : Infinity));
}

/** Scrolls the page to a place, and waits until it has been told. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const reached = await page.evaluate(
    (place) =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'scroll',
          () => requestAnimationFrame(() => resolve(window.scrollY)),
          { once: true },
        );
        window.scrollTo({ top: place, behavior: 'instant' });
      }),
    top,
  );
  expect(reached, 'the page is long enough').toBe(top);
}

/** Expects a heading at the top of the page, and no bar over it. */
export async function expectBelowBars(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport();
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 2, top + 2);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      }),
    )
    .toBe(true);
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(300);
}

/**
 * What a page tells browsers, crawlers and readers. The same page must tell the same, whether it
 * was loaded as a whole or came by a link.
 */
export async function pageState(page: Page) {
  // Code gets its place in the order of the Tab key then.
  await idle(page);
  return page.evaluate(() => {
    const attributes = (element: Element): string =>
      [...element.attributes]
        // Whether a name has been pointed at says nothing of the page.
        .filter(({ name }) => !['data-rh', 'data-named', 'data-types'].includes(name))
        .map(({ name, value }) => ` ${name}="${value}"`)
        .sort()
        .join('');
    /** HTML of what stands in an element; attributes have no order, and comments say nothing. */
    const contents = (node: Node): string =>
      [...node.childNodes]
        .map((child) => {
          if (child.nodeType === Node.TEXT_NODE) return child.textContent;
          if (!(child instanceof Element) || child.matches('script')) return '';
          if (child.matches('[data-named] [data-type]')) return contents(child);
          // The heading takes the focus after a link was followed.
          if (child.matches('h1')) child.removeAttribute('tabindex');
          return `<${child.localName}${attributes(child)}>${contents(child)}</${child.localName}>`;
        })
        .join('');
    const html = (selector: string): string => {
      const element = document.querySelector(selector);
      return element ? contents(element) : '';
    };
    const links = (selector: string): string[] =>
      [...document.querySelectorAll(`${selector} a[href]`)].map(
        (link) => `${link.textContent} -> ${link.getAttribute('href')}`,
      );
    return {
      title: document.title,
      head: [
        ...document.head.querySelectorAll(
          // Which fonts are fetched early depends on the line.
          'meta, link:not([rel=stylesheet], [rel=prefetch], [as=font]), script[type="application/ld+json"]',
        ),
      ]
        .map((element) => `${element.localName}${attributes(element)} ${element.textContent}`)
        .sort(),
      htmlClasses: [...document.documentElement.classList].sort(),
      lang: document.documentElement.lang,
      main: html('main').replaceAll('><', '>\n<').split('\n'),
      breadcrumbs: html('[aria-label="Where this page is"]'),
      bar: links('header'),
      sidebar: links('aside'),
      headings: links('[aria-label="On this page"]'),
      // A badge that cannot be loaded is taken away.
      footer: links('footer').filter((link) => !/analytics\.com/.test(link)),
      current: [...document.querySelectorAll('[aria-current]')]
        // The drawer's list is made when it is opened.
        .filter((element) => !element.closest('dialog'))
        .map((element) => `${element.textContent} ${element.getAttribute('aria-current')}`),
    };
  });
}
