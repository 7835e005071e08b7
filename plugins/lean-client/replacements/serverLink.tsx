/**
 * Stands for `@docusaurus/Link` where pages are rendered at build: the same element, without handlers and
 * effects, which do nothing there, and without the router's three components. A page has some two hundred
 * links, most of them on all pages, so that each address is worked out once.
 */
import { addBaseUrl } from '@docusaurus/core/lib/client/exports/useBaseUrl';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import type { DocusaurusConfig } from '@docusaurus/types';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Address {
  readonly href: string | undefined;
  /** Whether it has no protocol. */
  readonly isInternal: boolean;
}

/** Addresses that the router writes as they are; it resolves others, and decodes their paths. */
const PLAIN = /^\/[^%?#]*(?:\?[^%?#]+)?(?:#[^%?#]+)?$/;

function readAddress(
  { url: siteUrl, baseUrl, trailingSlash, future }: DocusaurusConfig,
  target: string | undefined,
  autoAddBaseUrl: boolean,
): Address {
  const isInternal = isInternalUrl(target);
  if (!target) return { href: target, isInternal };
  const url = target.replace('pathname://', '');
  const router = future.experimental_router;
  const withBaseUrl =
    autoAddBaseUrl && url.startsWith('/') ? addBaseUrl({ siteUrl, baseUrl, url, router }) : url;
  const href = isInternal
    ? applyTrailingSlash(withBaseUrl, { trailingSlash, baseUrl })
    : withBaseUrl;
  return { href, isInternal };
}

/** The addresses of a site by what its links say. */
const known = new WeakMap<DocusaurusConfig, Map<string | undefined, Address>>();

function useAddress(target: string | undefined, autoAddBaseUrl: boolean): Address {
  const { siteConfig } = useDocusaurusContext();
  if (!autoAddBaseUrl) return readAddress(siteConfig, target, false);
  const found = known.get(siteConfig)?.get(target);
  if (found) return found;
  const address = readAddress(siteConfig, target, true);
  const addresses = known.get(siteConfig) ?? new Map<string | undefined, Address>();
  known.set(siteConfig, addresses.set(target, address));
  return address;
}

/**
 * A link.
 *
 * @throws Error for `isNavLink`: nothing on a built page keeps active links right
 */
export default function Link({
  to,
  href: given,
  autoAddBaseUrl = true,
  isNavLink,
  isActive,
  activeClassName,
  'data-noBrokenLinkCheck': noBrokenLinkCheck,
  innerRef,
  ...props
}: Props & { readonly innerRef?: unknown }): ReactNode {
  const target = to || given;
  if (isNavLink) {
    throw new Error(
      `lean-client: expected links without isNavLink, got one to ${String(target)}; set aria-current where the link is made.`,
    );
  }
  const { href, isInternal } = useAddress(target, autoAddBaseUrl);
  const { collectAnchor, collectLink } = useBrokenLinks();
  const isAnchor = href?.startsWith('#') ?? false;
  const isRouted = href && isInternal && !isAnchor && (!props.target || props.target === '_self');

  if (!noBrokenLinkCheck && (isAnchor || isRouted)) collectLink(href);
  if (props.id) collectAnchor(props.id);

  // The attributes stand in the order in which the original and the router write them.
  if (!isRouted) {
    const isExternal = target && !isInternal;
    return (
      <a
        href={href}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
        {...props}
      />
    );
  }
  return PLAIN.test(href) ? <a {...props} href={href} /> : <RouterLink {...props} to={href} />;
}
