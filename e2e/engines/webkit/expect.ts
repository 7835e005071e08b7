/** What journeys expect of pages and elements in WebKit, by the names that Playwright has for it. */
import { expect as base } from '@playwright/test';

import { unsupported } from '../unsupported';
import { PATIENCE_MS, type WebKitLocator } from './locator';
import { type WebKitPage } from './page';

/** What is there, and whether it is what was expected; undefined when nothing can be said of it. */
interface Look {
  readonly fits: boolean | undefined;
  readonly actual: unknown;
}

interface Timed {
  readonly timeout?: number;
}

/** Asks until it fits, or until it does not where that is expected. */
async function matching(
  isNot: boolean,
  what: string,
  look: () => Promise<Look>,
  { timeout = PATIENCE_MS }: Timed = {},
): Promise<{ pass: boolean; message: () => string }> {
  const end = Date.now() + timeout;
  let actual: unknown;
  do {
    try {
      const seen = await look();
      actual = seen.actual;
      if (seen.fits === !isNot) return { pass: !isNot, message: () => '' };
    } catch (error) {
      // The page may be on its way to another one.
      actual = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  const message = `WebKit: expected ${isNot ? 'not ' : ''}${what}, got ${actual instanceof Error ? actual.message : JSON.stringify(actual)}`;
  return { pass: isNot, message: () => message };
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isText(actual: string, expected: string | RegExp, isPart = false): boolean {
  if (expected instanceof RegExp) return expected.test(normal(actual));
  return isPart ? normal(actual).includes(normal(expected)) : normal(actual) === normal(expected);
}

type Expected = string | RegExp | readonly (string | RegExp)[];

/** Looks at one text for each element; a single expectation wants a single element. */
function lookAtTexts(texts: readonly string[], expected: Expected, isPart = false): Look {
  if (Array.isArray(expected)) {
    // In their order, and without others between them where whole texts are expected.
    const left = [...expected];
    for (const text of texts) {
      const [next] = left;
      if (next !== undefined && isText(text, next, isPart)) left.shift();
    }
    return {
      fits: left.length === 0 && (isPart || texts.length === expected.length),
      actual: texts,
    };
  }
  const [text] = texts;
  const isOne = texts.length === 1 && text !== undefined;
  return {
    fits: isOne ? isText(text, expected as string | RegExp, isPart) : undefined,
    actual: isOne ? text : `${texts.length} elements`,
  };
}

/** Looks at a value of the one element. */
async function lookAtOne(
  locator: WebKitLocator,
  read: (element: never, argument: never) => unknown,
  fits: (value: unknown) => boolean,
  argument?: unknown,
): Promise<Look> {
  const session = await locator.owner.session();
  const values = (await session.run(
    locator.steps,
    `(elements, argument) => Promise.all(elements.map((element) => (${read.toString()})(element, argument)))`,
    argument,
  )) as readonly unknown[];
  return values.length === 1
    ? { fits: fits(values[0]), actual: values[0] }
    : { fits: undefined, actual: `${values.length} elements` };
}

interface Context {
  readonly isNot: boolean;
}

/** Texts of elements, as they are in the document or as they are shown. */
async function textsOf(locator: WebKitLocator): Promise<readonly string[]> {
  return (await locator.allTextContents()) as readonly string[];
}

/** Reads a value of one element, and compares it with a text. */
function valueMatcher(what: string, read: (element: never, argument: never) => unknown) {
  return function (
    this: Context,
    locator: WebKitLocator,
    expected: string | RegExp,
    options?: Timed,
  ) {
    return matching(
      this.isNot,
      `${what} ${expected}: ${locator}`,
      () => lookAtOne(locator, read, (value) => isText(String(value), expected)),
      options,
    );
  };
}

/** Asks one element a question. */
function stateMatcher(what: string, read: (element: never) => boolean) {
  return function (this: Context, locator: WebKitLocator, options?: Timed) {
    return matching(
      this.isNot,
      `${what}: ${locator}`,
      () => lookAtOne(locator, read, (value) => value === true),
      options,
    );
  };
}

function isSeen(locator: WebKitLocator): Promise<Look> {
  return locator.isVisible().then((fits) => ({ fits, actual: fits ? 'visible' : 'hidden' }));
}

export const expect = base.extend({
  toBeVisible(this: Context, locator: WebKitLocator, options?: Timed) {
    return matching(this.isNot, `visible: ${locator}`, () => isSeen(locator), options);
  },
  toBeHidden(this: Context, locator: WebKitLocator, options?: Timed) {
    return matching(
      this.isNot,
      `hidden: ${locator}`,
      () => isSeen(locator).then(({ fits, actual }) => ({ fits: !fits, actual })),
      options,
    );
  },
  toBeAttached(this: Context, locator: WebKitLocator, options?: Timed) {
    return matching(
      this.isNot,
      `in the document: ${locator}`,
      () => locator.count().then((count) => ({ fits: count > 0, actual: count })),
      options,
    );
  },
  toHaveCount(this: Context, locator: WebKitLocator, expected: number, options?: Timed) {
    return matching(
      this.isNot,
      `${expected} elements: ${locator}`,
      () => locator.count().then((count) => ({ fits: count === expected, actual: count })),
      options,
    );
  },
  toHaveText(this: Context, locator: WebKitLocator, expected: Expected, options?: Timed) {
    return matching(
      this.isNot,
      `text ${String(expected)}: ${locator}`,
      async () => lookAtTexts(await textsOf(locator), expected),
      options,
    );
  },
  toContainText(this: Context, locator: WebKitLocator, expected: Expected, options?: Timed) {
    return matching(
      this.isNot,
      `text with ${String(expected)}: ${locator}`,
      async () => lookAtTexts(await textsOf(locator), expected, true),
      options,
    );
  },
  toHaveAttribute(
    this: Context,
    locator: WebKitLocator,
    name: string,
    expected?: string | RegExp | Timed,
    options?: Timed,
  ) {
    const value = typeof expected === 'string' || expected instanceof RegExp ? expected : undefined;
    return matching(
      this.isNot,
      `attribute ${name} ${value ?? ''}: ${locator}`,
      () =>
        lookAtOne(
          locator,
          (element: Element, of: string) => element.getAttribute(of),
          (actual) =>
            typeof actual === 'string' &&
            (value === undefined ||
              (value instanceof RegExp ? value.test(actual) : value === actual)),
          name,
        ),
      options,
    );
  },
  toHaveCSS(
    this: Context,
    locator: WebKitLocator,
    name: string,
    expected: string | RegExp,
    options?: Timed,
  ) {
    return matching(
      this.isNot,
      `style ${name} ${expected}: ${locator}`,
      () =>
        lookAtOne(
          locator,
          (element: Element, of: string) => getComputedStyle(element).getPropertyValue(of),
          (actual) => isText(String(actual), expected),
          name,
        ),
      options,
    );
  },
  toBeInViewport(this: Context, locator: WebKitLocator, options?: Timed) {
    return matching(
      this.isNot,
      `in the viewport: ${locator}`,
      () =>
        lookAtOne(
          locator,
          (element: Element) =>
            new Promise((resolve) => {
              new IntersectionObserver(([entry], observer) => {
                observer.disconnect();
                resolve(entry !== undefined && entry.intersectionRatio > 0);
              }).observe(element);
            }),
          (value) => value === true,
        ),
      options,
    );
  },
  toHaveValue: valueMatcher('value', (element: HTMLInputElement) => element.value),
  toHaveClass: valueMatcher('class', (element: Element) => element.className),
  toHaveAccessibleName(
    this: Context,
    locator: WebKitLocator,
    expected: string | RegExp,
    options?: Timed,
  ) {
    return matching(
      this.isNot,
      `accessible name ${expected}: ${locator}`,
      () =>
        locator.accessibleName().then((name) => ({ fits: isText(name, expected), actual: name })),
      options,
    );
  },
  toHaveAccessibleDescription: (): never =>
    unsupported('WebKitWebDriver', 'tell accessible descriptions'),
  toBeFocused: stateMatcher('focused', (element: Element) => {
    const root = element.getRootNode();
    return (
      (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element
    );
  }),
  toBeChecked: stateMatcher('checked', (element: HTMLInputElement) => element.checked),
  toBeDisabled: stateMatcher('disabled', (element: Element) => element.matches(':disabled')),
  toBeEnabled: stateMatcher('enabled', (element: Element) => !element.matches(':disabled')),
  toHaveTitle(this: Context, page: WebKitPage, expected: string | RegExp, options?: Timed) {
    return matching(
      this.isNot,
      `title ${expected}`,
      () => page.title().then((title) => ({ fits: isText(title, expected), actual: title })),
      options,
    );
  },
  toHaveURL(
    this: Context,
    page: WebKitPage,
    expected: string | RegExp | ((url: URL) => boolean),
    options?: Timed,
  ) {
    return matching(
      this.isNot,
      `address ${expected}`,
      async () => {
        const address = await page.address();
        const fits =
          typeof expected === 'function'
            ? expected(new URL(address))
            : expected instanceof RegExp
              ? expected.test(address)
              : new URL(expected, address).href === address;
        return { fits, actual: address };
      },
      options,
    );
  },
});
