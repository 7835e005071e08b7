/**
 * What the oldest supported browsers lack, by MDN's tables of compatibility: journeys run once more in a
 * Chromium without any of it.
 */
import fs from 'node:fs';

import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';

import { browserslist } from '../../package.json';

/** The tables as the package describes them. */
function readTables(): CompatData {
  return JSON.parse(fs.readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'));
}

/** The names that MDN's tables have for the browsers of `browserslist`. */
const BROWSERS = ['chrome', 'firefox', 'safari'] as const;

/** A supported browser, from this version on. */
interface Oldest {
  readonly browser: (typeof BROWSERS)[number];
  readonly version: number;
}

/**
 * Reads lines such as `safari >= 17.4`.
 *
 * @throws Error for a line of another form
 */
export function oldestOf(lines: readonly string[]): readonly Oldest[] {
  return lines.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const browser = BROWSERS.find((known) => known === name);
    if (browser === undefined) {
      throw new Error(
        `browserslist: expected lines such as "safari >= 17.4" for ${BROWSERS.join(', ')}, got "${line}"; teach e2e/engines/oldest.ts to read it.`,
      );
    }
    return { browser, version: Number(version) };
  });
}

/** Whether a browser has something, if only in part, without a flag or a prefix. */
function isSupported(statement: SupportStatement | undefined, version: number): boolean {
  return [statement ?? []].flat().some((support) => {
    const { version_added: added, version_removed: removed, flags, prefix } = support;
    if (flags || prefix || typeof added !== 'string') return false;
    const from = Number.parseFloat(added.replace('≤', ''));
    const isGone = typeof removed === 'string' && Number.parseFloat(removed) <= version;
    return from <= version && !isGone;
  });
}

function isLacked({ __compat: compat }: Identifier, oldest: readonly Oldest[]): boolean {
  return (
    compat !== undefined &&
    oldest.some(({ browser, version }) => !isSupported(compat.support[browser], version))
  );
}

/** A global object, or a member of one. */
export type Missing = readonly [object: string] | readonly [object: string, member: string];

/** Members that stand for something else in MDN's tables: behaviors, events, constructors. */
const NO_MEMBER = /^(?:__compat|@@.*|.*_event|.*[^\w$].*)$/;

function missingOf(tree: Identifier, oldest: readonly Oldest[]): Missing[] {
  return Object.keys(tree).flatMap((object): Missing[] => {
    const entry = tree[object];
    if (!entry || NO_MEMBER.test(object)) return [];
    if (isLacked(entry, oldest)) return [[object]];
    return Object.keys(entry)
      .filter((member) => !NO_MEMBER.test(member) && member !== object)
      .filter((member) => {
        const part = entry[member];
        return part !== undefined && isLacked(part, oldest);
      })
      .map((member) => [object, member.replace(/_static$/, '')] as const);
  });
}

/** What stays, though some of those browsers lack it. */
const KEPT: readonly string[] = [
  // V8 records no stacks without it.
  'Error.stackTraceLimit',
  // Journeys read with it what the site has copied.
  'Clipboard.readText',
];

/** What one of the oldest supported browsers or another does not have. */
export function missingInOldest(lines: readonly string[] = browserslist): readonly Missing[] {
  const oldest = oldestOf(lines);
  const { api, javascript } = readTables();
  return [...missingOf(api, oldest), ...missingOf(javascript.builtins ?? {}, oldest)].filter(
    (missing) => !KEPT.includes(missing.join('.')),
  );
}

/** Takes things away from the page, before it runs anything; the page gets this as text. */
export function takeAway(missing: readonly Missing[]): void {
  for (const [name, member] of missing) {
    if (member === undefined) {
      Reflect.deleteProperty(globalThis, name);
      continue;
    }
    const object: unknown = Reflect.get(globalThis, name);
    if (typeof object !== 'function' && typeof object !== 'object') continue;
    // Static members are on the class, others on its prototype, and those of the window on itself.
    for (const owner of [object, Reflect.get(Object(object), 'prototype')]) {
      if (owner) Reflect.deleteProperty(owner, member);
    }
    if (name === 'Window') Reflect.deleteProperty(globalThis, member);
  }
}
