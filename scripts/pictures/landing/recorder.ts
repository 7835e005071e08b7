import fs from 'node:fs/promises';
import path from 'node:path';

import type { Page } from 'playwright';

/** A picture of a recording and how long it shows. */
interface Frame {
  readonly file: string;
  readonly seconds: number;
}

/**
 * Takes a recording picture by picture: each is taken when the page has come to rest, so that a slow
 * machine records the same as a quick one.
 */
export class Recorder {
  readonly #frames: Frame[] = [];

  /** @param folder where the pictures go */
  constructor(
    readonly page: Page,
    readonly folder: string,
  ) {}

  /** Shows what is on screen for some seconds. */
  async hold(seconds: number): Promise<void> {
    const file = `${String(this.#frames.length).padStart(4, '0')}.png`;
    await this.page.screenshot({ path: path.join(this.folder, file), caret: 'initial' });
    this.#frames.push({ file, seconds });
  }

  /** Types a text as a quick writer does, with a picture of each letter. */
  async type(text: string, secondsPerLetter = 0.09): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.type(letter);
      await this.hold(secondsPerLetter);
    }
  }

  /** Presses a key some times, with a picture of each. */
  async press(key: string, times = 1, seconds = 0.08): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.page.keyboard.press(key);
      await this.hold(seconds);
    }
  }

  /** Writes the list of pictures as the encoder reads it, and gives its file. */
  async finish(): Promise<string> {
    const list = path.join(this.folder, 'frames.txt');
    const last = this.#frames.at(-1);
    if (!last) throw new Error('Expected a recording with a picture at least, got none.');
    const lines = this.#frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}\n`);
    // The encoder takes the last duration only from a picture behind it.
    await fs.writeFile(list, `${lines.join('')}file '${last.file}'\n`);
    return list;
  }
}
