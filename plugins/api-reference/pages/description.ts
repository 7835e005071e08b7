/** The descriptions of module pages: a sentence each, no two alike on the site. */
import type { ApiItem, ApiModel, ApiModule } from '../model/types';

/** Longest description that `plugins/docs-instances/frontMatter.ts` takes. */
const MAXIMUM_LENGTH = 220;

/** How many names a description tells at most. */
const TOLD_NAMES = 4;

const NOUNS = {
  value: ['value', 'values'],
  type: ['type', 'types'],
  exception: ['exception', 'exceptions'],
  'module-type': ['module type', 'module types'],
  module: ['module', 'modules'],
} as const satisfies Readonly<Record<ApiItem['kind'], readonly [string, string]>>;

/** The language as it was called when the version came out: its packages bear the older name. */
function languageOf({ version, syntax }: Pick<ApiModel, 'version' | 'syntax'>): string {
  const major = version.replace(/^v(\d+)[^]*$/, '$1');
  return `${syntax === 'reason' ? 'BuckleScript' : 'ReScript'} ${major}`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function counted(items: readonly ApiItem[]): string {
  return listed(
    (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).flatMap((kind) => {
      const count = items.filter((item) => item.kind === kind).length;
      const [one, many] = NOUNS[kind];
      return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    }),
  );
}

/** Names that readers look for: values that are words and no twins, else whatever has a name. */
function tellingNames(items: readonly ApiItem[]): readonly string[] {
  const values = items.filter(
    (item) =>
      item.kind === 'value' && item.uncurriedTwinOf === undefined && item.deprecated === undefined,
  );
  const named = (values.length > 0 ? values : items).filter(({ name }) => /^\w+$/.test(name));
  return [...new Set(named.map(({ name }) => name))].slice(0, TOLD_NAMES);
}

const SUBJECTS = {
  module: 'The module',
  'module-type': 'The module type',
  functor: 'The functor',
} as const satisfies Readonly<Record<ApiModule['kind'], string>>;

/**
 * One sentence about a module's page, such as “The module Js.Array2 in ReScript 10: 79 values and
 * 2 types, among them from, fromMap, isArray and length.”
 */
export function pageDescription(
  { kind, id, aliasOf, items }: ApiModule,
  model: Pick<ApiModel, 'version' | 'syntax'>,
): string {
  const subject = `${SUBJECTS[kind]} ${id} in ${languageOf(model)}`;
  if (aliasOf !== undefined) return `${subject}, which is another name of ${aliasOf}.`;
  if (items.length === 0) return `${subject}, which holds nothing of its own.`;
  const names = tellingNames(items);
  const all = `${subject}: ${counted(items)}`;
  const whole = names.length === 0 ? `${all}.` : `${all}, among them ${listed(names)}.`;
  return whole.length > MAXIMUM_LENGTH ? `${all}.` : whole;
}
