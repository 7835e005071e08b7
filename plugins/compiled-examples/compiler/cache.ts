/**
 * Answers of compilers and formatters, kept below `node_modules/.cache` by a hash of all that they
 * depend on. Safe among builds that run at once, and with a process that is killed: an entry is
 * written to a file of its own and then renamed. Files are read and written synchronously: a build has
 * thousands of these small ones, and while it is busy, each asynchronous step waits behind its other work.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { type Decoder, parseJson } from '../../../src/lib/decode';
import { isMissing } from './isMissing';

/** The folder of everything that this plugin keeps. */
export const CACHE_FOLDER = path.resolve('node_modules', '.cache', 'compiled-examples');

/** Part of each key: what is written by code that stores or reads otherwise is not found. */
const FORMAT = 2;

const RESULTS = path.join(CACHE_FOLDER, 'results');

/** A name for all that an answer depends on; the order of what it is made of matters. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, ...parts]))
    .digest('hex');
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

async function readOrAnswer<T>(file: string, question: Question<T>): Promise<T> {
  try {
    const known = parseJson(fs.readFileSync(file, 'utf8'), question.decoder);
    // A file that was cut off by a full disk is as good as none.
    if (known.ok) return known.value;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const value = await question.answer();
  if (question.keeps?.(value) ?? true) {
    const unfinished = `${file}.${randomUUID()}`;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(unfinished, JSON.stringify(value));
    fs.renameSync(unfinished, file);
  }
  return value;
}

/** The answer that is kept for a question, or a new one. */
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
