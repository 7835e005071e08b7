/**
 * Which style sheet a rule arrives in. Docusaurus puts all rules into one file, so that their order
 * never depends on the way a reader took. Ours may be divided: the framework's rules stand in
 * cascade layers, and a component's rules only match its own class names.
 */

const components = (names: readonly string[]) =>
  `[\\\\/]src[\\\\/]components[\\\\/](?:${names.join('|')})[\\\\/]`;

const theme = (names: readonly string[]) =>
  `theme-classic[\\\\/]lib[\\\\/]theme[\\\\/](?:${names.join('|')})[\\\\/]`;

/** Components of one page of `src/pages` or a plugin: their rules come with the page's script. */
export const PAGE_COMPONENTS = [
  'BrandPage',
  'Carousel',
  'CodeEditor',
  'CompilerScene',
  'CompilerSettings',
  'DocsOverview',
  'ErrorIndex',
  'FeatureSection',
  'HeroExample',
  'LandingPage',
  'LogoWall',
  'PackageCard',
  'PackageIndex',
  'Playground',
  'ProgramExamples',
  'ProgramFrame',
  'ProgramOutput',
  'ReadingPaths',
  'ResourceCard',
  'SyntaxLookup',
  'TourIndex',
  'TourStep',
] as const;

/** Components of several of those pages, and of no article. */
export const SHARED_PAGE_COMPONENTS = [
  'ButtonLink',
  'CodeLines',
  'CodeScroller',
  'CodeWindow',
  'CopyBox',
  'CopyButton',
  'EntryPage',
  'ListPage',
  'SearchField',
  'VersionMarks',
] as const;

/** What a reader asks for: its rules come with its script. */
const ON_DEMAND = `${components(['SearchDialog'])}|[\\\\/]src[\\\\/]islands[\\\\/]|[\\\\/]src[\\\\/]behaviours[\\\\/]`;

const PAGES = `${components(PAGE_COMPONENTS)}|${ON_DEMAND}`;

const PAGE_PARTS = components(SHARED_PAGE_COMPONENTS);

const BLOG = `[\\\\/]src[\\\\/](?:components|theme)[\\\\/]Blog|${theme(['Blog\\w*', 'EditMetaRow', 'Icon', 'TOC', 'Tag\\w*'])}`;

/** Items of modules: pages of the API reference alone load them (`src/components/ApiPage`). */
const API = `[\\\\/]src[\\\\/]css[\\\\/]api\\.css$`;

/** One file of style rules. */
interface StyleGroup {
  readonly name: string;
  readonly type: 'css/mini-extract';
  readonly test: RegExp;
  readonly chunks: 'all';
  readonly enforce: true;
  readonly priority: number;
}

const group = (name: string, test: string): StyleGroup => ({
  name,
  type: 'css/mini-extract',
  test: new RegExp(test),
  chunks: 'all',
  enforce: true,
  priority: 50,
});

/** The files that several pages share. `styles`, Docusaurus's name, is every page's. */
export const STYLE_GROUPS = {
  styles: group('styles', `^(?!.*(?:${[PAGES, PAGE_PARTS, BLOG, API].join('|')}))`),
  pageParts: group('page-parts', PAGE_PARTS),
  blog: group('blog', BLOG),
  api: group('api', API),
} as const;
