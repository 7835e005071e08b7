import type { ReactNode } from 'react';

import AppLink from '@site/src/components/AppLink';
import CodeWindow from '@site/src/components/CodeWindow';
import ColorSchemeToggle from '@site/src/components/ColorSchemeToggle';
import Island from '@site/src/components/Island';
import Logo from '@site/src/components/Logo';
import { PLAYGROUND_START } from '@site/src/data/playgroundStart';
import { highlight } from '@site/src/lib/highlight';
import type { Built } from '@site/src/lib/playground/built';
import { PLAYGROUND_AREA, versionKey } from '@site/src/lib/rememberedVersion';

import StillEditor from './StillEditor';
import styles from './styles.module.css';
import { Frame } from './Workbench';

/** The program for readers without scripts. */
function Unscripted({ built: { code, javaScript, release } }: { built: Built }): ReactNode {
  return (
    <>
      <p>It begins with this program, which {release} compiled when the site was built.</p>
      <CodeWindow
        isSideBySide
        panes={[
          { title: 'ReScript', lines: highlight(code.trimEnd(), 'rescript') },
          { title: 'JavaScript', lines: highlight(javaScript.trimEnd(), 'javascript') },
        ]}
      />
    </>
  );
}

/**
 * The playground: an editor on the real compilers. The server sends the program that it begins with, and
 * `src/islands/Playground` takes its place. Only the browser knows the address: where that asks for something else,
 * the server's program isn't shown.
 */
export default function Playground(): ReactNode {
  const { built } = PLAYGROUND_START;
  return (
    // Whether the page's scripts wait until it is at rest (plugins/static-articles/startShell.ts).
    <div className={styles.page} data-start-now={versionKey(PLAYGROUND_AREA)}>
      <header className={styles.bar}>
        <AppLink to="/" className={styles.home} aria-label="ReScript, home page">
          <Logo />
        </AppLink>
        <h1 className={styles.heading}>ReScript Playground</h1>
        <ColorSchemeToggle />
      </header>
      <main className={styles.main}>
        <Island name="Playground" props={PLAYGROUND_START} isPage>
          <div className={styles.unscripted}>
            <p>
              The playground needs JavaScript to read its program from the address. Please allow it
              for this page.
            </p>
            {built && <Unscripted built={built} />}
          </div>
          <Frame built={built} still={built && <StillEditor code={built.code} />} />
        </Island>
      </main>
    </div>
  );
}
