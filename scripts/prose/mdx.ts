/** textlint's plugin for MDX, with the HTML comments that our pages may have, too. */
import { type TextlintPluginCreator } from '@textlint/types';
import mdx from 'textlint-plugin-mdx';

/** Why a page is not MDX. */
export interface SyntaxProblem {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

/**
 * MDX knows no HTML comments; the build takes them out of pages before MDX reads them. Here they
 * become comments of MDX of the same length, so that all places stay. In fences it changes nothing
 * that a rule reads.
 */
export function withMdxComments(page: string): string {
  return page.replace(/<!--([\s\S]*?)-->/g, '{/* $1*/}');
}

/** Reads the error of the parser, a VFileMessage: some have their place in their text only. */
function problemOf(error: unknown): SyntaxProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const field: unknown = error instanceof Error && 'line' in error ? error.line : undefined;
  const line = Number(field ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1);
  return { line, reason };
}

/**
 * The plugin for pages. textlint hides why a page does not parse, so it goes another way.
 *
 * @param refuse is told why a page is not MDX; the page then counts as empty
 */
export function mdxPlugin(refuse: (problem: SyntaxProblem) => void): TextlintPluginCreator {
  return {
    Processor: class extends mdx.Processor {
      override processor(
        extension: string,
      ): ReturnType<InstanceType<typeof mdx.Processor>['processor']> {
        const { preProcess, postProcess } = super.processor(extension);
        return {
          preProcess(text, filePath) {
            try {
              return preProcess(withMdxComments(text), filePath);
            } catch (error) {
              refuse(problemOf(error));
              return preProcess('', filePath);
            }
          },
          postProcess,
        };
      }
    },
  };
}
