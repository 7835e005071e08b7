import fs from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { libraryPath, runtimePath } from '../../src/lib/program/runtime';
import { MANUAL_VERSIONS, REACT_VERSIONS } from '../../src/versions';
import { frameDocuments } from './document';
import { PROGRAM_FILES } from './files';
import { runtimeModules } from './modules';

/** The lexer by which pages cut programs. */
const LEXER = /[\\/]es-module-lexer[\\/]dist[\\/]lexer\.asm\.js$/;

/** Makes the documents that run programs and the modules that they may import; see README.md. */
export default function programRuntime({ siteDir }: LoadContext): Plugin<void> {
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(siteDir, PROGRAM_FILES, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, text);
  };
  return {
    name: 'program-runtime',

    configureWebpack: () => ({
      module: { rules: [{ test: LEXER, use: path.join(__dirname, 'lexerLoader.cjs') }] },
    }),

    getPathsToWatch: () => [path.join(__dirname, '{frame,playground}', '*')],

    async loadContent() {
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
    },
  };
}
