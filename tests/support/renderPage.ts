/** Renders pages as the build does: MDX, our remark transforms, components, HTML. */
import { evaluate, type EvaluateOptions } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';

interface Page {
  readonly source: string;
  /** Path below the root `/site`; it tells area and version, and the format by its ending. */
  readonly path?: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly remarkPlugins: EvaluateOptions['remarkPlugins'];
  readonly components?: EvaluateOptions['useMDXComponents'];
}

/** The HTML of a page's article. */
export async function renderPage({
  source,
  path = 'docs/manual/page.mdx',
  frontMatter = {},
  remarkPlugins,
  components,
}: Page): Promise<string> {
  const file = new VFile({ value: source, path: `/site/${path}`, data: { frontMatter } });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    remarkPlugins: [remarkGfm, ...(remarkPlugins ?? [])],
    ...(components && { useMDXComponents: components }),
  });
  return renderToStaticMarkup(createElement(Content));
}
