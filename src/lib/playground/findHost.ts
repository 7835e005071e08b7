import { type CompilerHost, HostError } from './compiler';

/**
 * Finds the place where the playground's compilers run: the service of the reader's machine where the
 * page comes from one, else the official bundles. The code for each is loaded when it is wanted.
 *
 * @param bundles base address of the official bundles; undefined where the site has none
 * @param baseUrl the site's base URL
 * @param mayBeNative whether the service of the reader's machine is looked for
 * @throws HostError where there is neither
 */
export async function findHost(
  bundles: string | undefined,
  baseUrl: string,
  mayBeNative = true,
): Promise<CompilerHost> {
  if (mayBeNative) {
    const { findNativeHost } = await import('./native/host');
    const native = await findNativeHost(baseUrl);
    if (native) return native;
  }
  if (bundles === undefined) {
    throw new HostError(
      mayBeNative
        ? 'This site was built without compilers for the browser, and no compiler runs on this machine.'
        : 'This site was built without compilers for the browser, and those of this machine compile nothing inside of other sites; open the program in the playground.',
    );
  }
  const { openBundleHost } = await import('./bundle/host');
  return openBundleHost(bundles, baseUrl);
}
