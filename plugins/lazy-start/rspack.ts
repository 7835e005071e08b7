/** What this plugin asks of rspack, whose types Docusaurus does not pass on: it speaks of webpack. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Compiler } from '@rspack/core';

/** Answers a request or hands it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/** The bundler. */
export interface Bundler {
  lazyCompilationMiddleware(compiler: Compiler): Middleware;
}

/** A development server of webpack-dev-server. */
export interface DevServer {
  readonly middleware?: { waitUntilValid(callback: () => void): void } | undefined;
  readonly webSocketServer?: { readonly clients: readonly object[] } | undefined;
  /** Sends browsers a message of webpack-dev-server's protocol. */
  sendMessage?(clients: readonly object[], type: string): void;
}

function isRspack(compiler: object): compiler is Compiler {
  return 'rspack' in compiler;
}

/**
 * The compiler that a plugin was given.
 *
 * @throws if it is not rspack's
 */
export function rspackCompiler(compiler: object): Compiler {
  if (isRspack(compiler)) return compiler;
  throw new Error(
    'lazy-start: expected the compiler of rspack, got another one: set future.faster in docusaurus.config.ts.',
  );
}
