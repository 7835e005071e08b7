import { type CompilerHost, HostError } from '../compiler';

/** Stands in for the bundles' host until it is merged. */
export function openBundleHost(_bundles: string, _siteBaseUrl: string): Promise<CompilerHost> {
  return Promise.reject(new HostError('The compilers for the browser can’t be reached.'));
}
