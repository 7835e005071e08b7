import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useState } from 'react';

import { record, string } from '@site/src/lib/decode';

import styles from './styles.module.css';

const badgeField = record({ image: string, href: string });

/**
 * The visitor counter's badge (specification, section 1). Its address is in the configuration
 * (`customFields.counterBadge`; leave it out for no badge). It loads late and keeps its room; where
 * its host does not answer, nothing of it remains visible.
 */
export default function CounterBadge(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const badge = badgeField(customFields?.counterBadge);
  const [hasFailed, setHasFailed] = useState(false);
  if (!badge.ok) return null;
  return (
    <p className={styles.badge}>
      {!hasFailed && (
        <Link href={badge.value.href} aria-label="Visitor statistics of this site">
          <img
            src={badge.value.image}
            alt=""
            width="201"
            height="33"
            loading="lazy"
            decoding="async"
            onError={() => setHasFailed(true)}
            ref={(image) => {
              // The request may have failed before the scripts ran.
              if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
            }}
          />
        </Link>
      )}
    </p>
  );
}
