/** What the bundler is asked: the import graph and the source maps of the client's scripts. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type { Compiler, Module } from 'webpack';

import { describe, parseJson } from '../../src/lib/decode';

import { bytesByModule, sourceMapDecoder } from './attribution';
import { moduleName } from '../../src/lib/bundleReport/moduleName';
import { type BundleReport, reportFile } from '../../src/lib/bundleReport/report';

const NAME = 'BundleReport';

function nameOf(module: Module | null, siteDir: string): string | undefined {
  const file = module?.nameForCondition();
  return file ? moduleName(file, siteDir) : undefined;
}

/** Writes `BundleReport` files; takes the source maps out of what the build emits. */
export class BundleReportPlugin {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const { siteDir } = this;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const importers: Record<string, string[]> = {};

      // Before modules are concatenated, so that each has its own importers.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = nameOf(module, siteDir);
          if (name === undefined) continue;
          const above = (importers[name] ??= []);
          for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
            const origin = nameOf(originModule, siteDir);
            if (origin !== undefined && origin !== name && !above.includes(origin)) {
              above.push(origin);
            }
          }
        }
      });

      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const files: Record<string, BundleReport['files'][string]> = {};
        for (const { name, source } of compilation.getAssets()) {
          const map = `${name}.map`;
          const mapAsset = name.endsWith('.js') ? compilation.getAsset(map) : undefined;
          if (!mapAsset) continue;
          const decoded = parseJson(mapAsset.source.source().toString(), sourceMapDecoder);
          if (!decoded.ok) {
            throw new Error(`bundle-report: ${describe(decoded.error)} in ${map} of the bundler.`);
          }
          files[name] = bytesByModule(source.source().toString(), decoded.value, siteDir);
          compilation.deleteAsset(map);
        }
        const file = reportFile(siteDir);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, JSON.stringify({ files, importers } satisfies BundleReport));
      });
    });
  }
}
