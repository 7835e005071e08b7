import clsx from 'clsx';
import { lazy, type ReactNode, useState } from 'react';

import CopyButton from '@site/src/components/CopyButton';
import LatePart from '@site/src/components/LatePart';
import { filesOf } from '@site/src/lib/playground/files';
import { programMarkdown } from '@site/src/lib/playground/takeAway/markdown';
import { groupReleases } from '@site/src/lib/playground/releases';
import type { Event, SessionState } from '@site/src/lib/playground/session';

import MoreActions from './MoreActions';
import ProjectButton from './ProjectButton';
import ReleaseSelect from './ReleaseSelect';
import ShareButton from './ShareButton';
import styles from './styles.module.css';
import { useAllReleases } from './usePreferences';

const ProgramExamples = lazy(() => import('@site/src/components/ProgramExamples'));

interface Props {
  readonly state: SessionState;
  readonly send: (event: Event) => void;
  readonly onRelease: (release: string) => void;
  /** The link of the program; undefined where it is too long for one. */
  readonly address: string | undefined;
  /** Keys that run the program, such as `Ctrl+E`. */
  readonly runKeys: string;
  /** The server's frame and the page before its scripts run: nothing answers yet. */
  readonly isFrame: boolean;
}

/** Holds the place of the examples' button, which comes late: in the letters of either font it has its width. */
function HeldExamples(): ReactNode {
  return (
    <span className={clsx(styles.button, styles.reserved)} aria-hidden="true">
      Examples
    </span>
  );
}

/** What the reader does with the program as a whole. */
export default function ControlBar(props: Props): ReactNode {
  const { state, send, onRelease, address, runKeys, isFrame } = props;
  const [showsAll] = useAllReleases();
  const [hasExamples, setHasExamples] = useState(true);
  const { code, around, release, choices } = state;
  const href =
    address === undefined || isFrame ? undefined : new URL(address, window.location.href).href;
  const program = { code, files: filesOf(state), release, choices, href };
  const { groups } = groupReleases(state.releases, state.release, showsAll);
  return (
    <>
      <div className={styles.controls} role="group" aria-label="Controls">
        <ReleaseSelect groups={groups} release={state.release} onChoose={onRelease} />
        {hasExamples && (
          <div className={styles.examples}>
            {isFrame ? (
              <HeldExamples />
            ) : (
              <LatePart waiting={<HeldExamples />} onFailed={() => setHasExamples(false)}>
                <ProgramExamples
                  release={state.release}
                  syntax={state.choices.syntax}
                  onChoose={(example) => send({ type: 'example-chosen', example })}
                />
              </LatePart>
            )}
          </div>
        )}
        <button
          type="button"
          className={styles.primary}
          aria-keyshortcuts={runKeys.startsWith('Cmd') ? 'Meta+E' : 'Control+E'}
          onClick={() => send({ type: 'run-pressed' })}
        >
          Run <kbd className={styles.keys}>{runKeys}</kbd>
        </button>
        <MoreActions>
          <label className={styles.choice}>
            <input
              type="checkbox"
              role="switch"
              checked={state.autoRun}
              onChange={({ target }) => send({ type: 'auto-run-chosen', autoRun: target.checked })}
            />
            Auto-run
          </label>
          <button
            type="button"
            className={styles.button}
            aria-keyshortcuts="Shift+Alt+F"
            disabled={!isFrame && state.backEnd.phase !== 'ready'}
            onClick={() => send({ type: 'format-pressed' })}
          >
            Format
          </button>
          <CopyButton
            label={around ? `Copy ${around.name}` : 'Copy program'}
            text={isFrame ? undefined : code}
          />
          <CopyButton
            label="Copy as Markdown"
            text={isFrame ? undefined : programMarkdown({ ...program, syntax: choices.syntax })}
          />
          <ProjectButton program={program} />
          {/* What it says may need a line of its own, which moves nothing that stands before it. */}
          <ShareButton address={address} actions={state.actions} />
        </MoreActions>
      </div>
      <div role="status" className={styles.notes}>
        {!hasExamples && <p>The examples couldn’t be loaded. Reload the page to try again.</p>}
      </div>
    </>
  );
}
