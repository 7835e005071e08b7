/** What the build made of the program that the playground begins with. Reaches readers with the first scripts. */
import { type Decoded, record, string } from '../decode';

/** Name of the build's data: `builtStart`. */
export const BUILT_START_NAME = 'playground-start';

const builtProgram = record({
  code: string,
  javaScript: string,
  /** The compiler that made it; named as hosts name releases. */
  release: string,
});

/** A program that was compiled when the site was built. */
export type Built = Decoded<typeof builtProgram>;

/** The first program of the latest version; absent where the build had no such compiler. */
export const builtStart = record({}, { built: builtProgram });
