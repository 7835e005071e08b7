/** Pages that show data from a file: their sections come from it instead of from their HTML. */
import type { IndexedSection } from '../../src/lib/search/shards';
import type { PageKeywords } from './keywords';

/** A page that shows data, with the keywords that it would have in a front matter. */
export interface DataPage extends PageKeywords {
  readonly title: string;
  readonly sections: readonly IndexedSection[];
}

/** Such pages by path below the base URL. */
export type DataPages = Readonly<Record<string, DataPage>>;
