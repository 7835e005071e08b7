/**
 * Stands for `@docusaurus/Link` on the client: the same element, without the router, an observer
 * and five hooks for each link. Clicks on links of the site are followed by `./navigation.ts`, and
 * `./prefetching.ts` watches those that come into view.
 */
import type { Props } from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { memo, type ReactNode } from 'react';

/** Where a link leads, as Docusaurus' own component writes it into the built HTML. */
function useHref(target: string | undefined, autoAddBaseUrl: boolean): string | undefined {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  if (!target) return target;
  const address = target.replace('pathname://', '');
  const href = autoAddBaseUrl && address.startsWith('/') ? withBaseUrl(address) : address;
  return isInternalUrl(target) ? applyTrailingSlash(href, { trailingSlash, baseUrl }) : href;
}

function Link({
  to,
  href,
  autoAddBaseUrl = true,
  isNavLink,
  isActive,
  activeClassName,
  'data-noBrokenLinkCheck': noBrokenLinkCheck,
  innerRef,
  ...props
}: Props & { readonly innerRef?: unknown }): ReactNode {
  const target = to || href;
  const isExternal = target !== undefined && !isInternalUrl(target);
  return (
    <a
      href={useHref(target, autoAddBaseUrl)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    />
  );
}

/** A page has some hundred links, of which the next one changes a few. */
export default memo(Link);
