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
import { buildJail, enterJail, type Jail, jailsWork, type Purpose } from './jail';
import { limited, SECONDS } from './limits';
import { libraryNames, linkPackages, makeProject } from './project';

/** A place for programs of readers, or why this machine has none. */
export type FoundWorkplace =
  | { readonly status: 'ready'; readonly place: Place }
  | { readonly status: 'unavailable'; readonly reason: string };

/** Where jobs are done. */
interface Workplace {
  readonly root: string;
  /** Folder of the folders of jobs. */
  readonly work: string;
  readonly jail: Jail | undefined;
  /** Whether jobs find a project in their folders. */
  readonly isProject: boolean;
}

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
   * The place of a release for a purpose.
   *
   * @throws Error where a library does not compile or the disk fails; asked again, it tries again
   */
  place(toolchain: Toolchain, purpose: Purpose): Promise<FoundWorkplace> {
    const key = `${toolchain.compilerPackage}-${purpose}`;
    const known = this.#places.get(key);
    if (known) return known;
    const found = this.#prepare(toolchain, purpose, key);
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

  async #prepare(toolchain: Toolchain, purpose: Purpose, name: string): Promise<FoundWorkplace> {
    const found = await placeOf(toolchain);
    if (found.status === 'unavailable') return found;
    const root = path.join(this.folder, name);
    const jail = (await this.hasJails()) ? await buildJail(root, found.place, purpose) : undefined;
    const work = jail?.work ?? root;
    fs.mkdirSync(work, { recursive: true });
    const { facts, libraries } = jail?.place ?? found.place;
    const isProject = purpose === 'analysis';
    if (isProject) {
      linkPackages(root, { facts, libraries }, libraryNames(toolchain, libraries.length));
    }
    return {
      status: 'ready',
      place: {
        facts,
        libraries,
        perform: (job) => this.#performIn({ root, work, jail, isProject }, job),
      },
    };
  }

  /** Does a job in a folder of its own, which is gone afterwards, however the job ends. */
  async #performIn({ root, work, jail, isProject }: Workplace, job: Job): Promise<Done> {
    const folder = fs.mkdtempSync(path.join(work, 'program-'));
    try {
      if (isProject) makeProject(folder, jail ? '/' : root);
      const steps = job.steps.map((step) =>
        limited(jail ? enterJail(step, jail, path.basename(folder)) : step),
      );
      // A program of several files has no more time than one.
      return await this.does({ ...job, folder, steps, timeout: SECONDS * 1000 });
    } finally {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }
}
