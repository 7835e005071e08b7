/** What sources add to the tool's words: lines, reasons of deprecations, migrations, lost comments. */
import type { ToolEntry, ToolSource } from '../extract/toolOutput';
import { baseName, isExpanded, type SourceDeclaration, type SourceDeprecation } from '../sources';
import { deprecationOf } from '../sources/deprecation';
import { type External, externalOf } from '../sources/external';
import { isKnown, type SourceContext, sourceOf } from './sources';
import type { ApiMigration, ApiSource, Documented } from './types';

/** An item, as far as it is known without its source. */
interface Subject {
  readonly name: string;
  readonly entry: ToolEntry | undefined;
  readonly isException: boolean;
}

/** Where its module stands. */
interface ModulePlace {
  /** Modules around the item in its file. */
  readonly path: readonly string[];
  /** Compiled file, capitalized: `Stdlib_Exn`. */
  readonly file: string | undefined;
  /** The module's own source. */
  readonly source: ApiSource | undefined;
}

/** What is known of an item besides its declaration. */
export type ItemFacts = Pick<Documented, 'docstring' | 'deprecated' | 'source'> & {
  readonly external?: External;
  readonly migration?: Pick<ApiMigration, 'template' | 'templateInPipe'>;
  /** Why fields and constructors are deprecated, by their names. */
  readonly deprecatedParts: ReadonlyMap<string, string>;
};

/** A declaration with the link to it. */
interface Located {
  readonly source?: ApiSource;
  readonly declaration?: Pick<
    SourceDeclaration,
    'name' | 'attributes' | 'comments' | 'ocamlComments' | 'external' | 'constructors' | 'fields'
  >;
}

/** The tool's positions are those of comments and attributes, where an item has some: links lead to what is below. */
function atPosition(name: string, position: ToolSource, context: SourceContext): Located {
  const declaration = context.texts.at(position, name);
  const source = sourceOf({ ...position, line: declaration?.line ?? position.line }, context, {
    isWholeFile: isExpanded(position.filepath) && !declaration,
  });
  return { ...(source && { source }), ...(declaration && { declaration }) };
}

/** A constructor has neither comments nor parts of its own. */
const NO_PARTS = { comments: [], ocamlComments: [], constructors: [], fields: [] };

/** Includes, exceptions and module types have no position: they are found by name. */
function byName(
  { name, isException }: Subject,
  { path, file, source }: ModulePlace,
  context: SourceContext,
): Located {
  const own = source ? baseName(source.file) : file && context.texts.fileOf(file);
  if (own === undefined) return {};
  const constructor = isException ? context.texts.constructorIn(own, name) : undefined;
  const found = constructor
    ? { file: own, declaration: { ...constructor, ...NO_PARTS } }
    : context.texts.within(own, [...path, name]);
  if (!found) return source ? { source } : {};
  const { declaration } = found;
  const located =
    found.file === own && source
      ? {
          ...source,
          line: declaration.line,
          url: `${source.url.replace(/#.*$/, '')}#L${declaration.line}`,
        }
      : sourceOf({ filepath: found.file, line: declaration.line }, context);
  return { ...(located && { source: located }), declaration };
}

/** The reason that says more; undefined for what is not deprecated. */
function reasonOf(
  tool: string | undefined,
  source: SourceDeprecation | undefined,
): string | undefined {
  return source && source.reason !== '' ? source.reason : (tool?.trim() ?? source?.reason);
}

function migrationOf(deprecation: SourceDeprecation | undefined): ItemFacts['migration'] {
  const { migrate, migrateInPipeChain } = deprecation ?? {};
  if (migrate === undefined) return undefined;
  return {
    template: migrate,
    ...(migrateInPipeChain !== undefined && { templateInPipe: migrateInPipeChain }),
  };
}

/**
 * The tool loses comments in front of some attributes in ReScript and behind them in OCaml; of two comments on one
 * item it keeps one: the upper one in ReScript, although that is on the file.
 */
function withLostComment(
  own: string,
  declaration: Located['declaration'],
  source: ApiSource | undefined,
): string {
  if (declaration === undefined || source === undefined) return own;
  const { comments, ocamlComments } = declaration;
  if (/\.resi?$/.test(source.file)) {
    return own === '' || comments.length > 1 ? (comments.at(-1) ?? own) : own;
  }
  const isKept = (one: string) => words(own).includes(words(one));
  const about = ocamlComments.filter((one) => !HEADING.test(one));
  const kept = about.findIndex((one) => own !== '' && isKept(one));
  const lost = about.filter((one) => own === '' || !isKept(one));
  return (kept === 0 ? [own, ...lost] : [...lost, own]).filter((one) => one !== '').join('\n\n');
}

/** The text without what the tool may lay out anew. */
function words(comment: string): string {
  return comment.replace(/\s+/g, '');
}

/** A comment that heads the declarations below it, which the tool takes for that of the first one. */
const HEADING = /^\s*\{[1-6][\s:]/;

function deprecatedParts(declaration: Located['declaration']): ReadonlyMap<string, string> {
  const parts = [...(declaration?.constructors ?? []), ...(declaration?.fields ?? [])];
  return new Map(
    parts.flatMap(({ name, attributes }): (readonly [string, string])[] => {
      const deprecation = deprecationOf(attributes);
      return deprecation ? [[name, deprecation.reason]] : [];
    }),
  );
}

/** What is known of an item besides its declaration. */
export function itemFacts(subject: Subject, place: ModulePlace, context: SourceContext): ItemFacts {
  const { entry, name } = subject;
  const { source, declaration } = isKnown(entry?.source)
    ? atPosition(name, entry.source, context)
    : byName(subject, place, context);
  const deprecation = deprecationOf(declaration?.attributes ?? []);
  const deprecated = reasonOf(entry?.deprecated, deprecation);
  const migration = migrationOf(deprecation);
  const external = declaration && externalOf(declaration);
  const own = (entry?.docstrings ?? []).filter((text) => !HEADING.test(text)).join('\n\n');
  const docstring = withLostComment(own, declaration, source);
  return {
    ...(docstring !== undefined && docstring !== '' && { docstring }),
    ...(deprecated !== undefined && { deprecated }),
    ...(migration && { migration }),
    ...(external && { external }),
    ...(source && { source }),
    deprecatedParts: deprecatedParts(declaration),
  };
}

/**
 * The comment on a file that its first declaration has above its own one, where the tool takes it.
 *
 * @param file position in the module's own file; undefined for a module that is written out in another
 */
export function commentOfFile(
  file: ToolSource | undefined,
  { texts }: SourceContext,
): string | undefined {
  return isKnown(file) ? texts.commentOfFile(file.filepath) : undefined;
}

/**
 * Why a module is deprecated: what its declaration says, or the file that it is.
 *
 * @param file position in the module's own file; undefined for a module that is written out in another
 * @param declaring sources of the library that names the module
 * @param described sources of the library that has it, which is another one for some aliases
 */
export function moduleDeprecation(
  entry: Pick<ToolEntry, 'name' | 'source' | 'deprecated'>,
  file: ToolSource | undefined,
  declaring: SourceContext,
  described: SourceContext,
): string | undefined {
  const declaration = isKnown(entry.source)
    ? declaring.texts.at(entry.source, entry.name)
    : undefined;
  return (
    reasonOf(entry.deprecated, deprecationOf(declaration?.attributes ?? [])) ??
    (isKnown(file) ? described.texts.deprecationOfFile(file.filepath)?.reason : undefined)
  );
}
