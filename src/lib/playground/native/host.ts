import type { CompilerHost } from '../compiler';

/** Stands in for the service's client until it is merged. */
export function findNativeHost(_baseUrl: string): Promise<CompilerHost | undefined> {
  return Promise.resolve(undefined);
}
