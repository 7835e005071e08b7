import path from 'node:path';

/** A module that keeps React as it is, and why that is right in articles. */
interface Genuine {
  readonly file: RegExp;
  readonly reason: string;
}

/** Modules whose hooks, handlers and classes are not refused, by the ends of their paths. */
export const GENUINE: readonly Genuine[] = [
  {
    file: /\/plugins\/static-articles\/stateful\/\w+\.(?:tsx?|cjs)$/,
    reason: 'The guard itself.',
  },
  {
    file: /\/node_modules\/(?:react|react-dom|scheduler)\//,
    reason: 'React itself.',
  },
  {
    file: /\/node_modules\/@docusaurus\/core\/lib\/client\/browserContext\.js$/,
    reason:
      'Makes the context that the guard looks for; importing the guard, it would go in circles.',
  },
  {
    file: /\/node_modules\/@docusaurus\/core\/lib\/client\/exports\/Link\.js$/,
    reason: 'Its effects only fetch ahead, which src/behaviours does for all links.',
  },
  {
    file: /\/node_modules\/react-router(?:-dom)?\//,
    reason:
      'The click on a link: articles are navigated by delegation, and by plain links without it.',
  },
  {
    file: /\/node_modules\/@docusaurus\/core\/lib\/client\/exports\/Head\.js$/,
    reason: 'Its class collects tags while the page is rendered and puts nothing into the article.',
  },
];

/** The guard's modules by what they stand for. */
const GUARDED: Readonly<Record<string, string>> = {
  react: path.join(__dirname, 'react.cjs'),
  'react/jsx-runtime': path.join(__dirname, 'jsxRuntime.ts'),
};

/** The requests that the guard answers. */
export const REACT_REQUEST = /^react(?:\/jsx-runtime)?$/;

/**
 * What a module gets for an import of React.
 *
 * @param request such as `react`
 * @param importer absolute path of the module
 * @returns a file of the guard; undefined for React itself
 */
export function guardedModule(request: string, importer: string): string | undefined {
  const file = importer.split(path.sep).join('/');
  return GENUINE.some((genuine) => genuine.file.test(file)) ? undefined : GUARDED[request];
}
