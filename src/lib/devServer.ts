/** Texts that the build writes as files and `npm start` serves: what plugins share of it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A handler of the development server, as webpack-dev-server takes it. */
export interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

/**
 * Serves texts, each made anew when it is asked for. What goes wrong is the answer.
 *
 * @param name of the handler, for lists of them
 * @param textAt the text at a path, without query; undefined for paths of others
 * @param typeOf media type of the text at a path, such as `text/plain`
 */
export function textMiddleware(
  name: string,
  textAt: (path: string) => Promise<string | undefined>,
  typeOf: (path: string) => string,
): Middleware {
  return {
    name,
    middleware: (request, response, next) => {
      const path = (request.url ?? '').replace(/[?#].*$/, '');
      textAt(path).then(
        (text) => {
          if (text === undefined) return next();
          response.writeHead(200, { 'Content-Type': `${typeOf(path)}; charset=utf-8` });
          response.end(text);
        },
        (error: unknown) => {
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
          response.end(error instanceof Error ? error.message : String(error));
        },
      );
    },
  };
}

/**
 * Lets requests for files wait until they are made; whoever serves files answers then. What goes wrong is the
 * answer.
 *
 * @param baseUrl `/` or `/name/`
 * @param isMade whether an address, without the base URL and a query, is one of the files
 * @param made ends when they are there
 */
export function waitingMiddleware(
  name: string,
  baseUrl: string,
  isMade: (address: string) => boolean,
  made: () => Promise<void>,
): Middleware {
  return textMiddleware(
    name,
    async (path) => {
      if (path.startsWith(baseUrl) && isMade(path.slice(baseUrl.length))) await made();
      return undefined;
    },
    () => 'text/plain',
  );
}

/**
 * Options for the bundler by which a plugin's handler is asked before the development server's own.
 * Docusaurus joins what all such functions return, and passes all of them one list.
 */
export function askedFirst(middleware: Middleware) {
  return {
    plugins: [],
    devServer: {
      setupMiddlewares(middlewares: Middleware[]): Middleware[] {
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
