/** From positions in a package to addresses in its public repository. */
import type { ToolSource } from '../extract/toolOutput';
import { baseName, type Sources } from '../sources';
import type { ApiPackage, ApiSource } from './types';

/** What is needed to name a source. */
export interface SourceContext {
  readonly package: ApiPackage;
  /** Folder of the sources in the repository. */
  readonly folder: string;
  /** Folder below `folder`, by file name. */
  readonly folders: Readonly<Record<string, string>>;
  readonly texts: Sources;
}

/** Where the compilers' own build put its sources, of which positions keep the last step. */
const BUILD_FOLDERS = /\.\.\/(runtime|others|stdlib-406)\/[^/]+$/;

/** Whether the tool knows a position. */
export function isKnown(position: ToolSource | undefined): position is ToolSource {
  return position !== undefined && !position.filepath.includes('_none_');
}

/** The link to a position; undefined where the tool does not know it. */
export function sourceOf(
  position: ToolSource | undefined,
  context: SourceContext,
  { isWholeFile = false } = {},
): ApiSource | undefined {
  if (!isKnown(position)) return undefined;
  const name = baseName(position.filepath);
  const [, step] = BUILD_FOLDERS.exec(position.filepath) ?? [];
  const below = context.folders[name];
  const file = [
    step === undefined ? context.folder : context.folder.replace(/[^/]+$/, step),
    ...(below === undefined || below === '.' ? [] : [below]),
    name,
  ].join('/');
  const { repository, tag } = context.package;
  const line = isWholeFile ? undefined : position.line;
  const url = `${repository}/blob/${tag}/${file}${line === undefined ? '' : `#L${line}`}`;
  return { file, ...(line !== undefined && { line }), url };
}
