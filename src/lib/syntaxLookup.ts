import { fitsQuery } from './wordFilter';

/** What the lookup needs to know of a construct; `src/data/syntaxLookup.ts` has the whole of it. */
interface Construct {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly summary: string;
}

/** Whether a construct fits what the reader typed: by name, keywords or summary. */
export function fitsConstruct(entry: Construct, query: string): boolean {
  return fitsQuery(query, [entry.name, entry.summary, ...entry.keywords]);
}

/** What Tab completes a query to: the name of the one candidate that is left, else nothing. */
export function completionOf(candidates: readonly Construct[], query: string): string | undefined {
  const [only, ...others] = candidates;
  return only !== undefined && others.length === 0 && query.trim() !== '' && query !== only.name
    ? only.name
    : undefined;
}
