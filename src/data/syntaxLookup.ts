import data from '@generated/syntax-lookup/default/entries.json';

import { array } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import {
  type Construct,
  construct,
  inOrder,
  SYNTAX_GROUPS,
  SYNTAX_GROUP_KEYS,
} from '../lib/syntaxLookup';

const entries = decodeData('docs/syntax-lookup', array(construct), data);

/** A group of constructs: active ones first, then the deprecated ones. */
export interface LookupGroup {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly Construct[];
}

/** The groups in the order of the page. */
export const LOOKUP_GROUPS: readonly LookupGroup[] = SYNTAX_GROUP_KEYS.map((key) => ({
  key,
  label: SYNTAX_GROUPS[key],
  entries: inOrder(entries.filter(({ group }) => group === key)),
}));

/** Every construct, in the order of the page. */
export const CONSTRUCTS: readonly Construct[] = LOOKUP_GROUPS.flatMap((group) => group.entries);
