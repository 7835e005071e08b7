import path from 'node:path';

import type { Root, RootContent } from 'mdast';

import { type JsxElement, textAttribute } from '../../src/lib/jsxAttributes';
import { versionOfPage } from '../../src/lib/toolchainOfPage';
import type { DocsVersion } from '../../src/versions';
import { loadReference, type Reference, type VersionReference } from './pages/reference';
import { renderModule, renderModuleTree } from './render/module';

/** Element that stands for a module, in stubs and on overviews: `<ApiModule id="Belt.Map" />`. */
const MODULE_ELEMENT = 'ApiModule';

/** Element that stands for the modules of a library: `<ApiModules library="Belt" />`. */
const TREE_ELEMENT = 'ApiModules';

/** Options of the transform. */
export interface TransformOptions {
  /** The site's base URL, which ends in a slash. */
  readonly baseUrl: string;
  /** The repository's root, from which pages get their version; by default the current folder. */
  readonly root?: string;
  /** Whether the section is left out: a note stands in the place of modules. */
  readonly isLeftOut?: boolean;
  /** Loads the references; tests put their own. */
  readonly load?: () => Promise<Reference>;
}

function isPlace(node: RootContent): node is RootContent & JsxElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (node.name === MODULE_ELEMENT || node.name === TREE_ELEMENT)
  );
}

function note(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function required(element: JsxElement, name: string, example: string, page: string): string {
  const value = textAttribute(element, name);
  if (value !== undefined) return value;
  throw new Error(
    `${page}: Expected <${element.name}> to have ${name}="${example}", got no text for it; write it so.`,
  );
}

function rendered(
  element: JsxElement,
  { model, version, contextOf, find }: VersionReference,
  baseUrl: string,
  page: string,
): RootContent[] {
  if (element.name === MODULE_ELEMENT) {
    const id = required(element, 'id', 'Belt.Map', page);
    const found = find(id);
    if (found) return renderModule(found.module, contextOf(found.library, baseUrl));
    throw new Error(
      `${page}: Expected the id of a module of ${version.name}, got ${id}; the packages have no such module, correct it.`,
    );
  }
  const name = required(element, 'library', 'Belt', page);
  const library = model.libraries.find((one) => one.name === name);
  if (library) return renderModuleTree(library, contextOf(library, baseUrl));
  const names = model.libraries.map((one) => one.name).join(', ');
  throw new Error(
    `${page}: Expected a library of ${version.name} (${names}), got ${name}; correct it.`,
  );
}

function versionOf(page: string, root: string): DocsVersion {
  const found = versionOfPage(page, root);
  if (found) return found.version;
  throw new Error(
    `${page}: Expected <${MODULE_ELEMENT}> and <${TREE_ELEMENT}> on pages of a version, got a page without one; move it to docs/api or to a folder of api_versioned_docs.`,
  );
}

/**
 * Remark transform: the elements that stand for modules become what the packages say of them. It goes
 * before all other transforms, which collect headings and links and compile examples.
 *
 * @throws Error of one sentence for an unknown module or library
 */
export function remarkApiPages({
  baseUrl,
  root = process.cwd(),
  isLeftOut = false,
  load = loadReference,
}: TransformOptions): (tree: Root, file: { readonly path: string }) => Promise<void> {
  return async (tree, file) => {
    if (!tree.children.some(isPlace)) return;
    const page = path.relative(root, path.resolve(root, file.path)).split(path.sep).join('/');
    const version = versionOf(page, root);
    const { versions, unavailable } = isLeftOut ? NONE : await load();
    const reference = versions.get(version.name);
    const missing = isLeftOut
      ? 'The modules are left out of this build (NO_API).'
      : `This build has no modules here: ${unavailable.get(version.name) ?? 'the version is not known'}`;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (!isPlace(node)) return [node];
      if (reference) return rendered(node, reference, baseUrl, page);
      return node.name === TREE_ELEMENT ? [note(missing)] : [];
    });
  };
}

const NONE: Pick<Reference, 'versions' | 'unavailable'> = {
  versions: new Map(),
  unavailable: new Map(),
};
