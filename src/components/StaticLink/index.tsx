import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ReactNode } from 'react';

/** How authors write links that are no pages of the site's router, such as files. */
const NO_PAGE = /^pathname:\/\//;

/**
 * `@docusaurus/Link` as HTML, for the build (`plugins/static-articles`): the same element, and the same links and ids
 * for the check of links, without what follows a router.
 */
export default function StaticLink({
  to,
  href,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': isUnchecked = false,
  children,
  ...props
}: Props): ReactNode {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectAnchor, collectLink } = useBrokenLinks();
  const given = to || href;
  const isInternal = isInternalUrl(given);
  const bare = given?.replace(NO_PAGE, '');
  const based = bare?.startsWith('/') && autoAddBaseUrl ? withBaseUrl(bare) : bare;
  const target =
    based && isInternal ? applyTrailingSlash(based, { baseUrl, trailingSlash }) : based;
  const isOtherTab = props.target !== undefined && props.target !== '_self';
  if (target && !isUnchecked && isInternal && (target.startsWith('#') || !isOtherTab)) {
    collectLink(target);
  }
  if (props.id) collectAnchor(props.id);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- this is that link
    <a
      href={target}
      {...(given && !isInternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    >
      {children}
    </a>
  );
}
