/** Pages of the API reference from its models. */
import type { IndexedPage, IndexedSection } from '../../../src/lib/search/shards';
import { groupOf } from '../group';
import { clipped, LIMITS } from '../limits';

/** Something that a module has; what is read of `plugins/api-reference/model/types.ts`. */
export interface ApiItem {
  readonly kind: string;
  readonly name: string;
  readonly anchor: string;
  /** Absent for submodules. */
  readonly signature?: string;
  readonly docstring?: string;
  readonly deprecated?: string;
}

/** A module and those inside of it. */
export interface ApiModule {
  readonly id: string;
  readonly slug: string;
  readonly aliasOf?: string;
  readonly docstring?: string;
  readonly deprecated?: string;
  readonly items: readonly ApiItem[];
  readonly modules: readonly ApiModule[];
}

/** The reference of a version. */
export interface ApiModel {
  /** Name of the version in `src/versions.ts`. */
  readonly version: string;
  readonly libraries: readonly { readonly root: ApiModule }[];
}

/** All references that this machine could read. */
export interface ApiModels {
  readonly models: readonly ApiModel[];
}

/** What a comment of a package says, without its examples and marks of Markdown. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}```[^]*?(?:^ {0,3}```|$(?![^]))/gm, ' ')
    .replace(/^#+ .*$/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[{}<>[\]*_])|[`*]/g, '');
}

function textOf({ signature, docstring, deprecated }: Omit<ApiItem, 'kind' | 'name' | 'anchor'>) {
  const text = [
    signature ?? '',
    deprecated === undefined ? '' : `Deprecated. ${plainText(deprecated)}`,
    plainText(docstring ?? ''),
  ].join(' ');
  return clipped(text, LIMITS.prose);
}

/** The name of a value, which has quotes or parentheses where it is a sign. */
const DECLARED = /^let (?:\(\s*\S+?\s*\)|\\?"[^"]*"|[\w']+): /;

/** What a module holds, as sections of its page. */
export function memberSections({ items }: ApiModule): readonly IndexedSection[] {
  return items
    .filter(({ signature }) => signature !== undefined)
    .map(({ name, anchor, signature = '', ...item }) => {
      const [start] = DECLARED.exec(signature) ?? [];
      // A declaration that isn't the member's own value stays text.
      const text = textOf(start === undefined ? { ...item, signature } : item);
      return {
        level: 2,
        heading: name,
        anchor,
        ...(text !== '' && { text }),
        ...(start !== undefined && { signature: signature.slice(start.length) }),
      };
    });
}

function modulesBelow(module: ApiModule): readonly ApiModule[] {
  return [module, ...module.modules.flatMap(modulesBelow)];
}

/**
 * The pages of a version's modules.
 *
 * @param base address of the reference with base URL, without a slash at the end
 */
export function modulePages(model: ApiModel, base: string): readonly IndexedPage[] {
  return model.libraries
    .flatMap(({ root }) => modulesBelow(root))
    .map((module) => {
      const { id, slug, aliasOf } = module;
      const text = aliasOf === undefined ? textOf(module) : `Another name of ${aliasOf}.`;
      return {
        url: `${base}/${slug}`,
        area: 'api',
        group: groupOf({ area: 'api', path: slug, title: id, category: undefined }),
        title: id,
        ...(text !== '' && { text }),
        sections: memberSections(module),
      };
    });
}
