/** The style sheet that is purged; our own holds nothing that is not used. */
export const FRAMEWORK_STYLES = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/**
 * Where class names are looked for: our code, and the components of the theme that we kept
 * (`src/theme/README.md` lists those that we replaced).
 */
export const SOURCES: readonly string[] = [
  './src/**/*.{ts,tsx}',
  './plugins/**/*.ts',
  ...[
    'Blog*',
    'DocItem',
    'DocPaginator',
    'DocRoot',
    'DocVersionRoot',
    'DocsRoot',
    'EditMetaRow',
    'EditThisPage',
    'ErrorPageContent*',
    'Heading',
    'LastUpdated',
    'Layout',
    'MDXContent',
    'MDXPage',
    'PaginatorNavLink',
    'SkipToContent',
    'TOC*',
    'Tag*',
  ].map((component) => `./${THEME}/${component}/**/*.js`),
  './node_modules/@docusaurus/theme-common/lib/**/*.js',
];

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
  'button-group',
  'card',
  'close',
  'dropdown',
  'footer',
  'hero',
  'menu',
  'navbar',
  'navbar-sidebar',
  'pills',
  'tabs',
];

/** Class names of components that are not used. */
export const UNUSED_CLASSES: readonly RegExp[] = UNUSED_COMPONENTS.map(
  (name) => new RegExp(`^${name}(?:$|__|--)`),
);

/** Custom properties of components that are not used; the theme measures the bar by its height. */
export const UNUSED_PROPERTIES = new RegExp(
  `^--ifm-(?:${UNUSED_COMPONENTS.join('|')})-(?!height$)`,
);
