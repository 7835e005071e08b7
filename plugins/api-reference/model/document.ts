/** Rewrites the comments of a model: Markdown, the version's syntax, links, and what newer ones lend. */
import { type CodeTools, inSyntax } from '../docstrings/code';
import { harmless, highestHeading, withHeadingsFrom } from '../docstrings/harmless';
import { odocSegments, withoutOdoc } from '../docstrings/odoc';
import { withLinks } from '../docstrings/references';
import { markdownSegments, type Segment, toMarkdown } from '../docstrings/segments';
import { withoutDeprecation } from '../docstrings/tags';
import { ModelIndex, modulesOfModel } from './modelIndex';
import { PublicNames } from './publicNames';
import type { ApiItem, ApiModel, ApiModule, Documented } from './types';

/** Levels of the highest headings in comments. */
const MODULE_HEADING = 2;
const ITEM_HEADING = 4;

/** How the comments of a package are written. */
export type Markup = 'odoc' | 'markdown';

/** What comments are rewritten with. */
export interface DocumentOptions {
  readonly markupOf: MarkupOf;
  readonly tools: CodeTools;
  /** Address of the reference: `/docs/manual/latest/api`. */
  readonly base: string;
  /** A newer version of the same modules, as its package has them. */
  readonly donor?: { readonly model: ApiModel; readonly markupOf: MarkupOf };
}

/** How the comments of a module are written. */
export type MarkupOf = (module: Pick<ApiModule, 'path'>) => Markup;

/** A comment with where it came from. */
interface Comment {
  readonly text: string;
  readonly markup: Markup;
}

type Place = { readonly module: ApiModule; readonly level: number };

class Writer {
  readonly #index: ModelIndex;
  readonly #publicNames: PublicNames;

  constructor(
    readonly model: ApiModel,
    readonly options: DocumentOptions,
  ) {
    this.#index = new ModelIndex(model, options.base);
    this.#publicNames = new PublicNames(model);
  }

  async markdown(comment: Comment, { module, level }: Place): Promise<string | undefined> {
    const { markup } = comment;
    const text = this.#publicNames.replaceIn(comment.text);
    const segments = markup === 'odoc' ? odocSegments(text) : markdownSegments(withoutOdoc(text));
    const levels = segments.flatMap((segment) =>
      segment.kind === 'prose' ? (highestHeading(segment.text) ?? []) : [],
    );
    const written = await Promise.all(
      segments.map(async (segment): Promise<Segment> => {
        if (segment.kind === 'code') {
          return inSyntax(segment, this.model.syntax, this.options.tools);
        }
        const linked = withLinks(segment.text, (name) => this.#index.resolve(name, module));
        const safe = harmless(linked);
        return {
          kind: 'prose',
          text: levels.length === 0 ? safe : withHeadingsFrom(level, Math.min(...levels), safe),
        };
      }),
    );
    const result = toMarkdown(written);
    return result === '' ? undefined : result;
  }
}

/** Whether a comment is empty, or no more than the address of something alike on another site. */
function saysNothing(comment: string): boolean {
  return /^\s*(?:https?:\S+)?\s*$/.test(comment);
}

/** Comments of the donor, by kind and id. */
function commentsOf(donor: DocumentOptions['donor']): ReadonlyMap<string, Comment> {
  const comments = new Map<string, Comment>();
  for (const module of donor ? modulesOfModel(donor.model) : []) {
    const markup = donor?.markupOf(module) ?? 'markdown';
    if (module.docstring !== undefined) {
      comments.set(`module ${module.id}`, { text: module.docstring, markup });
    }
    for (const item of module.items) {
      if (item.kind !== 'module' && item.docstring !== undefined) {
        comments.set(`${item.kind} ${item.id}`, { text: item.docstring, markup });
      }
    }
  }
  return comments;
}

/**
 * Rewrites all comments.
 *
 * @param model as `skeletonOf` builds it
 * @returns the same model, its comments in the form that `Documented` tells about
 */
export async function documented(model: ApiModel, options: DocumentOptions): Promise<ApiModel> {
  const writer = new Writer(model, options);
  const lent = commentsOf(options.donor);

  const textOf = async (
    own: string | undefined,
    key: string,
    place: Place,
  ): Promise<Pick<Documented, 'docstring' | 'isBackfilled'>> => {
    const docstring =
      own === undefined || saysNothing(own)
        ? undefined
        : await writer.markdown({ text: own, markup: options.markupOf(place.module) }, place);
    if (docstring !== undefined) return { docstring };
    const comment = lent.get(key);
    const borrowed =
      comment === undefined
        ? undefined
        : await writer.markdown({ ...comment, text: withoutDeprecation(comment.text).text }, place);
    if (borrowed !== undefined) return { docstring: borrowed, isBackfilled: true };
    return own === undefined || own.trim() === '' ? {} : { docstring: own.trim() };
  };

  const documentation = async (
    { docstring, deprecated }: Documented,
    key: string,
    place: Place,
  ): Promise<Pick<Documented, 'docstring' | 'isBackfilled' | 'deprecated'>> => {
    const own = docstring === undefined ? undefined : withoutDeprecation(docstring);
    const text = await textOf(own?.text, key, place);
    // The attribute goes before the tag.
    const reason = deprecated === undefined || deprecated === '' ? own?.deprecated : deprecated;
    return { ...text, ...(reason !== undefined && { deprecated: reason }) };
  };

  const parts = <T extends { readonly docstring?: string }>(
    list: readonly T[],
    place: Place,
  ): Promise<readonly T[]> =>
    Promise.all(
      list.map(async ({ docstring, ...part }) => {
        const text =
          docstring === undefined
            ? undefined
            : await writer.markdown(
                { text: docstring, markup: options.markupOf(place.module) },
                place,
              );
        return { ...part, ...(text !== undefined && { docstring: text }) } as T;
      }),
    );

  const itemOf = async (item: ApiItem, module: ApiModule): Promise<ApiItem> => {
    if (item.kind === 'module') return item;
    const place = { module, level: ITEM_HEADING };
    const { docstring: _raw, ...rest } = item;
    const text = await documentation(item, `${item.kind} ${item.id}`, place);
    if (rest.kind !== 'type') return { ...rest, ...text };
    const [fields, constructors] = await Promise.all([
      parts(rest.fields, place),
      parts(rest.constructors, place),
    ]);
    return { ...rest, fields, constructors, ...text };
  };

  const moduleOf = async (module: ApiModule): Promise<ApiModule> => {
    const { docstring: _raw, ...rest } = module;
    const [text, items, modules] = await Promise.all([
      documentation(module, `module ${module.id}`, { module, level: MODULE_HEADING }),
      Promise.all(module.items.map((item) => itemOf(item, module))),
      Promise.all(module.modules.map(moduleOf)),
    ]);
    return { ...rest, ...text, items, modules };
  };

  return {
    ...model,
    libraries: await Promise.all(
      model.libraries.map(async (library) => ({ ...library, root: await moduleOf(library.root) })),
    ),
  };
}
