import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

import ColorSchemeToggle from '@site/src/components/ColorSchemeToggle';
import Logo from '@site/src/components/Logo';

import styles from './styles.module.css';
import Workbench, { Frame } from './Workbench';

/**
 * The playground: an editor on the real compilers. Only the browser knows the address and so the
 * program: the server sends the frame.
 */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search, key } = useLocation();
  return (
    // The page's scripts need not wait until it is at rest (plugins/static-articles).
    <div className={styles.page} data-start-now>
      <header className={styles.bar}>
        <Link to="/" className={styles.home} aria-label="ReScript, home page">
          <Logo />
        </Link>
        <h1 className={styles.heading}>ReScript Playground</h1>
        <ColorSchemeToggle />
      </header>
      <main className={styles.main}>
        {!isBrowser && (
          <p className={styles.unscripted}>
            The playground needs JavaScript to read its program from the address. Please allow it
            for this page.
          </p>
        )}
        {isBrowser ? <Workbench key={key} search={search} /> : <Frame />}
      </main>
    </div>
  );
}
