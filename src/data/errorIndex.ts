import data from '@generated/error-index/default/entries.json';

import { array } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import { ERROR_GROUP_KEYS, ERROR_GROUPS, type ErrorEntry, errorEntry } from '../lib/errorIndex';

const entries = decodeData('docs/errors', array(errorEntry), data);

/** A group of errors, by their messages. */
export interface ErrorGroupEntries {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly ErrorEntry[];
}

/** The groups in the order of the page. */
export const ERROR_INDEX: readonly ErrorGroupEntries[] = ERROR_GROUP_KEYS.map((key) => ({
  key,
  label: ERROR_GROUPS[key],
  entries: entries
    .filter(({ group }) => group === key)
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true })),
})).filter(({ entries: own }) => own.length > 0);

/** Every entry, in the order of the page. */
export const ERROR_ENTRIES: readonly ErrorEntry[] = ERROR_INDEX.flatMap((group) => group.entries);
