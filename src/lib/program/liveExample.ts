/**
 * Examples that readers can run in the page: `plugins/compiled-examples` leaves one on its fence,
 * `plugins/code-blocks` writes into the page what does not stand there yet, `src/behaviours/live.ts` puts it
 * together again, and the island `LiveExample` runs it.
 */
import { type Decoded, dictionary, record, string } from '../decode';

/** Decodes what a page says of an example that can be run. */
export const liveExampleDecoder = record(
  {
    /** Release of the compiler, by which the modules that it may import are found. */
    release: string,
    /**
     * JavaScript by module name. Where there is a module `live`, it exports the element to show as `live`;
     * else what the example prints is shown, or what it exports.
     */
    modules: dictionary(string),
  },
  {
    /** JavaScript of the example, where it does not stand in the page. */
    javaScript: string,
    /** The element that `live` exports, as it is written in ReScript. */
    element: string,
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
