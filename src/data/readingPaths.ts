/** In which order to read the docs, for readers who come with a purpose. */
import { TOUR_NAME, TOUR_STEPS } from '../lib/tour';
import { type DocsVersion, MANUAL_VERSIONS, NEXT_MANUAL_VERSION } from '../versions';

/** A page on a path, and why it's there. */
export interface ReadingStep {
  /** The docs area; a page of the React bindings is that of the version that goes with the manual. */
  readonly area: 'default' | 'react' | 'tour';
  /** Id of the page; none for the tour as a whole. A path leaves out pages that a version doesn't have. */
  readonly id: string;
  /** What the link says: the page's title. */
  readonly label: string;
  /** What the reader takes along, as the end of a sentence without capital and full stop. */
  readonly gain: string;
}

/** A path through the docs. */
export interface ReadingPath {
  /** Address of the path on the overview, without `#`. */
  readonly id: string;
  readonly title: string;
  /** For whom it is, in a sentence. */
  readonly text: string;
  /** A version without one of these pages has no such path. */
  readonly needs: readonly string[];
  /** For an upgrade: the overviews of both versions show the path, whose pages are those of the newer one. */
  readonly from?: DocsVersion;
  readonly to?: DocsVersion;
  readonly steps: readonly ReadingStep[];
}

function manual(id: string, label: string, gain: string): ReadingStep {
  return { area: 'default', id, label, gain };
}

function react(id: string, label: string, gain: string): ReadingStep {
  return { area: 'react', id, label, gain };
}

/** The part of a version's name by which people know it. */
function seriesOf({ name }: DocsVersion): string {
  return name.split('.')[0] ?? name;
}

/** The guide to a version, where it has one. */
function migrationTo(version: DocsVersion): ReadingStep {
  const series = seriesOf(version);
  return manual(`migrate-to-${series}`, `Migrate to ${series}`, 'what changed, in order');
}

/** The version that a reader of the newest manual comes from. */
const BEFORE_NEXT =
  MANUAL_VERSIONS[MANUAL_VERSIONS.indexOf(NEXT_MANUAL_VERSION) + 1] ?? NEXT_MANUAL_VERSION;

/** The paths, in the order of the overview. */
export const READING_PATHS: readonly ReadingPath[] = [
  {
    id: 'first-afternoon',
    title: 'First afternoon',
    text: 'You know JavaScript, and want to have written a small program by tonight.',
    needs: ['overview'],
    steps: [
      {
        area: 'tour',
        id: '',
        label: TOUR_NAME,
        gain: `${TOUR_STEPS.length} ideas, with a task each, in your browser`,
      },
      manual('introduction', 'Introduction', 'what the language is, and what it isn’t'),
      manual('installation', 'Installation', 'a project that compiles'),
      manual('overview', 'Overview', 'the syntax next to JavaScript’s'),
      manual('record', 'Record', 'how to describe data'),
      manual('variant', 'Variant', 'how to describe a choice'),
      manual(
        'pattern-matching-destructuring',
        'Pattern Matching / Destructuring',
        'how to take both apart',
      ),
      manual('null-undefined-option', 'Null, Undefined and Option', 'what to do without a value'),
      manual('newcomer-examples', 'Newcomer Examples', 'small programs to change and run'),
      manual('project-types', 'Project 1: Types', 'an application, from an empty folder'),
    ],
  },
  {
    id: 'from-typescript',
    title: 'Coming from TypeScript',
    text: 'You think in interfaces, unions and generics, and want their counterparts.',
    needs: ['converting-from-js'],
    steps: [
      manual('introduction', 'Introduction', 'how the two languages compare'),
      manual(
        'typescript-developers',
        'ReScript for TypeScript Developers',
        'a phrase book of types and idioms',
      ),
      manual('type', 'Type', 'inference, parameters and abstract types'),
      manual('variant', 'Variant', 'unions, and a switch instead of narrowing'),
      manual('json', 'JSON', 'data from outside, checked'),
      manual('project-types', 'Project 1: Types', 'an application, in seven chapters'),
      manual('converting-from-js', 'Converting from JS', 'one file at a time'),
      manual('typescript-integration', 'TypeScript', 'both languages in one project'),
    ],
  },
  {
    id: 'react-team',
    title: 'React team',
    text: 'You write React, and want to write the next component in ReScript.',
    needs: ['jsx'],
    steps: [
      manual('overview', 'Overview', 'enough syntax to read the rest'),
      react('installation', 'Installation of the Bindings', 'what to add to the project'),
      manual('jsx', 'JSX', 'where it differs from JavaScript’s'),
      react('components-and-props', 'Components and Props', 'a component and its types'),
      react('arrays-and-keys', 'Arrays and Keys', 'lists of elements'),
      react('hooks-state', 'useState Hook', 'state'),
      react('hooks-effect', 'useEffect Hook', 'what happens outside of React'),
      react(
        'import-export-reactjs',
        'Import / Export ReactJS',
        'components next to those in JavaScript',
      ),
      manual('async-await', 'Async / Await', 'code that waits for a server'),
    ],
  },
  {
    id: 'writing-bindings',
    title: 'Writing bindings',
    text: 'There is a JavaScript library that you want to call with types.',
    needs: ['external'],
    steps: [
      manual('libraries', 'Libraries & Publishing', 'whether someone has written them already'),
      manual('external', 'External', 'the one construct that all bindings use'),
      manual('bind-to-js-function', 'Bind to JS Function', 'arguments in all their forms'),
      manual('bind-to-js-object', 'Bind to JS Object', 'objects, methods and classes'),
      manual('shared-data-types', 'Shared Data Types', 'which types need no conversion'),
      manual('null-undefined-option', 'Null, Undefined and Option', 'what may be missing'),
      manual('interop-cheatsheet', 'Interop Cheatsheet', 'all of it on one page, to come back to'),
    ],
  },
  {
    id: 'upgrade',
    title: `From ${seriesOf(BEFORE_NEXT)} to ${seriesOf(NEXT_MANUAL_VERSION)}`,
    text: 'Your project compiles, and is to compile with the newer version.',
    needs: [migrationTo(NEXT_MANUAL_VERSION).id],
    from: BEFORE_NEXT,
    to: NEXT_MANUAL_VERSION,
    steps: [
      migrationTo(NEXT_MANUAL_VERSION),
      manual('build-configuration', 'Configuration', 'keys that came and went'),
      manual('build-overview', 'Build System Overview', 'the commands of the build tool'),
      manual('warning-numbers', 'Warning Numbers', 'what new warnings ask for'),
      manual('primitive-types', 'Primitive Types', 'operators for numbers of every kind'),
      manual('dict', 'Dictionary', 'literals and patterns for keys'),
      manual('editor-plugins', 'Editor', 'what to update beside the compiler'),
    ],
  },
  {
    id: 'old-code',
    title: 'Maintaining old code',
    text: 'You have inherited a project, and have to find your way before you change it.',
    needs: ['project-structure'],
    steps: [
      manual('project-structure', 'Project Structure', 'where things are'),
      manual('build-configuration', 'Configuration', 'what its settings do'),
      manual('overview', 'Overview', 'enough syntax to read it'),
      manual('attribute', 'Attribute', 'what an unfamiliar @name does'),
      manual('interop-cheatsheet', 'Interop Cheatsheet', 'how it talks to JavaScript'),
      manual('warning-numbers', 'Warning Numbers', 'what the compiler complains about'),
      manual(
        'migrate-from-bucklescript-reason',
        'Migrate to ReScript Syntax',
        'how older syntax is converted',
      ),
      ...[...MANUAL_VERSIONS].reverse().map(migrationTo),
    ],
  },
];
