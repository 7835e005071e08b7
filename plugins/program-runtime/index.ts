import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { askedFirst, waitingMiddleware } from '../../src/lib/devServer';
import {
  FRAME_DOCUMENT,
  libraryPath,
  NETWORK_DOCUMENT,
  PLAYGROUND_DOCUMENT,
  RUNTIME_FOLDER,
  runtimePath,
} from '../../src/lib/program/runtime';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../src/versions';
import { frameDocuments } from './document';
import { PROGRAM_FILES } from './files';
import { runtimeModules } from './modules';
import type { PluginOptions } from './options';

export { validateOptions } from './options';
export type { Options } from './options';

/** The lexer by which pages cut programs. */
const LEXER = /[\\/]es-module-lexer[\\/]dist[\\/]lexer\.asm\.js$/;

/** Whether an address, without the base URL, is one of what this plugin makes. */
function isMade(address: string): boolean {
  return (
    address.startsWith(`${RUNTIME_FOLDER}/`) ||
    [FRAME_DOCUMENT, PLAYGROUND_DOCUMENT, NETWORK_DOCUMENT].includes(address)
  );
}

/** Makes the documents that run programs and the modules that they may import; see README.md. */
export default function programRuntime(
  { siteDir, baseUrl }: LoadContext,
  { behindStart }: PluginOptions,
): Plugin<void> {
  /** What is being made, which requests for it wait for. */
  let making: Promise<void> = Promise.resolve();
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(siteDir, PROGRAM_FILES, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, text);
  };
  const makeAll = async (): Promise<void> => {
    for (const [file, text] of await frameDocuments()) await write(file, text);
    const toolchains = new Map(
      [...MANUAL_VERSIONS, ...REACT_VERSIONS].map(({ toolchain }) => [
        toolchain.compilerRelease,
        toolchain,
      ]),
    );
    for (const [release, toolchain] of toolchains) {
      const runtimes = await runtimeModules(toolchain);
      if (!runtimes) continue;
      await write(runtimePath(release), JSON.stringify(runtimes.modules));
      await write(libraryPath(release), JSON.stringify(runtimes.library));
    }
  };
  return {
    name: 'program-runtime',

    configureWebpack: (_config, isServer) => ({
      module: { rules: [{ test: LEXER, use: path.join(__dirname, 'lexerLoader.cjs') }] },
      ...(behindStart &&
        !isServer &&
        askedFirst(waitingMiddleware('program-runtime', baseUrl, isMade, () => making))),
    }),

    getPathsToWatch: () => [path.join(__dirname, '{frame,playground}', '*')],

    async loadContent() {
      if (!behindStart) return makeAll();
      making = behindStart.add(makeAll);
      // Requests that wait tell of it, and so does the terminal.
      making.catch((error: unknown) =>
        logger.error(error instanceof Error ? error.message : error),
      );
    },
  };
}
