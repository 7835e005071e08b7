import { lazy, type ReactNode, useState } from 'react';

import CopyButton from '@site/src/components/CopyButton';
import LatePart from '@site/src/components/LatePart';
import { BASE_URL } from '@site/src/data/site';
import type { ShowView, SourceRange } from '@site/src/lib/playground/compiler';
import {
  capabilitiesOf,
  currentSettings,
  type Event,
  type Panel,
  type SessionState,
} from '@site/src/lib/playground/session';
import { groupReleases } from '@site/src/lib/playground/releases';
import { countProblems, problemsOf } from '@site/src/lib/playground/words';

import EmbedCode from './EmbedCode';
import JavaScriptPanel, { panelJavaScript } from './JavaScriptPanel';
import LocalBuild from './LocalBuild';
import ProblemsPanel from './ProblemsPanel';
import styles from './styles.module.css';
import Tabs, { panelId, tabId } from './Tabs';
import { useAllReleases, useVim, useWrap } from './usePreferences';

const ProgramOutput = lazy(() => import('@site/src/components/ProgramOutput'));
const InternalsPanel = lazy(() => import('./InternalsPanel'));
const CompilerSettings = lazy(() => import('@site/src/components/CompilerSettings'));

interface Props {
  readonly state: SessionState;
  readonly send: (event: Event) => void;
  readonly showView: ShowView;
  readonly panels: readonly Panel[];
  /** The problem that the reader points at in the editor. */
  readonly pointedAt: number | undefined;
  /** The link of the program; undefined where it is too long for one. */
  readonly address: string | undefined;
  /** Leads to a place of the program, or of one of its files. */
  readonly onReveal: (range: SourceRange, file?: string) => void;
}

function SettingsPanel({
  state,
  send,
  address,
}: Pick<Props, 'state' | 'send' | 'address'>): ReactNode {
  const [isVim, setVim] = useVim();
  const [isWrapped, setWrapped] = useWrap();
  const [showsAll, setShowsAll] = useAllReleases();
  const { hidden } = groupReleases(state.releases, state.release, showsAll);
  return (
    <>
      <CompilerSettings
        settings={currentSettings(state)}
        capabilities={capabilitiesOf(state)}
        release={state.release}
        onChange={(settings) => send({ type: 'settings-chosen', settings })}
        isVim={isVim}
        onVimChange={setVim}
        isWrapped={isWrapped}
        onWrapChange={setWrapped}
        {...((hidden > 0 || showsAll) && { showsAll, onShowAll: setShowsAll })}
      />
      <LocalBuild
        release={state.release}
        choices={state.choices}
        hasFiles={state.around !== undefined}
      />
      <EmbedCode address={address} />
      <p className={styles.note}>
        <a href={`${BASE_URL}licenses.txt`}>Licenses</a> of the compilers and libraries that run
        here
      </p>
    </>
  );
}

/** A panel that is loaded when it is first looked at. */
function Late({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <LatePart
      waiting={<p className={styles.note}>Loading…</p>}
      failed={
        <p role="status" className={styles.note}>
          This part couldn’t be loaded. Reload the page to try again.
        </p>
      }
    >
      {children}
    </LatePart>
  );
}

/** What has come of the program, one panel at a time. */
export default function Panels(props: Props): ReactNode {
  const { state, send, showView, panels, pointedAt, address, onReveal } = props;
  const { panel } = state;
  const javaScript = panelJavaScript(state);
  const [allowsNetwork, setAllowsNetwork] = useState(false);
  // A panel that was on screen stays in the page: a program goes on when another panel is looked at.
  const [seen, setSeen] = useState<readonly Panel[]>([panel]);
  if (!seen.includes(panel)) setSeen([...seen, panel]);

  const contents: Readonly<Record<Panel, () => ReactNode>> = {
    javascript: () => (
      <JavaScriptPanel state={state} send={send} pointedAt={pointedAt} onReveal={onReveal} />
    ),
    output: () => (
      <Late>
        <ProgramOutput
          program={state.run}
          allowsNetwork={allowsNetwork}
          onNetworkChange={setAllowsNetwork}
          onReveal={(line, file) =>
            onReveal({ startLine: line, startColumn: 1, endLine: line, endColumn: 1 }, file)
          }
          baseUrl={BASE_URL}
        />
      </Late>
    ),
    problems: () => (
      <ProblemsPanel
        state={state}
        pointedAt={pointedAt}
        onReveal={onReveal}
        onRetry={() => send({ type: 'retry-pressed' })}
      />
    ),
    internals: () => (
      <Late>
        <InternalsPanel state={state} showView={showView} isShown={panel === 'internals'} />
      </Late>
    ),
    settings: () => (
      <Late>
        <SettingsPanel state={state} send={send} address={address} />
      </Late>
    ),
  };

  return (
    <>
      <div className={styles.resultBar}>
        <Tabs
          panels={panels}
          panel={panel}
          counts={countProblems(problemsOf(state.answer?.outcome))}
          onChoose={(chosen) => send({ type: 'panel-chosen', panel: chosen })}
        />
        {panel === 'javascript' && javaScript !== undefined && (
          <CopyButton
            className={styles.copyResult}
            label="Copy"
            subject="JavaScript"
            text={javaScript}
          />
        )}
      </div>
      {panels.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={panelId(each)}
          aria-labelledby={tabId(each)}
          className={styles.panel}
          hidden={each !== panel}
          tabIndex={0}
        >
          {(each === panel || seen.includes(each)) && contents[each]()}
        </div>
      ))}
    </>
  );
}
