/** Serves the files in `npm start`. */
import { type Middleware, textMiddleware } from '../../../src/lib/devServer';
import { FOLDER, type PublishedFiles } from './files';

/**
 * @param baseUrl `/` or `/name/`
 * @param files loads the models when one is asked for
 */
export function publishedMiddleware(
  baseUrl: string,
  files: () => Promise<PublishedFiles>,
): Middleware {
  async function textAt(path: string): Promise<string | undefined> {
    if (!path.startsWith(`${baseUrl}${FOLDER}/`)) return undefined;
    return (await files()).get(path.slice(baseUrl.length))?.();
  }
  return textMiddleware('api-reference-published', textAt, () => 'application/json');
}
