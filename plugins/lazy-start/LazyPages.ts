import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';

import type { Compiler } from '@rspack/core';

import { closedPages, requestedScript } from './closedPages';
import { type Bundler, type DevServer, type Middleware, rspackCompiler } from './rspack';

/** Where the bundler's own middleware takes the names of pages to compile. */
const ENDPOINT = '/lazy-start/open';

/** Files that are pages. */
export const PAGE = /\.mdx?$/;

/** What is compiled late: Markdown, and the pages that are programs, such as the playground. */
const LAZY = /\.mdx?$|[\\/]src[\\/]pages[\\/].+\.tsx$/;

/** The bundler's option that goes with it. */
export const LAZY_COMPILATION = {
  entries: false,
  imports: true,
  test: LAZY,
  prefix: ENDPOINT,
};

/**
 * Compiles pages when a browser asks for their scripts.
 *
 * The bundler can do so by itself: a page's script then holds a proxy that, once it runs, has the
 * page compiled and waits for a hot update. But the browser takes no update while any page has an
 * error, and would wait for ever. Here the server has the page compiled before it answers.
 */
export class LazyPages {
  private compiler: Compiler | undefined;
  private open: Middleware | undefined;
  private publicPath = '/';

  constructor(private readonly bundler: Bundler) {}

  apply(anyCompiler: object): void {
    const compiler = rspackCompiler(anyCompiler);
    // Here and not when the server starts: then the compiler runs already.
    this.open = this.bundler.lazyCompilationMiddleware(compiler);
    if (typeof compiler.options.output.publicPath === 'string') {
      this.publicPath = compiler.options.output.publicPath;
    }
    this.compiler = compiler;
  }

  /** What the development server asks before it answers. */
  middleware({ middleware }: DevServer): Middleware {
    return async (request, response, next) => {
      const script = requestedScript(request.url ?? '', this.publicPath);
      if (script !== undefined && request.method === 'GET') {
        // The script of a page that was just written is being made.
        await new Promise<void>((done) => middleware?.waitUntilValid(done) ?? done());
        await this.openPagesOf(script);
      }
      if (request.url?.startsWith(ENDPOINT)) await this.open?.(request, response, next);
      else next();
    };
  }

  /** Has the bundler compile what a script needs; the server waits for it before it answers. */
  private async openPagesOf(script: string): Promise<void> {
    const closed = closedPages(await this.read(script));
    if (closed.length > 0) await this.post(closed);
  }

  /** Text of a script that was made; none if there is no such script. */
  private read(script: string): Promise<string> {
    const { outputFileSystem, outputPath } = this.compiler ?? {};
    return new Promise((resolve) => {
      if (!outputFileSystem || outputPath === undefined) resolve('');
      else {
        // Whoever serves files tells of those that are missing.
        outputFileSystem.readFile(path.join(outputPath, script), (error, data) =>
          resolve(error || data === undefined ? '' : data.toString()),
        );
      }
    });
  }

  private async post(pages: readonly string[]): Promise<void> {
    const request = new IncomingMessage(new Socket());
    request.method = 'POST';
    request.url = ENDPOINT;
    request.push(pages.join('\n'));
    request.push(null);
    await this.open?.(request, new ServerResponse(request), () => undefined);
  }
}
