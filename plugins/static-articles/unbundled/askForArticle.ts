/** The server bundle's half: brings pages that are not in the bundle. */
import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';

import * as mdxReact from '@mdx-js/react';
import * as jsxRuntime from 'react/jsx-runtime';

import { answerDecoder, channelName, PROGRAM_PARAMETERS } from './protocol';

/** What the module of a page exports. */
export type PageExports = Readonly<Record<string, unknown>>;

/** Brings the exports of a page's module, such as `@site/docs/manual/array.mdx`. */
export type AskForArticle = (module: string) => Promise<PageExports>;

interface Asker {
  readonly module: string;
  readonly resolve: (exports: PageExports) => void;
  readonly reject: (error: unknown) => void;
}

/** An error of the thread that compiles; the stack of this one would only tell of messages. */
function problemError(problem: string): Error {
  const error = new Error(problem);
  error.stack = problem;
  return error;
}

/** Runs what the build's main thread has made of a page of this repository. */
function run(program: string, module: string): PageExports {
  const refuse = (request: string): never => {
    throw new Error(
      `static-articles: expected ${module} to need no file of the bundler, but it asks for ${request}; teach unbundled/selfContained.ts how pages ask for it.`,
    );
  };
  return new Function(...PROGRAM_PARAMETERS, program)(jsxRuntime, mdxReact, refuse);
}

/**
 * Opens the channel to the thread that compiles pages (`compiler.ts`).
 *
 * @param generatedFilesDir as that thread has it
 */
export function openArticles(generatedFilesDir: string): AskForArticle {
  const askers = new Map<string, Asker>();
  const channel = new BroadcastChannel(channelName(generatedFilesDir));
  channel.onmessage = ({ data }: { data: unknown }) => {
    const decoded = answerDecoder(data);
    // Questions and answers of other threads come this way, too.
    const asker = decoded.ok && askers.get(decoded.value.answerTo);
    if (!asker) return;
    askers.delete(decoded.value.answerTo);
    if (askers.size === 0) channel.unref();
    try {
      if ('problem' in decoded.value) throw problemError(decoded.value.problem);
      asker.resolve(run(decoded.value.program, asker.module));
    } catch (error) {
      asker.reject(error);
    }
  };
  // The thread may end when it waits for nothing.
  channel.unref();
  return (module) =>
    new Promise((resolve, reject) => {
      const question = randomUUID();
      askers.set(question, { module, resolve, reject });
      channel.ref();
      channel.postMessage({ question, module });
    });
}
