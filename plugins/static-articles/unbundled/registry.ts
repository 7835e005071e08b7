import type { Registry } from '../registry';

/** What `printServerRegistry` needs to know. */
export interface ServerRegistryOptions {
  /** Whether a module is compiled beside the bundler. */
  readonly isUnbundled: (module: string) => boolean;
  /** Path of `askForArticle.ts`. */
  readonly askModule: string;
  readonly generatedFilesDir: string;
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
      : `  ${JSON.stringify(chunk)}: [() => import(${request}), ${request}, require.resolveWeak(${request})],`;
  });
  return `import { openArticles } from ${JSON.stringify(askModule)};

const askForArticle = openArticles(${JSON.stringify(generatedFilesDir)});

export default {
${entries.join('\n')}
};
`;
}
