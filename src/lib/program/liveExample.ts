/**
 * Examples that readers can run in the page: `plugins/compiled-examples` leaves one on its fence,
 * `plugins/code-blocks` writes it into the page, and the island `LiveExample` runs it.
 */
import { type Decoded, dictionary, record, string } from '../decode';

/** Decodes what a page says of an example that can be run. */
export const liveExampleDecoder = record(
  {
    /** Release of the compiler, by which the modules that it may import are found. */
    release: string,
    /** JavaScript by module name; the module `live` exports the element to show as `live`. */
    modules: dictionary(string),
  },
  {
    /** Name of the module whose JavaScript stands in the page. */
    shown: string,
  },
);

/** An example that can be run. */
export type LiveExample = Decoded<typeof liveExampleDecoder>;

/** Name of the module that exports the element to show, and of that export. */
export const LIVE_MODULE = 'live';

/** Name of the module with which a program of an example begins. */
export const START_MODULE = 'start';
