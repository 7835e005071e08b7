/** Which pages a requested script would need that have not been compiled yet. */

/**
 * Name of the script that a request asks for, as the bundler calls it; undefined if it asks for
 * something else.
 *
 * @param url path of the request, with or without a query
 * @param publicPath where the scripts are served, with slashes at both ends
 */
export function requestedScript(url: string, publicPath: string): string | undefined {
  const [pathname = ''] = url.split('?');
  if (!pathname.startsWith(publicPath) || !pathname.endsWith('.js')) return undefined;
  try {
    return decodeURIComponent(pathname.slice(publicPath.length));
  } catch {
    // No script of ours has such a name: whoever serves the rest answers.
    return undefined;
  }
}

/** How a module begins that stands in for a page. Source: LazyCompilationProxyModule of rspack 1.7. */
const PROXY = /var data = ("lazy-compilation-proxy\|(?:[^"\\]|\\.)*");/;

/** What it says as long as its page has not been compiled. */
const CLOSED = 'active: false';

/**
 * Names of the proxies in a script whose pages have not been compiled.
 *
 * @param script text of the script
 */
export function closedPages(script: string): readonly string[] {
  // Text before the first proxy, then the name of each and the text up to the next.
  const [, ...parts] = script.split(PROXY);
  return parts.flatMap((name, index) =>
    index % 2 === 0 && parts[index + 1]?.includes(CLOSED) ? [String(JSON.parse(name))] : [],
  );
}
