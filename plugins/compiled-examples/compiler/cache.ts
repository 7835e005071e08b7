/**
 * Answers of compilers and formatters, kept below `node_modules/.cache` by a hash of all that they
 * depend on. Safe among builds that run at once, and with a process that is killed: an entry is
 * written to a file of its own and then renamed. Files are read and written synchronously: a build has
 * thousands of these small ones, and while it is busy, each asynchronous step waits behind its other work.
 *
 * An entry's first line is a checksum of the rest, because a flipped bit is still JSON, and would be shown
 * as the compiler's answer.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { type Decoder, describe, parseJson } from '../../../src/lib/decode';
import { isMissing } from './isMissing';

/** The folder of everything that this plugin keeps. */
export const CACHE_FOLDER = path.resolve('node_modules', '.cache', 'compiled-examples');

/** Part of each key: what is written by code that stores or reads otherwise is not found. */
const FORMAT = 3;

const RESULTS = path.join(CACHE_FOLDER, 'results');

/** A name for all that an answer depends on; the order of what it is made of matters. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, ...parts]))
    .digest('hex');
}

/** A name for the content of a file. */
export function checksum(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Questions that are being answered: the same one is not asked twice at once. */
const pending = new Map<string, Promise<unknown>>();

/** A question, and how its answer is found, checked and kept. */
interface Question<T> {
  /** From `keyOf`. */
  readonly key: string;
  readonly decoder: Decoder<T>;
  readonly answer: () => Promise<T>;
  /** Whether later builds may have the answer; by default they may. */
  readonly keeps?: (value: T) => boolean;
  /** Where answers lie. */
  readonly folder?: string;
}

/** Known to all of a process: each plugin's loader makes a module of this file for itself. */
const REPORTED = Symbol.for('compiled-examples: damage was reported');

/** Says once that something that was kept is not what was written. */
export function reportDamage(what: string): void {
  if (Reflect.has(globalThis, REPORTED)) return;
  Reflect.set(globalThis, REPORTED, true);
  process.emitWarning(
    `Expected ${what} to be as it was written, got other content; it is made anew, as is all else in the cache that has changed since.`,
  );
}

/** What was written into a file; undefined where it is damaged. */
function intact(file: string): string | undefined {
  const bytes = fs.readFileSync(file);
  const end = bytes.indexOf('\n');
  const content = bytes.subarray(end + 1);
  return bytes.toString('latin1', 0, Math.max(end, 0)) === checksum(content)
    ? content.toString('utf8')
    : undefined;
}

async function readOrAnswer<T>(file: string, question: Question<T>): Promise<T> {
  try {
    const content = intact(file);
    const known = content === undefined ? undefined : parseJson(content, question.decoder);
    if (known?.ok) return known.value;
    reportDamage(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const value = await question.answer();
  if (!(question.keeps?.(value) ?? true)) return value;
  const content = JSON.stringify(value);
  // As later builds read it: what hashes it must not tell a new answer from a kept one by the order of its fields.
  const kept = parseJson(content, question.decoder);
  if (!kept.ok)
    throw new Error(`${describe(kept.error)} of the answer for ${file}; correct its decoder.`);
  const unfinished = `${file}.${randomUUID()}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, `${checksum(content)}\n${content}`);
  fs.renameSync(unfinished, file);
  return kept.value;
}

/**
 * The answer that is kept for a question, or a new one; both are what the decoder makes of it.
 *
 * @throws Error naming what was expected, if the decoder does not take a new answer that is to be kept
 */
export function cached<T>(question: Question<T>): Promise<T> {
  const { key, folder = RESULTS } = question;
  const file = path.join(folder, key.slice(0, 2), `${key.slice(2)}.json`);
  const running = pending.get(file);
  // The name holds a hash of the question, so that the answer is of its type.
  if (running) return running as Promise<T>;
  const answer = readOrAnswer(file, question).finally(() => pending.delete(file));
  pending.set(file, answer);
  return answer;
}
