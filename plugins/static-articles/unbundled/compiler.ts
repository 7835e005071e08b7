/** The main thread's half: compiles pages, and answers those who render them. */
import fs from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';

import { articleProgram } from './program';
import { channelName, questionDecoder } from './protocol';
import { createQueue } from './queue';

/** Folders of the site, as Docusaurus names them. */
export interface Places {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

/** Compiles a page. */
export type LoadPage = (file: string, text: string) => Promise<string>;

/** The file of a module such as `@site/docs/manual/array.mdx`. */
export function fileOf(module: string, siteDir: string): string {
  return path.join(siteDir, module.replace(/^@site\//, ''));
}

/**
 * Waits for questions about pages. With the first one it begins to compile all of them: until then, the
 * bundler needs the thread.
 *
 * @param modules all pages
 * @param load makes a module of a page
 * @returns ends the waiting
 */
export function answerQuestions(
  modules: readonly string[],
  load: LoadPage,
  { siteDir, generatedFilesDir }: Places,
): () => void {
  const queue = createQueue(modules, async (module) => {
    const file = fileOf(module, siteDir);
    return articleProgram(
      await load(file, await fs.readFile(file, 'utf8')),
      path.relative(siteDir, file),
      (request) => readFileSync(fileOf(request, siteDir), 'utf8'),
    );
  });
  const channel = new BroadcastChannel(channelName(generatedFilesDir));
  // A build that fails meanwhile must be able to end.
  channel.unref();
  async function answer(answerTo: string, module: string): Promise<void> {
    try {
      channel.postMessage({ answerTo, program: await queue.take(module) });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      channel.postMessage({ answerTo, problem });
    }
  }
  channel.onmessage = ({ data }: { data: unknown }) => {
    const decoded = questionDecoder(data);
    // Answers come this way, too.
    if (decoded.ok) void answer(decoded.value.question, decoded.value.module);
  };
  return () => channel.close();
}
