import { array, type Decoded, literal, record, string } from '../lib/decode';
import { decodeData } from '../lib/decodeData';
import data from './syntaxLookup.json';

const CATEGORIES = [
  'languageconstructs',
  'operators',
  'decorators',
  'extensionpoints',
  'builtinfunctions',
  'specialvalues',
] as const;

const entry = record(
  {
    /** The entry's address: `/syntax-lookup#{id}`; links of the former site use it. */
    id: string,
    name: string,
    keywords: array(string),
    category: literal(...CATEGORIES),
    status: literal('active', 'deprecated'),
    /** One sentence in plain text. */
    summary: string,
  },
  {
    /** A program that compiles with the latest version; absent where no compiler takes it any more. */
    example: string,
    /** What a fence of the example would say behind its language (CONTRIBUTING.md, "Examples"). */
    exampleMeta: string,
    /** Id of the manual's page that says more. */
    page: string,
  },
);

const group = record({ key: literal(...CATEGORIES), label: string });

const schema = record({ categories: array(group), items: array(entry) });

/** A construct of the language. */
export type SyntaxEntry = Decoded<typeof entry>;

/** A group of constructs, with its entries: active ones first, then the deprecated ones. */
export interface SyntaxGroup extends Decoded<typeof group> {
  readonly entries: readonly SyntaxEntry[];
}

const lookup = decodeData('src/data/syntaxLookup.json', schema, data);

/** Every construct, in the order of the page. */
export const SYNTAX_ENTRIES = lookup.items;

/** The groups in the order of the page. */
export const SYNTAX_GROUPS: readonly SyntaxGroup[] = lookup.categories.map((category) => ({
  ...category,
  entries: lookup.items.filter((item) => item.category === category.key),
}));
