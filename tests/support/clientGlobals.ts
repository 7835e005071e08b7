/** What the client's modules find in a browser and jsdom lacks. */
import { answer, pageDocument } from './staticPages';

/** Documents of a host by pathname; what is missing is answered with 404. */
export type Host = Map<string, string>;

/** Puts a host behind `fetch`; gives the paths that were asked for. */
export function serve(host: Host): string[] {
  const asked: string[] = [];
  globalThis.fetch = (path) => {
    const pathname = String(path);
    asked.push(pathname);
    const text = host.get(pathname);
    return Promise.resolve(
      text === undefined
        ? answer({ url: pathname, status: 404, text: '<h1>404</h1>' })
        : answer({ url: pathname, text }),
    );
  };
  return asked;
}

/** Makes the document one that the browser has loaded as a whole. */
export function visit(pathname: string, html = pageDocument()): void {
  window.history.replaceState(null, '', pathname);
  const loaded = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(loaded.documentElement), document.documentElement);
}

/** Tells whether the browser was asked to load a page as a whole, which jsdom can't do. */
export function wasLoadedAsWhole(consoleError: jest.SpyInstance): boolean {
  return consoleError.mock.calls.some(([error]) =>
    /Not implemented: navigation/.test(error instanceof Error ? error.message : String(error)),
  );
}
