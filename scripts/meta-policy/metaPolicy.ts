/** The Content-Security-Policy of `_headers` as an element of the page, for hosts that don't read that file. */
import { type HeaderBlock, headersOf } from '../serve/headers';

/** Directives that browsers ignore, with a warning, unless they come in a header. */
const HEADER_ONLY = /^(?:frame-ancestors|sandbox|report-uri|report-to)\b/;

/** How a page begins; what stands before it can't load anything. */
const HEAD = /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i;

/** The address of a page's file, from the root: `/base/docs/page` of `docs/page.html`. */
function addressOf(file: string, baseUrl: string): string {
  return `${baseUrl}${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
}

/**
 * The directives for a page: of the rules that match it the last one, which is its own and the narrowest.
 *
 * @param file of the page, relative to the build, with `/`
 * @param baseUrl `/` or `/name/`, as the site was built with
 * @returns undefined where `_headers` has no policy for it
 */
export function policyOf(
  blocks: readonly HeaderBlock[],
  file: string,
  baseUrl = '/',
): string | undefined {
  const policy = headersOf(blocks, addressOf(file, baseUrl), 'last')['Content-Security-Policy'];
  return policy
    ?.split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
}

/**
 * Puts a policy into a page, before anything that it is about. A page that has one stays as it is.
 *
 * @throws Error for a page without a head
 */
export function withPolicy(html: string, policy: string, file: string): string {
  if (/<meta http-equiv="?content-security-policy/i.test(html)) return html;
  if (!HEAD.test(html)) {
    throw new Error(
      `meta-policy: expected ${file} to have a <head>, found none; only pages of the build can have a policy.`,
    );
  }
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`;
  return html.replace(HEAD, (head) => head + element);
}
