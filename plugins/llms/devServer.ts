/** Serves the files in `npm start`, each made anew when it is asked for. */
import { type Middleware, textMiddleware } from '../../src/lib/devServer';
import type { SiteFiles } from './site';

/**
 * @param baseUrl `/` or `/name/`
 * @param files all files, with the texts that pages have now
 */
export function llmMiddleware(baseUrl: string, files: () => Promise<SiteFiles>): Middleware {
  async function textAt(path: string): Promise<string | undefined> {
    if (!/\.(?:md|txt)$/.test(path) || !path.startsWith(baseUrl)) return undefined;
    return (await files()).get(`/${path.slice(baseUrl.length)}`)?.();
  }
  return textMiddleware('llms', textAt, (path) =>
    path.endsWith('.md') ? 'text/markdown' : 'text/plain',
  );
}
