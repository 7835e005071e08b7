/** The style sheet that is purged rule by rule. */
export const FRAMEWORK_STYLES = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** The style sheet of the framework that the theme loads. */
export const FRAMEWORK_SHEET = 'infima/dist/css/default/default.css';

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/**
 * The components of the theme that we kept (`src/theme/README.md` lists those that we replaced). A
 * star stands for any ending.
 */
const THEME_COMPONENTS: readonly string[] = [
  'Blog*',
  'DocItem',
  'DocPaginator',
  'DocRoot',
  'DocVersionRoot',
  'DocsRoot',
  'EditMetaRow',
  'ErrorPageContent*',
  'Heading',
  'Icon',
  'LastUpdated',
  'Layout',
  'MDXComponents',
  'MDXContent',
  'MDXPage',
  'PaginatorNavLink',
  'SkipToContent',
  'TOC',
  'TOCItems',
  'Tag*',
];

/** Where class names are looked for: our code, and what we kept of the theme. */
export const SOURCES: readonly string[] = [
  './src/**/*.{ts,tsx}',
  './plugins/**/*.ts',
  ...THEME_COMPONENTS.map((component) => `./${THEME}/${component}/**/*.js`),
  './node_modules/@docusaurus/theme-common/lib/**/*.js',
];

/**
 * Style sheets of components that we did not keep. Those that we kept import some of them, for
 * notices and callouts that are never on a page.
 */
export const UNUSED_STYLES = new RegExp(
  `@docusaurus[\\\\/](?:theme-common[\\\\/]lib[\\\\/]components[\\\\/]|theme-classic[\\\\/]lib[\\\\/]theme[\\\\/](?!(?:${THEME_COMPONENTS.map(
    (component) => component.replace('*', '\\w*'),
  ).join('|')})[\\\\/]))`,
);

/**
 * What the framework's router shows, which built pages don't have (`src/behaviours/navigation`), and parts of the
 * theme that no built page has: links at headings, lists of tasks and errors of React.
 */
export const DEVELOPMENT_STYLES =
  /@docusaurus[\\/](?:theme-classic[\\/]lib[\\/](?:nprogress\.css|theme[\\/](?:Heading|MDXComponents[\\/](?:Img|Ul))[\\/]styles\.module\.css)|theme-common[\\/]lib[\\/]utils[\\/]\w+\.module\.css)$/;

/** The statement of the framework that orders its layers. */
export const LAYER_ORDER = /docusaurus-plugin-css-cascade-layers[\\/].*\.css$/;

/** Layers of parts of the framework that this site does not have. */
const UNUSED_LAYERS =
  /^docusaurus\.(?:core|plugin-debug|theme-mermaid|theme-live-codeblock|theme-search-algolia.*)$/;

/**
 * The layers that the site has rules for, in their order. Were there rules for others, they would come behind these, as
 * they did before.
 *
 * @param names as `@layer` lists them
 */
export function usedLayers(names: string): string {
  return names
    .split(/,\s*/)
    .filter((name) => !UNUSED_LAYERS.test(name))
    .join(', ');
}

/** Elements that Markdown becomes and no source spells out. */
export const KEPT_ELEMENTS: readonly RegExp[] = [
  /^(?:html|body|a|p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|hr|img|blockquote|pre|code|kbd|strong|em|del|details|summary|button|input|svg|video)$/,
];

/** Selectors that are kept with all that stands below them. */
export const KEPT_TREES: readonly RegExp[] = [/^markdown/];

/**
 * Components of the framework that this site does not use. Their names are common words, which the
 * search for class names finds everywhere.
 */
export const UNUSED_COMPONENTS: readonly string[] = [
  'alert',
  'badge',
  'breadcrumb',
  'breadcrumbs',
  'button',
  'button-group',
  'card',
  'close',
  'dropdown',
  'footer',
  'hero',
  'menu',
  'navbar',
  'navbar-sidebar',
  'pagination',
  'pills',
  'tabs',
];

/** Class names of components that are not used. */
export const UNUSED_CLASSES: readonly RegExp[] = [
  ...UNUSED_COMPONENTS.map((name) => new RegExp(`^${name}(?:$|__|--)`)),
  // The grid, the helpers, lists and pictures of people: parts of the theme name them that no page shows.
  /^(?:container|row|col|margin|padding|text|avatar|clean-list|thin-scrollbar|table-of-contents)(?:$|--|__)/,
  /^(?:margin|padding)-(?:top|left|right|bottom|vert|horiz)--/,
];

/** Whether a selector asks for a class that is not used. */
export function namesUnusedClass(selector: string): boolean {
  const names = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return names.some((name) => UNUSED_CLASSES.some((unused) => unused.test(name)));
}
