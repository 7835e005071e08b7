/** Pages that show data from a file: their sections come from it instead of from their HTML. */
import type { IndexedSection } from '../../src/lib/search/shards';

/** A page that shows data. */
export interface DataPage {
  readonly title: string;
  readonly sections: readonly IndexedSection[];
}

/** Such pages by path below the base URL. */
export type DataPages = Readonly<Record<string, DataPage>>;
