/**
 * What programs of a version may import, as the site serves it: `plugins/program-runtime` writes the
 * files, `src/components/ProgramFrame` reads them.
 */
import { type Decoded, record, string } from '../decode';
import { modulesDecoder } from './modules';

/** Decodes the file of a version. */
export const runtimeDecoder = record({
  /** Release of the compiler whose programs it is for. */
  release: string,
  modules: modulesDecoder,
});

/** The modules that programs of a version may import. */
export type Runtime = Decoded<typeof runtimeDecoder>;

/**
 * The module that shows an element: its `show(element, container)` renders with the version's React.
 * Its name is none that a compiler prints.
 */
export const SHOW_MODULE = 'program-frame/show';

/** Folder of the files, below the base URL. */
export const RUNTIME_FOLDER = 'playground-runtime';

/** Path of the document that runs examples, below the base URL; nothing else is in its folder. */
export const FRAME_DOCUMENT = 'program-frame/frame.html';

/** Path of the document that runs programs of the playground; alone in its folder, too. */
export const PLAYGROUND_DOCUMENT = 'playground-frame/frame.html';

/** The same for programs that readers have given the network. */
export const NETWORK_DOCUMENT = 'playground-network-frame/frame.html';

/**
 * Path of a version's modules below the base URL.
 *
 * @param release the compiler's, such as that of `Toolchain.compilerRelease`
 */
export function runtimePath(release: string): string {
  return `${RUNTIME_FOLDER}/${release}/modules.json`;
}

/** Path of the rest of a version's standard library, for programs that import more than most do. */
export function libraryPath(release: string): string {
  return `${RUNTIME_FOLDER}/${release}/library.json`;
}
