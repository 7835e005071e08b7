/** Links that lead somewhere from wherever the text is read. */
import path from 'node:path';

import type { RootContent } from 'mdast';

import { markdownAddress } from '../../../src/lib/markdownAddress';
import { type Fail, inline, rewrite } from './tree';

/** The site, as far as links are concerned. */
export interface LinkedSite {
  /** Origin without a slash at the end. */
  readonly url: string;
  /** `/` or `/name/`. */
  readonly baseUrl: string;
  /** Addresses of pages by their source, as paths from the repository's root. */
  readonly addressOfSource: ReadonlyMap<string, string>;
  /** Addresses of all pages that exist as Markdown, with base URL and without an ending. */
  readonly addresses: ReadonlySet<string>;
}

/** The page that links stand in. */
export interface LinkingPage {
  /** Path of its source from the repository's root; undefined for pages without one. */
  readonly source?: string;
  /** Its address, with base URL. */
  readonly address: string;
}

/** The address of a page's Markdown, with the origin. */
export function markdownUrl({ url }: Pick<LinkedSite, 'url'>, address: string): string {
  return url + markdownAddress(address);
}

/** A link's target, and what follows it from `?` or `#` on. */
function splitTarget(link: string): readonly [target: string, rest: string] {
  const end = link.search(/[?#]/);
  return end < 0 ? [link, ''] : [link.slice(0, end), link.slice(end)];
}

function addressUrl(site: LinkedSite, address: string, rest: string): string {
  const page = address.replace(/(?<=.)\/$/, '');
  return site.addresses.has(page) ? markdownUrl(site, page) + rest : `${site.url}${address}${rest}`;
}

/**
 * Where a link of a page leads, with the origin: to the Markdown of a page where there is one.
 *
 * @returns undefined where it names a file that is no page
 */
export function absoluteUrl(link: string, page: LinkingPage, site: LinkedSite): string | undefined {
  const own = link.replace(/^pathname:\/\//, '');
  const [target, rest] = splitTarget(own);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(own)) return own;
  if (target === '') return markdownUrl(site, page.address) + rest;
  if (target.startsWith('/')) {
    return addressUrl(site, site.baseUrl.replace(/\/$/, '') + target, rest);
  }
  if (/\.mdx?$/.test(target)) {
    const file = path.posix.join(path.posix.dirname(page.source ?? ''), decodeURI(target));
    const address = site.addressOfSource.get(file);
    return address === undefined ? undefined : addressUrl(site, address, rest);
  }
  return addressUrl(site, new URL(target, site.url + page.address).pathname, rest);
}

/** Stage: makes the addresses of links and pictures absolute. */
export function absoluteLinks(
  nodes: readonly RootContent[],
  page: LinkingPage,
  site: LinkedSite,
  fail: Fail,
): readonly RootContent[] {
  const urlOf = (node: RootContent, link: string): string =>
    absoluteUrl(link, page, site) ??
    fail(node, `Expected a link to a page of its docs, got ${link}; correct it.`);
  return rewrite(nodes, (node) => {
    switch (node.type) {
      case 'link':
        return [
          {
            ...node,
            url: urlOf(node, node.url),
            children: inline(absoluteLinks(node.children, page, site, fail)),
          },
        ];
      case 'definition':
      case 'image':
        return [{ ...node, url: urlOf(node, node.url) }];
      default:
        return undefined;
    }
  });
}
