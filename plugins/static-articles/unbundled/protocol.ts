/** How the threads that render pages and the one that compiles them talk. */
import { oneOf, record, string } from '../../../src/lib/decode';

/** Asks for the program of a page. */
export const questionDecoder = record({
  /** Unique among all threads. */
  question: string,
  /** The page's module, such as `@site/docs/manual/array.mdx`. */
  module: string,
});

/** The answer to a question; all threads hear it. */
export const answerDecoder = oneOf(
  record({
    answerTo: string,
    /** Body of a function with `PROGRAM_PARAMETERS`, which returns the exports of the page. */
    program: string,
  }),
  record({
    answerTo: string,
    /** Why there is none, in sentences. */
    problem: string,
  }),
);

/** The modules that compiled pages import, by the parameter of a program that stands for them. */
export const GIVEN_MODULES = {
  jsxRuntime: 'react/jsx-runtime',
  mdxReact: '@mdx-js/react',
} as const;

/** What a program is called with, in this order: the modules, and what answers `require`. */
export const PROGRAM_PARAMETERS = ['jsxRuntime', 'mdxReact', 'require'] as const;

/**
 * The name of a build's channel.
 *
 * @param generatedFilesDir `.docusaurus` of the site, which no two builds share
 */
export function channelName(generatedFilesDir: string): string {
  return `unbundled-articles ${generatedFilesDir}`;
}
