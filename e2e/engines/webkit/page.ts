/** A page in WebKit, with the part of Playwright's `Page` that journeys use. */
import { Button, Key, Origin } from 'selenium-webdriver';

import { unsupported } from '../unsupported';
import { chord } from './keys';
import { type ClickOptions, PATIENCE_MS, WebKitLocator } from './locator';
import type { Driver, Session, Size, WindowOptions } from './session';

/** What a page reports as a fault. */
interface Fault {
  readonly kind: string;
  readonly text: string;
}

/**
 * Watches the page for faults from when it has loaded; its scripts come later. The driver has no events
 * of a console.
 */
const WATCH = `() => {
  if (window.__faults) return;
  window.__faults = [];
  const add = (kind, text) => window.__faults.push({ kind, text: String(text) });
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...values) => {
      add('console ' + level, values.join(' '));
      write.apply(console, values);
    };
  }
  addEventListener('error', ({ message, target }) => {
    if (message) add('error', message);
    else if (!/simpleanalyticsbadge/.test(target.src)) add('failed request', target.src ?? target.href);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => add('error', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add('policy', violatedDirective + ' refuses ' + blockedURI));
}`;

/** A page; its window opens with the first use. */
export class WebKitPage {
  private opened: Promise<Session> | undefined;
  private options: WindowOptions;
  private readonly seen: Fault[] = [];

  constructor(
    private readonly driver: Driver,
    private readonly baseURL: string,
    viewport: Size,
  ) {
    this.options = { viewport };
  }

  session(): Promise<Session> {
    this.opened ??= this.driver.open(this.options);
    return this.opened;
  }

  async close(): Promise<void> {
    if (!this.opened) return;
    const session = await this.session();
    await session.driver.quit();
    this.opened = undefined;
  }

  /** Faults of all documents since the page was opened. */
  async faults(): Promise<readonly string[]> {
    if (this.opened) await this.collect();
    return this.seen.map(({ kind, text }) => `${kind}: ${text}`);
  }

  private async collect(): Promise<void> {
    const session = await this.session();
    const found = await session.run(undefined, '() => (window.__faults ?? []).splice(0)');
    this.seen.push(...(found as Fault[]));
  }

  /** Asks again until nothing is missing any more. */
  async until(missing: () => Promise<string | undefined>, what: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let reason: string | undefined;
    do {
      reason = await missing().catch((error: unknown) => String(error));
      if (reason === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (Date.now() < end);
    throw new Error(`WebKit: ${reason}: ${what}`);
  }

  private async load(go: (session: Session) => Promise<unknown>): Promise<void> {
    const session = await this.session();
    await this.collect();
    await go(session);
    await session.run(undefined, WATCH);
  }

  async goto(path: string): Promise<void> {
    await this.load(({ driver }) => driver.get(new URL(path, this.baseURL).href));
  }
  async reload(): Promise<void> {
    await this.load(({ driver }) => driver.navigate().refresh());
  }
  async goBack(): Promise<void> {
    await this.load(({ driver }) => driver.navigate().back());
  }
  async goForward(): Promise<void> {
    await this.load(({ driver }) => driver.navigate().forward());
  }
  async address(): Promise<string> {
    return (await this.session()).driver.getCurrentUrl();
  }
  async title(): Promise<string> {
    return String(await this.evaluate(() => document.title));
  }
  async content(): Promise<string> {
    return String(await this.evaluate(() => document.documentElement.outerHTML));
  }
  async evaluate(
    run: string | ((argument: never) => unknown),
    argument?: unknown,
  ): Promise<unknown> {
    const session = await this.session();
    return session.run(
      undefined,
      typeof run === 'string' ? `() => { ${run} }` : run.toString(),
      argument,
    );
  }
  async waitForURL(url: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    await this.until(async () => {
      const address = new URL(await this.address());
      const fits =
        typeof url === 'function'
          ? url(address)
          : url instanceof RegExp
            ? url.test(address.href)
            : patternOf(url.startsWith('*') ? url : new URL(url, this.baseURL).href).test(
                address.href,
              );
      return fits ? undefined : `the address is ${address.href}`;
    }, `${url}`);
  }
  async setViewportSize(viewport: Size): Promise<void> {
    this.options = { ...this.options, viewport };
    if (this.opened) await (await this.session()).resize(viewport);
  }
  viewportSize(): Size {
    return this.options.viewport;
  }
  /** Colors are an option of the window: they are chosen before it opens. */
  async emulateMedia({ colorScheme, ...others }: { colorScheme?: string | null }): Promise<void> {
    if (Object.keys(others).length > 0) unsupported('WebKitWebDriver', 'emulate media');
    const isDark = colorScheme === 'dark';
    if (isDark === Boolean(this.options.isDark)) return;
    if (this.opened) unsupported('WebKitWebDriver', 'change the color scheme of an open window');
    this.options = { ...this.options, isDark };
  }

  locator(selector: string, options?: Parameters<WebKitLocator['locator']>[1]): WebKitLocator {
    return this.root.locator(selector, options);
  }
  getByRole(...options: Parameters<WebKitLocator['getByRole']>): WebKitLocator {
    return this.root.getByRole(...options);
  }
  getByText(...options: Parameters<WebKitLocator['getByText']>): WebKitLocator {
    return this.root.getByText(...options);
  }
  getByLabel(...options: Parameters<WebKitLocator['getByLabel']>): WebKitLocator {
    return this.root.getByLabel(...options);
  }
  frameLocator(selector: string): WebKitLocator {
    return this.root.frameLocator(selector);
  }
  private get root(): WebKitLocator {
    return new WebKitLocator(this, []);
  }

  readonly keyboard = {
    press: async (keys: string): Promise<void> => {
      const { driver } = await this.session();
      const codes = chord(keys);
      const actions = driver.actions({ async: true });
      codes.forEach((code) => actions.keyDown(code));
      [...codes].reverse().forEach((code) => actions.keyUp(code));
      await actions.perform();
    },
    type: async (text: string): Promise<void> => {
      const { driver } = await this.session();
      // A line break is no key.
      await driver.actions({ async: true }).sendKeys(text.replaceAll('\n', Key.ENTER)).perform();
    },
    insertText: async (text: string): Promise<void> => {
      await this.evaluate(
        (inserted: string) => document.execCommand('insertText', false, inserted),
        text,
      );
    },
  };

  readonly mouse = {
    move: async (x: number, y: number): Promise<void> => {
      const { driver } = await this.session();
      await driver
        .actions({ async: true })
        .move({ x, y, duration: 0, origin: Origin.VIEWPORT })
        .perform();
    },
    click: async (x: number, y: number): Promise<void> => {
      const { driver } = await this.session();
      await driver
        .actions({ async: true })
        .move({ x, y, duration: 0, origin: Origin.VIEWPORT })
        .click()
        .perform();
    },
    moveOnto: async (locator: WebKitLocator): Promise<void> => {
      const { x, y } = await locator.point();
      await this.mouse.move(x, y);
    },
    clickOn: async (
      locator: WebKitLocator,
      { button, modifiers = [], force = false }: ClickOptions,
    ): Promise<void> => {
      const { x, y } = await locator.point(force);
      const { driver } = await this.session();
      const which = Button[button === 'right' ? 'RIGHT' : button === 'middle' ? 'MIDDLE' : 'LEFT'];
      const keys = modifiers.flatMap((modifier) => chord(modifier));
      const actions = driver.actions({ async: true });
      keys.forEach((key) => actions.keyDown(key));
      actions.move({ x, y, duration: 0, origin: Origin.VIEWPORT }).press(which).release(which);
      keys.forEach((key) => actions.keyUp(key));
      await actions.perform();
    },
  };
}

/** An address in which `*` stands for anything. */
function patternOf(address: string): RegExp {
  const parts = address.split(/\*+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
