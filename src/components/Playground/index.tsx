import type { ReactNode } from 'react';

import AppLink from '@site/src/components/AppLink';
import ColorSchemeToggle from '@site/src/components/ColorSchemeToggle';
import Island from '@site/src/components/Island';
import Logo from '@site/src/components/Logo';

import styles from './styles.module.css';
import { Frame } from './Workbench';

/**
 * The playground: an editor on the real compilers. Only the browser knows the address and so the program: the
 * server sends the frame, and `src/islands/Playground` takes its place.
 */
export default function Playground(): ReactNode {
  return (
    // The page's scripts need not wait until it is at rest (plugins/static-articles).
    <div className={styles.page} data-start-now>
      <header className={styles.bar}>
        <AppLink to="/" className={styles.home} aria-label="ReScript, home page">
          <Logo />
        </AppLink>
        <h1 className={styles.heading}>ReScript Playground</h1>
        <ColorSchemeToggle />
      </header>
      <main className={styles.main}>
        <Island name="Playground" isPage>
          <p className={styles.unscripted}>
            The playground needs JavaScript to read its program from the address. Please allow it
            for this page.
          </p>
          <Frame />
        </Island>
      </main>
    </div>
  );
}
