import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useState } from 'react';

import ColorSchemeToggle from '@site/src/components/ColorSchemeToggle';
import CopyBox from '@site/src/components/CopyBox';
import CopyButton from '@site/src/components/CopyButton';
import Logo from '@site/src/components/Logo';
import { useAddressBar } from '@site/src/hooks/useAddressBar';
import { useDocPath } from '@site/src/hooks/useDocsAreas';
import { compilerPackageName, localBuild } from '@site/src/lib/localBuild';
import type { Syntax } from '@site/src/lib/playgroundLink';
import {
  addressOf,
  chooseSyntax,
  chooseVersion,
  type PlaygroundState,
  startPlayground,
  syntaxesOf,
} from '@site/src/lib/playgroundState';
import { rememberedVersion, rememberVersion } from '@site/src/lib/rememberedVersion';
import { type DocsVersion, MANUAL_VERSIONS } from '@site/src/versions';

import styles from './styles.module.css';

/** Key of the remembered version: the playground has a choice of its own. */
const AREA = 'playground';

const SYNTAX_NAMES: Readonly<Record<Syntax, string>> = { reason: 'Reason', rescript: 'ReScript' };

function releaseOf({ toolchain }: DocsVersion): string {
  return `${compilerPackageName(toolchain)} ${toolchain.compilerRelease}`;
}

function VersionOptions(): ReactNode {
  const isNext = ({ channel }: DocsVersion): boolean => channel === 'next';
  const rows: readonly DocsVersion[] = MANUAL_VERSIONS;
  const groups = [
    { label: 'Next', versions: rows.filter(isNext) },
    { label: 'Released', versions: rows.filter((row) => !isNext(row)) },
  ];
  return groups.map(({ label, versions }) => (
    <optgroup key={label} label={label}>
      {versions.map((row) => (
        <option key={row.name} value={row.name}>
          {row.name} ({releaseOf(row)})
        </option>
      ))}
    </optgroup>
  ));
}

/** Asks before the page is left while the address cannot hold the program. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

function LocalBuild({ state }: { state: PlaygroundState }): ReactNode {
  const docPath = useDocPath();
  const { file, commands } = localBuild(state.version.toolchain, state.syntax, state.moduleFormat);
  const installation = docPath('default', state.version, 'installation');
  return (
    <aside className={styles.build} aria-labelledby="local-build">
      <h2 id="local-build" className={styles.heading}>
        Compile this program
      </h2>
      <p>
        Compiling in the browser is not part of this build. On your machine, save the program as{' '}
        <code>{file}</code> in an empty folder and run these three commands there (macOS, Linux or
        WSL, with Node.js):
      </p>
      <ol className={styles.commands}>
        {commands.map((command) => (
          <li key={command}>
            <CopyBox command={command} isWide />
          </li>
        ))}
      </ol>
      <p>
        The JavaScript then lies beside the program, made by {releaseOf(state.version)}. Programs
        that use React need its bindings as well.
      </p>
      {installation !== undefined && (
        <p>
          <Link to={installation}>Installation of {state.version.name}, step by step</Link>
        </p>
      )}
    </aside>
  );
}

/** The program that an address holds, to be changed, shared and taken away. */
function Editor({ search }: { search: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [start] = useState(() => startPlayground(search, rememberedVersion(AREA)));
  const [state, setState] = useState(start.state);
  const isUnread = start.keepsAddress && state === start.state;
  const address = addressOf(state, baseUrl);
  useAddressBar(isUnread ? undefined : address);
  useLeaveWarning(address === undefined);
  const syntaxes = syntaxesOf(state.version);

  return (
    <div className={styles.columns}>
      <section className={styles.editor} aria-label="Program">
        <div className={styles.controls}>
          <label className={styles.choice}>
            Version
            <select
              className={styles.select}
              value={state.version.name}
              onChange={({ target }) => {
                rememberVersion(AREA, target.value);
                setState(chooseVersion(state, target.value));
              }}
            >
              <VersionOptions />
            </select>
          </label>
          {syntaxes.length > 1 && (
            <label className={styles.choice}>
              Syntax
              <select
                className={styles.select}
                value={state.syntax}
                onChange={({ target }) =>
                  setState(chooseSyntax(state, target.value === 'reason' ? 'reason' : 'rescript'))
                }
              >
                {syntaxes.map((syntax) => (
                  <option key={syntax} value={syntax}>
                    {SYNTAX_NAMES[syntax]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div className={styles.actions}>
            <CopyButton
              label="Copy share link"
              text={address && new URL(address, window.location.href).href}
            />
            <CopyButton label="Copy program" text={state.code} />
          </div>
        </div>
        <div role="status">
          {start.problems.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
          {address === undefined && (
            <p className={styles.problem}>
              This program is too long for a link, so the address does not hold it. Copy the program
              to keep it.
            </p>
          )}
        </div>
        <label className={styles.label} htmlFor="program">
          Program in {SYNTAX_NAMES[state.syntax]}
        </label>
        <textarea
          id="program"
          className={styles.code}
          value={state.code}
          onChange={({ target }) => setState({ ...state, code: target.value })}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
        />
      </section>
      <LocalBuild state={state} />
    </div>
  );
}

/**
 * The playground: it keeps, shares and hands out programs, and says how to compile them. Only the
 * browser knows the address, so the server sends the frame alone.
 */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search, key } = useLocation();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/" className={styles.home} aria-label="ReScript, home page">
          <Logo />
        </Link>
        <h1 className={styles.title}>ReScript Playground</h1>
        <ColorSchemeToggle />
      </header>
      <main className={styles.main}>
        {isBrowser ? (
          <Editor key={key} search={search} />
        ) : (
          <p className={styles.unscripted}>
            The playground reads its program from the address, which takes JavaScript. Please allow
            it for this page.
          </p>
        )}
      </main>
    </div>
  );
}
