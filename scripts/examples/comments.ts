/** The examples in the comments of the packages, which the API reference shows. */
import { markdownSegments } from '../../plugins/api-reference/docstrings/segments';
import { loadApiModel, UnavailableError } from '../../plugins/api-reference/load';
import { modulesOfModel } from '../../plugins/api-reference/model/modelIndex';
import type { ApiItem, ApiModel, ApiModule } from '../../plugins/api-reference/model/types';
import { type CheckedExample, checkFences } from '../../plugins/compiled-examples/check';
import { extensionOf, type PageFence } from '../../plugins/compiled-examples/fences';
import { foreignMeta } from '../../src/lib/fenceMeta';
import { MANUAL_VERSIONS, type Toolchain } from '../../src/versions';

/** A comment with the path of what it is on. */
interface Comment {
  readonly id: string;
  readonly text?: string;
}

function* commentsOfItem(item: ApiItem): Generator<Comment> {
  const { id } = item;
  if (item.kind === 'module') return;
  yield { id, text: item.docstring };
  if (item.kind !== 'type') return;
  for (const { docstring } of [...item.fields, ...item.constructors]) yield { id, text: docstring };
}

/** The fences in the comments of a module, as its page holds them; `line` counts them. */
export function fencesOfModule({ id, docstring, items }: ApiModule): readonly PageFence[] {
  const comments: Comment[] = [
    { id, text: docstring },
    ...items.flatMap((item) => [...commentsOfItem(item)]),
  ];
  return comments
    .flatMap(({ id: owner, text = '' }) =>
      markdownSegments(text).flatMap((segment) => {
        if (segment.kind === 'prose') return [];
        const [language = '', ...words] = segment.info.split(/\s+/);
        const isOurs = language === 'ocaml' || extensionOf(language) !== undefined;
        return isOurs ? [{ language, meta: foreignMeta(owner, words), code: segment.code }] : [];
      }),
    )
    .map((fence, index) => ({ ...fence, line: index + 1 }));
}

/** An example that does not compile. */
export interface FailedExample {
  readonly module: string;
  /** Path of the item, or of the module. */
  readonly item: string;
  readonly code: string;
}

/** What became of the examples of a version. */
export interface CommentCounts {
  readonly version: string;
  /** Modules whose comments have examples. */
  readonly modules: number;
  /** Compiled as they stand. */
  readonly alone: number;
  /** Compiled inside of their module or behind other examples. */
  readonly inContext: number;
  readonly failed: readonly FailedExample[];
  /** Declarations, and OCaml that could not be rewritten: not compiled. */
  readonly shown: number;
  readonly seconds: number;
}

/** Examples of all kinds. */
export function examplesOf({ alone, inContext, failed, shown }: CommentCounts): number {
  return alone + inContext + failed.length + shown;
}

/** The fences of a module with what became of them, by the index of the fence. */
export interface CheckedModule {
  readonly id: string;
  readonly fences: readonly PageFence[];
  readonly examples: ReadonlyMap<number, CheckedExample>;
}

/** Counts what became of the examples of a version's modules. */
export function countComments(
  version: string,
  checked: readonly CheckedModule[],
  seconds: number,
): CommentCounts {
  const all = checked.flatMap(({ id, fences, examples }) =>
    fences.map((fence, index) => ({
      module: id,
      fence,
      came: examples.get(index)?.foreign ?? 'none',
    })),
  );
  const count = (came: string): number => all.filter((one) => one.came === came).length;
  return {
    version,
    modules: checked.filter(({ fences }) => fences.length > 0).length,
    alone: count('alone'),
    inContext: count('in-context'),
    failed: all
      .filter(({ came }) => came === 'failed')
      .map(({ module, fence }) => ({
        module,
        item: /"([^"]*)"/.exec(fence.meta)?.[1] ?? module,
        code: fence.code,
      })),
    shown: count('none'),
    seconds,
  };
}

/** Name under which the fences of a module are checked: that of a page that the build writes. */
function pageOf({ slug }: ApiModule): string {
  return `${slug}.generated.mdx`;
}

async function checkModel(
  model: ApiModel,
  toolchain: Toolchain,
): Promise<readonly CheckedModule[]> {
  return Promise.all(
    [...modulesOfModel(model)].map(async (module) => {
      const fences = fencesOfModule(module);
      const { examples } = await checkFences(fences, toolchain, pageOf(module));
      return { id: module.id, fences, examples };
    }),
  );
}

/** Counts of some versions, and a sentence for each that this machine has no compiler of. */
export interface CheckedComments {
  readonly counts: readonly CommentCounts[];
  readonly missing: readonly string[];
}

/**
 * Compiles the examples in the comments of versions.
 *
 * @param names of versions, as in `src/versions.ts`
 * @throws Error where a package has another layout than is known, or a compiler crashes
 */
export async function checkComments(names: readonly string[]): Promise<CheckedComments> {
  const counts: CommentCounts[] = [];
  const missing: string[] = [];
  for (const { name, toolchain } of MANUAL_VERSIONS) {
    if (!names.includes(name)) continue;
    const start = performance.now();
    try {
      const checked = await checkModel(await loadApiModel(name), toolchain);
      counts.push(countComments(name, checked, (performance.now() - start) / 1000));
      const unavailable = checked.flatMap(({ examples }) =>
        [...examples.values()].flatMap(({ shown }) =>
          shown?.kind === 'unavailable' ? shown.reason : [],
        ),
      );
      missing.push(...new Set(unavailable));
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      missing.push(error.message);
    }
  }
  return { counts, missing };
}
