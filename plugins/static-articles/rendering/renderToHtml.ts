/**
 * Stands for the file of the same name in `@docusaurus/core`, which renders each page into a stream of small
 * pieces and puts them together again. Most pages wait for nothing and are rendered to one string.
 */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's mark of a `<Suspense>` that it leaves to the browser: something in it waits, or has failed. */
const LEFT_OUT = '<!--$!-->';

/** As the original does: waits for what a page waits for. */
function streamToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

/** The whole page at once; undefined where React can't give it without waiting, or at all. */
function stringOf(app: ReactNode): string | undefined {
  try {
    const html = renderToString(app);
    return html.includes(LEFT_OUT) ? undefined : html;
  } catch {
    // The stream meets the same error, and tells of it.
    return undefined;
  }
}

/**
 * Renders a page.
 *
 * @throws what a component throws
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  return stringOf(app) ?? (await streamToHtml(app));
}
