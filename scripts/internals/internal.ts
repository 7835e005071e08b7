/** A test that proves that an internal is as it was. */
export interface Check {
  /** File of the test. */
  readonly file: string;
  /** Its title, as the file spells it. */
  readonly title: string;
}

/** A plugin that relies on an internal. */
export interface User {
  /** Folder of the plugin below `plugins/`. */
  readonly plugin: string;
  /** What of it the plugin relies on, and what for. */
  readonly why: string;
  readonly check: Check;
}

/** Something that plugins rely on, and whose makers don't promise that it stays as it is. */
export interface Internal {
  /** What is relied on. */
  readonly what: string;
  /** The files below `node_modules` that decide it. */
  readonly sources: readonly string[];
  readonly users: readonly User[];
}
