/**
 * The files that stand for module pages: front matter and one element, which the transform
 * (`../transform.ts`) replaces by the page when the bundler reads the file.
 */
import type { DocsVersion } from '../../../src/versions';
import { referenceFacts } from '../libraries';
import type { ApiLibrary, ApiModel, ApiModule } from '../model/types';
import { pageDescription } from './description';

/** Ending of the files that this plugin writes; Git and Prettier leave them alone. */
export const STUB_ENDING = '.generated.mdx';

/** The sidebar of the modules that belong to the language, and their place in that of the overview. */
export const BUILT_IN_SIDEBAR = 'language';
const BUILT_IN_CATEGORY = 'Language';

/** A file below the folder of a version. */
export interface Stub {
  /** Path with slashes: `js/array-2.generated.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** A module above a page, for its breadcrumb. */
export interface Ancestor {
  readonly label: string;
  /** Route below `api`. */
  readonly slug: string;
}

/** What tab titles name behind the module. */
const LIBRARY_TITLES: Readonly<Record<string, string>> = {
  Js: 'JS Module',
  Belt: 'Belt Stdlib',
  Dom: 'Dom Module',
};

/** The folder of a version's API pages, from the repository's root. */
export function versionFolder({ docusaurusName }: Pick<DocsVersion, 'docusaurusName'>): string {
  return docusaurusName === 'current' ? 'docs/api' : `api_versioned_docs/version-${docusaurusName}`;
}

/** A module with those above it, the library's root first. */
interface Place {
  readonly module: ApiModule;
  readonly above: readonly ApiModule[];
}

function* placesBelow(module: ApiModule, above: readonly ApiModule[] = []): Generator<Place> {
  yield { module, above };
  for (const child of module.modules) yield* placesBelow(child, [...above, module]);
}

/** YAML reads JSON. */
function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const parts = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return `<${[name, ...parts].join(' ')} />`;
}

function stub(
  { module, above }: Place,
  library: ApiLibrary,
  model: ApiModel,
  version: DocsVersion,
  state: string,
): Stub {
  const { slugs } = referenceFacts(version.toolchain.compilerPackage);
  const ancestors = above.map(({ label, slug }): Ancestor => ({ label, slug }));
  const tabTitle = slugs === 'dashed' ? LIBRARY_TITLES[library.name] : undefined;
  return {
    file: `${module.slug}${STUB_ENDING}`,
    text: [
      frontMatter({
        id: module.slug.replace(/^.*\//, ''),
        slug: `/${module.slug}`,
        title: module.id,
        metaTitle: `${module.id} | ${tabTitle ?? 'API'}`,
        description: pageDescription(module, model),
        sidebar_label: module.label,
        displayed_sidebar: library.isBuiltIn ? BUILT_IN_SIDEBAR : library.slug,
        // The overview's sidebar has the pages that are not within a library.
        ...(above.length === 0 && library.isBuiltIn && { category: BUILT_IN_CATEGORY }),
        ancestors,
      }),
      ...(above.length === 0 && !library.isBuiltIn
        ? [element('ApiModules', { library: library.name, state }), '']
        : []),
      element('ApiModule', { id: module.id, state }),
      '',
    ].join('\n'),
  };
}

/**
 * The files of a version.
 *
 * @param state changes when pages do: the bundler keeps what it made of a file with the same text
 * @param isWritten whether a route below `api` has a page that somebody wrote by hand
 * @throws Error when two modules share a route
 */
export function stubsOf(
  model: ApiModel,
  version: DocsVersion,
  state: string,
  isWritten: (slug: string) => boolean,
): readonly Stub[] {
  const owners = new Map<string, string>();
  return model.libraries.flatMap((library) =>
    [...placesBelow(library.root)].flatMap((place) => {
      const { slug, id } = place.module;
      const owner = owners.get(slug);
      if (owner !== undefined) {
        throw new Error(
          `Expected a route of its own for ${id} of ${version.name}, got ${slug}, which is that of ${owner}; correct plugins/api-reference/slugs.ts.`,
        );
      }
      owners.set(slug, id);
      return isWritten(slug) ? [] : [stub(place, library, model, version, state)];
    }),
  );
}
