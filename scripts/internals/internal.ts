/** A test that proves that an internal is as it was. */
export interface Check {
  /** File of the test. */
  readonly file: string;
  /** Its title, as the file spells it. */
  readonly title: string;
}

/** Something that a plugin relies on, and whose makers don't promise that it stays as it is. */
export interface Internal {
  /** Folder of the plugin below `plugins/`. */
  readonly plugin: string;
  /** What is relied on. */
  readonly what: string;
  /** What would break without it. */
  readonly why: string;
  /** The files below `node_modules` that decide it. */
  readonly sources: readonly string[];
  readonly check: Check;
}
