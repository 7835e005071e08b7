import type { Registry } from '../registry';

/** What `printServerRegistry` needs to know. */
export interface ServerRegistryOptions {
  /** Whether a module is compiled beside the bundler. */
  readonly isUnbundled: (module: string) => boolean;
  /** Path of `askForArticle.ts`. */
  readonly askModule: string;
  readonly generatedFilesDir: string;
}

function bundledLine(chunk: string, module: string): string {
  const request = JSON.stringify(module);
  return `  ${JSON.stringify(chunk)}: [() => import(${request}), ${request}, require.resolveWeak(${request})],`;
}

/**
 * Prints the server's `registry.js`: chunk name -> how to bring its module, and twice its name. React
 * Loadable asks for the bundler's number of a module in the browser only.
 */
export function printServerRegistry(
  registry: Registry,
  { isUnbundled, askModule, generatedFilesDir }: ServerRegistryOptions,
): string {
  const entries = [...registry].map(([chunk, module]) => {
    const request = JSON.stringify(module);
    return isUnbundled(module)
      ? `  ${JSON.stringify(chunk)}: [() => askForArticle(${request}), ${request}, ${request}],`
      : bundledLine(chunk, module);
  });
  return `import { openArticles } from ${JSON.stringify(askModule)};

const askForArticle = openArticles(${JSON.stringify(generatedFilesDir)});

export default {
${entries.join('\n')}
};
`;
}

/**
 * Prints the client's `registry.js`, without the pages that are compiled beside the bundler. Modules of the theme lead
 * to it, so that the bundler would compile all pages for scripts that no reader gets. The others stay: it is the
 * client's bundler that writes the files of their pictures.
 */
export function printClientRegistry(
  registry: Registry,
  isUnbundled: (module: string) => boolean,
): string {
  const bundled = [...registry].filter(([, module]) => !isUnbundled(module));
  return `export default {
${bundled.map(([chunk, module]) => bundledLine(chunk, module)).join('\n')}
};
`;
}
