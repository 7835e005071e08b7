/** What `rescript-tools doc` prints, as far as the reference uses it. */
import {
  array,
  boolean,
  type Decoder,
  literal,
  number,
  record,
  string,
} from '../../../src/lib/decode';

/** A field of a record or a constructor of a variant. */
export interface ToolDetail {
  readonly name: string;
  readonly optional?: boolean;
  readonly docstrings: readonly string[];
  readonly signature: string;
}

/** A value, type or module; the tool leaves exceptions out. */
export interface ToolEntry {
  readonly kind: 'value' | 'type' | 'module' | 'moduleAlias' | 'moduleType';
  readonly name: string;
  readonly docstrings: readonly string[];
  /** In the tool's own syntax, which is that of newer versions. */
  readonly signature?: string;
  /** Empty where the attribute is a record, as in newer versions. */
  readonly deprecated?: string;
  readonly source?: ToolSource;
  readonly detail?: { readonly items?: readonly ToolDetail[] };
  readonly items?: readonly ToolEntry[];
}

export interface ToolSource {
  /** Relative to where the package was built; `_none_` where the tool does not know. */
  readonly filepath: string;
  readonly line: number;
}

/** A module with all that is in it. */
export interface ToolModule {
  readonly name: string;
  readonly docstrings: readonly string[];
  readonly items: readonly ToolEntry[];
}

const source: Decoder<ToolSource> = record({ filepath: string, line: number });

const detail: Decoder<ToolDetail> = record(
  { name: string, docstrings: array(string), signature: string },
  { optional: boolean },
);

const entry: Decoder<ToolEntry> = (input) =>
  record(
    {
      kind: literal('value', 'type', 'module', 'moduleAlias', 'moduleType'),
      name: string,
      docstrings: array(string),
    },
    {
      signature: string,
      deprecated: string,
      source,
      detail: record({}, { items: array(detail) }),
      items: array(entry),
    },
  )(input);

/** Decodes the tool's JSON of one file. */
export const toolModule: Decoder<ToolModule> = record({
  name: string,
  docstrings: array(string),
  items: array(entry),
});
