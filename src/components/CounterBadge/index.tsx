import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import { record, string } from '@site/src/lib/decode';

import styles from './styles.module.css';

const badgeField = record({ image: string, href: string });

/**
 * The visitor counter's badge. Its address is in the configuration
 * (`customFields.counterBadge`; leave it out for no badge). It loads late and keeps its room; where
 * its host does not answer, nothing of it remains visible (`src/behaviours/optionalPictures.ts`).
 */
export default function CounterBadge(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const badge = badgeField(customFields?.counterBadge);
  if (!badge.ok) return null;
  return (
    <p className={styles.badge}>
      <Link href={badge.value.href} aria-label="Visitor statistics of this site">
        <img
          src={badge.value.image}
          alt=""
          width="201"
          height="33"
          loading="lazy"
          decoding="async"
          data-optional=""
        />
      </Link>
    </p>
  );
}
