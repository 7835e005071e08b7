import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';

import type { ProgramReport } from '@site/src/components/ProgramFrame';
import { loadProgram } from '@site/src/components/ProgramOutput/load';
import { BASE_URL } from '@site/src/data/site';
import { type Breach, BREACHES } from '@site/src/lib/program/breaches';
import type { Run } from '@site/src/lib/playground/session';
import { withMarks, withoutMarks } from '@site/src/lib/practice/checkMarks';
import { findPrintedDifference } from '@site/src/lib/practice/compare';
import type { Exercise } from '@site/src/lib/practice/exercise';
import { misfitOf, type Verdict, verdictOn, withoutOutput } from '@site/src/lib/practice/words';
import { exportsAppIn } from '@site/src/lib/program/playground';

import Editor from '../LiveExample/Editor';
import type { Source } from '../LiveExample/program';
import { FIRST_RUN, runReducer } from '../LiveExample/run';
import Stage from '../LiveExample/Stage';
import Told from './Told';

interface Props {
  readonly exercise: Exercise;
  readonly source: Source;
  /** Whether the editor is there from the beginning, and stays. */
  readonly isOpen: boolean;
  /** What the reader has written before; undefined for nothing. */
  readonly kept: string | undefined;
  /** The reader has written a program, or is back at the page's own, which is undefined. */
  readonly onDraft: (text: string | undefined) => void;
  readonly onSolved: () => void;
}

/** How long a program may be silent before its output counts as whole, in milliseconds. */
const SETTLED_MS = 300;

const NO_COMPILER =
  'No compiler can be reached, so that your program can’t be checked here. The solution can be unfolded below.';

function faultText(fault: string, statement: string | undefined): string {
  const place = statement === undefined ? '' : ` in the check, ${statement}`;
  return `The program threw an error${place}: ${fault}`;
}

/** The reader changes a program; it is compiled with the check at its end, run, and its output compared. */
export default function Program(props: Props): ReactNode {
  const { exercise, source, isOpen, kept, onDraft, onSolved } = props;
  const { check, expected, kind, release } = exercise;
  const [run, dispatch] = useReducer(runReducer, { ...FIRST_RUN, phase: 'stopped' });
  const [compiled, setCompiled] = useState<Run>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [isEditing, setIsEditing] = useState(true);
  const [draft, setDraft] = useState(kept ?? source.code);
  const again = useRef<HTMLButtonElement>(null);
  const { phase, fault } = run;
  const lines = useMemo(() => withoutMarks(run.lines, check), [run.lines, check]);
  const surroundings = useMemo(
    () => ({
      before: source.before,
      ...(check === undefined
        ? { after: '' }
        : { after: `\n\n${withMarks(check)}`, afterElsewhere: `\n\n${check}` }),
      misfitOf,
    }),
    [source, check],
  );
  const isRendered = compiled !== undefined && exportsAppIn(compiled.javaScript);

  const onChange = useCallback(
    (text: string) => {
      setDraft(text);
      onDraft(text === source.code ? undefined : text);
      // It was about another program.
      setVerdict(undefined);
    },
    [source, onDraft],
  );
  const onRun = useCallback((asked: Run) => {
    setVerdict(undefined);
    setCompiled(asked);
    dispatch({ type: 'start' });
  }, []);
  /** Nothing runs any more, for a reason that readers are told. */
  const onRefused = useCallback((reason: string) => {
    // Without what the program before has printed.
    dispatch({ type: 'start' });
    dispatch({ type: 'stop', status: '' });
    setVerdict(withoutOutput(reason));
  }, []);

  /** The page shows its own program again, which the verdict isn't about. */
  const onLeave = useCallback(() => {
    setIsEditing(false);
    setVerdict(undefined);
    setCompiled(undefined);
    dispatch({ type: 'start' });
    dispatch({ type: 'stop', status: '' });
  }, []);

  useEffect(() => {
    if (!isEditing) again.current?.focus();
  }, [isEditing]);

  useEffect(() => {
    if (!compiled) return undefined;
    let isOutdated = false;
    loadProgram(compiled.javaScript, `v${release}`, BASE_URL).then(
      (program) => {
        if (!isOutdated) dispatch({ type: 'loaded', modules: program.modules });
      },
      (reason: unknown) => {
        if (!isOutdated) onRefused(reason instanceof Error ? reason.message : String(reason));
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [compiled, release, onRefused]);

  // Who prints after a while is judged anew.
  useEffect(() => {
    if (phase !== 'running') return undefined;
    const judge = (): void => {
      const next =
        fault === undefined
          ? verdictOn(findPrintedDifference(expected, lines, kind), kind)
          : withoutOutput(faultText(fault, lines.at(-1)?.statement));
      setVerdict(next);
      if (next.isRight) onSolved();
    };
    const timer = window.setTimeout(judge, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [phase, lines, fault, expected, kind, onSolved]);

  const onReport = useCallback(
    (report: ProgramReport) => {
      if (report.type === 'silent') onRefused('The program doesn’t come to an end.');
      else dispatch({ type: 'report', report });
    },
    [onRefused],
  );
  const onBreach = useCallback(
    (breach: Breach) => onRefused(`The program ${BREACHES[breach]}.`),
    [onRefused],
  );

  return (
    <>
      {isEditing && (
        <Editor
          own={source.code}
          first={draft}
          surroundings={surroundings}
          release={release}
          label="Your program in ReScript"
          action="Check"
          withoutCompiler={NO_COMPILER}
          takesFocus={!isOpen}
          onChange={onChange}
          onRun={onRun}
          onRefused={onRefused}
          {...(!isOpen && { onLeave })}
        />
      )}
      {!isEditing && (
        <button ref={again} type="button" className="code-run" onClick={() => setIsEditing(true)}>
          Try it
        </button>
      )}
      <Told verdict={verdict} />
      <Stage
        run={{ ...run, lines }}
        title="Your running program"
        isVisible={isRendered}
        onReport={onReport}
        onBreach={onBreach}
      />
    </>
  );
}
