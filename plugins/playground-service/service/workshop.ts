/** The folders in which readers' programs are compiled: under limits, and in a jail where there can be one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Toolchain } from '../../../src/versions';
import {
  type Done,
  type Job,
  perform,
  type Place,
  placeOf,
} from '../../compiled-examples/compiler';
import { buildJail, enterJail, type Jail, jailsWork } from './jail';
import { limited } from './limits';

/** A place for programs of readers, or why this machine has none. */
export type FoundWorkplace =
  | { readonly status: 'ready'; readonly place: Place }
  | { readonly status: 'unavailable'; readonly reason: string };

/** Does jobs; a test counts them. */
export type Perform = (job: Job) => Promise<Done>;

/** Gives each release its place; all of them lie in one folder, which `close` takes away. */
export class Workshop {
  readonly #places = new Map<string, Promise<FoundWorkplace>>();
  #folder: string | undefined;
  #hasJails: Promise<boolean> | undefined;

  /** @param does how jobs are done */
  constructor(readonly does: Perform = perform) {}

  /** Whether programs are compiled in jails; found out once. */
  hasJails(): Promise<boolean> {
    this.#hasJails ??= jailsWork();
    return this.#hasJails;
  }

  /**
   * The place of a release for programs in a syntax.
   *
   * @throws Error where a library does not compile or the disk fails; asked again, it tries again
   */
  place(toolchain: Toolchain, isReason: boolean): Promise<FoundWorkplace> {
    const key = `${toolchain.compilerPackage}${isReason ? '-reason' : ''}`;
    const known = this.#places.get(key);
    if (known) return known;
    const found = this.#prepare(toolchain, isReason, key);
    this.#places.set(key, found);
    found.catch(() => this.#places.delete(key));
    return found;
  }

  /** Deletes all that it has made. */
  close(): void {
    if (this.#folder !== undefined) fs.rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
    this.#places.clear();
  }

  /** The folder of all that it makes. */
  get folder(): string {
    this.#folder ??= fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
    return this.#folder;
  }

  async #prepare(toolchain: Toolchain, isReason: boolean, name: string): Promise<FoundWorkplace> {
    const found = await placeOf(toolchain);
    if (found.status === 'unavailable') return found;
    const root = path.join(this.folder, name);
    const jail = (await this.hasJails()) ? await buildJail(root, found.place, isReason) : undefined;
    const work = jail?.work ?? root;
    fs.mkdirSync(work, { recursive: true });
    return {
      status: 'ready',
      place: {
        ...(jail?.place ?? found.place),
        perform: (job) => this.#performIn(work, jail, job),
      },
    };
  }

  /** Does a job in a folder of its own, which is gone afterwards, however the job ends. */
  async #performIn(work: string, jail: Jail | undefined, job: Job): Promise<Done> {
    const folder = fs.mkdtempSync(path.join(work, 'program-'));
    try {
      const steps = job.steps.map((step) =>
        limited(jail ? enterJail(step, jail, path.basename(folder)) : step),
      );
      return await this.does({ ...job, folder, steps });
    } finally {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }
}
