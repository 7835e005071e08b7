import { rspackCompiler } from './rspack';

const NAME = 'lazy-start';

/** Files that something was made of. */
type Snapshot = ReadonlySet<string>;

/** Part of https://github.com/webpack/webpack/blob/main/lib/FileSystemInfo.js. */
interface FileSystemInfo {
  createSnapshot(
    startTime: number,
    files: Iterable<string>,
    folders: Iterable<string>,
    missing: Iterable<string>,
    options: unknown,
    callback: (error: null, snapshot: Snapshot) => void,
  ): void;
  checkSnapshotValid(snapshot: Snapshot, callback: (error: null, isValid: boolean) => void): void;
}

/**
 * Snapshots that are valid until one of their files is modified or removed.
 *
 * @param changes files that have changed since the last compilation
 */
export function fileSystemInfo(changes: () => Iterable<string>): FileSystemInfo {
  return {
    createSnapshot: (_startTime, files, folders, missing, _options, callback) =>
      callback(null, new Set([...files, ...folders, ...missing])),
    checkSnapshotValid: (snapshot, callback) =>
      callback(null, ![...changes()].some((file) => snapshot.has(file))),
  };
}

/**
 * Lets html-webpack-plugin keep the frame of the pages, which it renders with a compiler of its own.
 * It asks the bundler whether the template has changed; rspack 1.7 never answers, so that it would
 * render the frame with each save.
 */
export class SnapshotsForHtml {
  apply(anyCompiler: object): void {
    const compiler = rspackCompiler(anyCompiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const changes = () => [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
      Object.assign(compilation, { fileSystemInfo: fileSystemInfo(changes) });
    });
  }
}
