/** What the document's policy refuses a program. */

/**
 * Watches for refusals. Each is told once: WebKit reports every refusal twice, and a program that asks
 * again gets the same answer. In workers WebKit reports none: a program learns of it by its own failure alone.
 *
 * @param tell gets the directive that refuses, and the address that was asked for
 */
export function watchRefusals(tell: (directive: string, address: string) => void): void {
  const told = new Set<string>();
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const refusal = `${effectiveDirective} ${blockedURI}`;
    if (told.has(refusal)) return;
    told.add(refusal);
    tell(effectiveDirective, blockedURI);
  });
}
