/** A window of WebKit, by the WebDriver protocol. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';

import { IN_PAGE } from './inPage';
import type { Step } from './selection';

/** Size of a page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a window is started with. */
export interface WindowOptions {
  readonly viewport: Size;
  readonly isDark?: boolean;
}

/** The queries of Testing Library, as a script that makes the global object `TestingLibraryDom`. */
const LIBRARY = fs.readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Declarations of what runs in the page, by their names. */
const DECLARATIONS = Object.entries(IN_PAGE)
  .map(([name, run]) => `const ${name} = ${run.toString()};`)
  .join('\n');

/** MiniBrowser’s own bar is wider than a phone; without its padding it fits. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** The program that drives WebKit; it has one window at a time. */
export class Driver {
  private constructor(
    private readonly process: ChildProcess,
    private readonly address: string,
  ) {}

  /** @param program path of `WebKitWebDriver`; needs a display */
  static async start(program: string): Promise<Driver> {
    const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-settings-'));
    fs.mkdirSync(path.join(settings, 'gtk-3.0'));
    fs.writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
    const port = await freePort();
    const child = spawn(program, [`--port=${port}`], {
      env: { ...process.env, XDG_CONFIG_HOME: settings },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}`;
    await waitFor(async () => (await fetch(`${address}/status`)).ok);
    return new Driver(child, address);
  }

  async open({ viewport, isDark }: WindowOptions): Promise<Session> {
    const args = [
      '--automation',
      // As the setting of Safari does, and every other browser without one.
      '--enable-tabs-to-links=true',
      '--javascript-can-access-clipboard=true',
      ...(isDark ? ['--dark-mode'] : []),
    ];
    const driver = await new Builder()
      .usingServer(this.address)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
      .build();
    const session = new Session(driver);
    await driver.manage().setTimeouts({ script: 30_000 });
    await session.resize(viewport);
    return session;
  }

  async stop(): Promise<void> {
    this.process.kill();
    await once(this.process, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('Expected a port.');
  return address.port;
}

/** Asks again until something is so; what it throws means that it is not yet. */
async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer; does it have a display?');
}

/** A window. */
export class Session {
  constructor(readonly driver: WebDriver) {}

  /** Gives the page a size: the window is higher by its bar. */
  async resize({ width, height }: Size): Promise<void> {
    const window = this.driver.manage().window();
    let bar = 0;
    for (let tries = 0; tries < 20; tries += 1) {
      await window.setRect({ width, height: height + bar, x: 0, y: 0 });
      const [innerWidth, innerHeight, outerHeight] = await this.driver.executeScript<
        [number, number, number]
      >('return [innerWidth, innerHeight, outerHeight]');
      if (innerWidth === width && innerHeight === height) return;
      bar = outerHeight - innerHeight;
    }
    throw new Error(`WebKit gives no window whose page has ${width} x ${height} pixels.`);
  }

  /**
   * Runs a function in the page, or in the frame that steps lead into.
   *
   * @param steps elements that the function gets first, as a list; undefined: it gets nothing of the page
   * @param run text of the function; those of `inPage.ts` are there by their names
   * @returns what it returns or resolves to, as JSON holds it
   */
  async run(steps: readonly Step[] | undefined, run: string, argument?: unknown): Promise<unknown> {
    return this.within(steps ?? [], () => this.runHere(steps, run, argument));
  }

  /** Does something in the frame that steps lead into. */
  async within<Value>(steps: readonly Step[], act: () => Promise<Value>): Promise<Value> {
    return (await this.inFrames(steps, act)).value;
  }

  /**
   * Does something in the frame that steps lead into.
   *
   * @returns what came of it, and where the frame's corner is in the window, in CSS pixels
   */
  async inFrames<Value>(
    steps: readonly Step[],
    act: () => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly x: number; readonly y: number }> {
    const corner = { x: 0, y: 0 };
    const { frames } = splitAtFrames(steps);
    try {
      for (const steps of frames) {
        const frame = await this.elementOf(steps);
        const [left = 0, top = 0] = await this.driver.executeScript<number[]>(
          'return (({ left, top }) => [left + arguments[0].clientLeft, top + arguments[0].clientTop])(arguments[0].getBoundingClientRect())',
          frame,
        );
        corner.x += left;
        corner.y += top;
        await this.driver.switchTo().frame(frame);
      }
      return { value: await act(), ...corner };
    } finally {
      if (frames.length > 0) await this.driver.switchTo().defaultContent();
    }
  }

  /** The element that steps lead to, for use within its frame. */
  elementAt(steps: readonly Step[]): Promise<WebElement> {
    return this.elementOf(splitAtFrames(steps).last);
  }

  private async elementOf(steps: readonly Step[]): Promise<WebElement> {
    await this.bringLibrary();
    const element = await this.driver.executeScript<WebElement | null>(
      `${DECLARATIONS}\nreturn resolve(${JSON.stringify(steps)})[0] ?? null;`,
    );
    if (!element) throw new Error('it is not there');
    return element;
  }

  private async bringLibrary(): Promise<void> {
    const isThere = await this.driver.executeScript("return 'TestingLibraryDom' in window");
    if (isThere !== true)
      await this.driver.executeScript(`(function () {${LIBRARY}}).call(window);`);
  }

  /** Brings the frame that steps lead into onto the screen. */
  async scrollToFrame(steps: readonly Step[]): Promise<void> {
    const { frames } = splitAtFrames(steps);
    const [first] = frames;
    if (!first) return;
    const run =
      "(elements) => elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })";
    await this.runHere(first, run, undefined);
  }

  /** Runs a function as `run` does, but in the frame that the driver is in. */
  async runHere(
    path: readonly Step[] | undefined,
    run: string,
    argument: unknown,
  ): Promise<unknown> {
    const steps = path && splitAtFrames(path).last;
    if (steps) await this.bringLibrary();
    const value = argument === undefined ? 'undefined' : JSON.stringify(argument);
    const answer = await this.driver.executeAsyncScript<{ value?: string; error?: string }>(
      `const __done = arguments[arguments.length - 1];
       (async () => {
         ${steps ? `${DECLARATIONS}\nconst __subject = resolve(${JSON.stringify(steps)});` : ''}
         return (${run})(${steps ? '__subject, ' : ''}${value});
       })().then(
         (value) => {
           // Windows and elements are of no use outside of the page.
           try { __done({ value: JSON.stringify(value) }); } catch { __done({}); }
         },
         (error) => __done({ error: String(error && error.message || error) }),
       );`,
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value === undefined ? undefined : JSON.parse(answer.value);
  }
}

/** Steps to each frame on the way, and those within the last one. */
function splitAtFrames(steps: readonly Step[]): { frames: Step[][]; last: Step[] } {
  const parts: Step[][] = [[]];
  for (const step of steps) {
    if (step.kind === 'frame') parts.push([]);
    else parts.at(-1)?.push(step);
  }
  return { frames: parts.slice(0, -1), last: parts.at(-1) ?? [] };
}
