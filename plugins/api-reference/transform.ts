import path from 'node:path';

import type { Root, RootContent } from 'mdast';

import { type JsxElement, textAttribute } from '../../src/lib/jsxAttributes';
import { versionOfPage } from '../../src/lib/toolchainOfPage';
import { type DocsVersion, LATEST_MANUAL_VERSION } from '../../src/versions';
import { changesBetween } from './identity/changes';
import {
  baseOf,
  loadReference,
  type Reference,
  shortName,
  type VersionReference,
} from './pages/reference';
import { renderAlphabet } from './render/alphabet';
import { renderChanges } from './render/changes';
import type { PageContext } from './render/context';
import { addressOf } from './render/deprecation';
import { renderMigrations } from './render/migrations';
import { renderModule, renderModuleTree } from './render/module';

/** Element that stands for a module, in stubs and on overviews: `<ApiModule id="Belt.Map" />`. */
const MODULE_ELEMENT = 'ApiModule';

/** Element that stands for the modules of a library: `<ApiModules library="Belt" />`. */
const TREE_ELEMENT = 'ApiModules';

/** Element that stands for what is different from an older version: `<ApiChanges since="v11.0.0" />`. */
const CHANGES_ELEMENT = 'ApiChanges';

/** Elements without attributes that stand for what a version's reference says as a whole. */
const WHOLE_ELEMENTS: Readonly<Record<string, (context: PageContext) => RootContent[]>> = {
  ApiAlphabet: renderAlphabet,
  ApiMigrations: renderMigrations,
};

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
    (node.name === MODULE_ELEMENT ||
      node.name === TREE_ELEMENT ||
      node.name === CHANGES_ELEMENT ||
      Object.hasOwn(WHOLE_ELEMENTS, node.name ?? ''))
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

/** The changes from the version that an element names to that of its page. */
function renderedChanges(
  element: JsxElement,
  newer: VersionReference,
  versions: Reference['versions'],
  baseUrl: string,
  page: string,
): RootContent[] {
  const since = required(element, 'since', LATEST_MANUAL_VERSION.name, page);
  const older = versions.get(since);
  if (!older) {
    throw new Error(
      `${page}: Expected a version that this build has (${[...versions.keys()].join(', ')}), got ${since}; correct it.`,
    );
  }
  return renderChanges(changesBetween(older.model, newer.model), {
    baseUrl,
    olderLabel: shortName(since),
    olderBase: baseOf(older.version),
    newerBase: baseOf(newer.version),
    addressOf: (name, module) => addressOf(name, '', module, newer),
  });
}

function rendered(
  element: JsxElement,
  reference: VersionReference,
  versions: Reference['versions'],
  baseUrl: string,
  page: string,
): RootContent[] {
  const { model, version, contextOf, find } = reference;
  if (element.name === CHANGES_ELEMENT) {
    return renderedChanges(element, reference, versions, baseUrl, page);
  }
  const whole = WHOLE_ELEMENTS[element.name ?? ''];
  const [first] = model.libraries;
  if (whole && first) return whole(contextOf(first, baseUrl));
  if (element.name === MODULE_ELEMENT) {
    const id = required(element, 'id', 'Belt.Map', page);
    const found = find(id);
    if (found) return renderModule(found.module, contextOf(found.library, baseUrl));
    throw new Error(
      `${page}: Expected the id of a module of ${version.name}, got ${id}; the packages have no such module, correct it.`,
    );
  }
  const name = required(element, 'library', 'Belt', page);
  const libraries = model.libraries.filter(({ isBuiltIn }) => !isBuiltIn);
  const library = libraries.find((one) => one.name === name);
  if (library) return renderModuleTree(library, contextOf(library, baseUrl));
  const names = libraries.map((one) => one.name).join(', ');
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
      if (reference) return rendered(node, reference, versions, baseUrl, page);
      return node.name === MODULE_ELEMENT ? [] : [note(missing)];
    });
  };
}

const NONE: Pick<Reference, 'versions' | 'unavailable'> = {
  versions: new Map(),
  unavailable: new Map(),
};
