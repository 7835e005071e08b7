import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import CounterBadge from '@site/src/components/CounterBadge';
import Logo from '@site/src/components/Logo';
import SocialIcon from '@site/src/components/SocialIcon';
import { ASSOCIATION_HREF, SOCIAL_LINKS } from '@site/src/data/links';

import styles from './styles.module.css';

/** The foot of every page: copyright, links, counter badge. */
export default function SiteFooter(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo />
          <p className={styles.copyright}>© {Number(customFields?.year)} The ReScript Project</p>
          <CounterBadge />
        </div>
        <nav aria-label="About" className={styles.column}>
          <h2 className={clsx('small-heading', styles.title)}>About</h2>
          <ul className={styles.list}>
            <li>
              <Link to="/tour">Take the tour</Link>
            </li>
            <li>
              <Link to="/community/overview">Community</Link>
            </li>
            <li>
              <Link href={ASSOCIATION_HREF}>ReScript Association</Link>
            </li>
            <li>
              <Link to="pathname:///licenses.txt" target="_self">
                Licenses
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Find us on" className={styles.column}>
          <h2 className={clsx('small-heading', styles.title)}>Find us on</h2>
          <ul className={styles.icons}>
            {SOCIAL_LINKS.map(({ name, href }) => (
              <li key={name}>
                <Link href={href} className={styles.icon} aria-label={name}>
                  <SocialIcon name={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
