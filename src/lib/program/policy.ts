/**
 * The Content-Security-Policy of the document that runs programs. It stands in the document itself
 * and, by `plugins/hosting-headers`, in its response, where the two directives of `HEADER_ONLY` mean
 * something.
 */

/** Sources by directive, without the hash of the document's own script. */
export const FRAME_POLICY = {
  // No network: no fetch, no pictures of other places, no frames, no workers.
  'default-src': ["'none'"],
  // Modules of programs are addresses that the frame makes of their text.
  'script-src': ['blob:'],
  // Without a word of their own, workers would count as scripts.
  'worker-src': ["'none'"],
  // Styles can't reach anything either: whatever they could load is refused.
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The policy of the playground's document: programs run in a worker, which has the document's policy. */
export const PLAYGROUND_POLICY = {
  ...FRAME_POLICY,
  'worker-src': ['blob:'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same where the reader has given the program the network. */
export const NETWORK_POLICY = {
  ...PLAYGROUND_POLICY,
  'connect-src': ['https:'],
  'img-src': ['https:', 'data:'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Directives that browsers heed in a response's header alone. */
export const HEADER_ONLY = {
  'frame-ancestors': ["'self'"],
  // A frame by its attribute; this holds for readers who open the document by its address, too.
  sandbox: ['allow-scripts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Directives as a policy's text.
 *
 * @param scriptHashes sources of the document's own scripts
 */
export function policyText(
  directives: Readonly<Record<string, readonly string[]>>,
  scriptHashes: readonly string[],
): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...(name === 'script-src' ? scriptHashes : []), ...sources].join(' '),
    )
    .join('; ');
}
