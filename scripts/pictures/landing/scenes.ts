/** What the recordings of the landing page show, in the playground. */
import type { Page } from 'playwright';

import { playgroundLink } from '../../../src/lib/playgroundLink';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';
import type { Recorder } from './recorder';

/** A recording. */
export interface Scene {
  /** Name of its files. */
  readonly name: string;
  /** The program that it begins with. */
  readonly code: string;
  readonly play: (recorder: Recorder) => Promise<void>;
}

const release = `v${LATEST_MANUAL_VERSION.toolchain.compilerRelease}`;

/** Waits until the page has said what became of the program on screen. */
async function settle(page: Page): Promise<void> {
  await page.locator('[role=status][aria-busy=false]').first().waitFor();
}

async function openTab(recorder: Recorder, name: RegExp): Promise<void> {
  await recorder.page.getByRole('tab', { name }).click();
}

/** Types as a recorder does, and shows what the compiler makes of each letter. */
async function typeAndCompile(recorder: Recorder, text: string): Promise<void> {
  for (const letter of text) {
    await recorder.page.keyboard.type(letter);
    await settle(recorder.page);
    await recorder.hold(letter === ' ' ? 0.14 : 0.1);
  }
}

const speed: Scene = {
  name: 'speed',
  code: `let tiles = 12

let rows = tiles / 4
`,
  async play(recorder) {
    await recorder.hold(0.8);
    await typeAndCompile(recorder, '\nlet price = count => count * 9\n');
    await recorder.hold(0.4);
    await typeAndCompile(recorder, 'let total = price(tiles) + rows');
    await recorder.hold(1.6);
  },
};

const types: Scene = {
  name: 'types',
  code: `type light = Red | Amber | Green

let seconds = light =>
  switch light {
  | Red => 40
  | Amber => 5
  }
`,
  async play(recorder) {
    await openTab(recorder, /^Problems/);
    await settle(recorder.page);
    await recorder.hold(2.4);
    await recorder.page.getByRole('textbox', { name: /^Program in/ }).click();
    await recorder.page.keyboard.press('Control+End');
    await recorder.press('ArrowUp', 3, 0.16);
    await recorder.press('End');
    await recorder.type('\n| Green => 35');
    await settle(recorder.page);
    await recorder.hold(0.8);
    await openTab(recorder, /^JavaScript/);
    await recorder.hold(1.8);
  },
};

const interop: Scene = {
  name: 'interop',
  code: `type url = {host: string}
@new external parse: string => url = "URL"

let page = parse("https://tea.example")
`,
  async play(recorder) {
    await recorder.hold(1.2);
    await typeAndCompile(recorder, 'Console.log(page.host)');
    await recorder.hold(0.8);
    await recorder.page.keyboard.press('Control+e');
    await recorder.page.getByRole('log').getByText('tea.example').waitFor();
    await recorder.hold(2);
  },
};

/** The recordings, in the order of the page. */
export const SCENES: readonly Scene[] = [speed, types, interop];

/** Opens a scene's program with the caret behind it, compiled. */
export async function openScene(page: Page, origin: string, { code }: Scene): Promise<void> {
  await page.goto(`${origin}${playgroundLink({ version: release, code }) ?? '/try'}`);
  await page.getByRole('textbox', { name: /^Program in/ }).click();
  await page.keyboard.press('Control+End');
  // What came by a link is compiled when its reader does something.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await settle(page);
}
