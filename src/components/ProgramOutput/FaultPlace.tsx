import type { ReactNode } from 'react';

import type { SourceLineFinder } from '@site/src/lib/playground/sourceLines';
import { PROGRAM_MODULE } from '@site/src/lib/program/playground';

import type { Fault } from './run';
import styles from './styles.module.css';

interface Props {
  readonly fault: Fault;
  readonly lineOf: SourceLineFinder;
  readonly onReveal: (line: number) => void;
}

function Place({ line, lineOf, onReveal }: Omit<Props, 'fault'> & { line: number }): ReactNode {
  const source = lineOf(line);
  if (!source) return `line ${line} of the JavaScript`;
  return (
    <button type="button" className={styles.place} onClick={() => onReveal(source.line)}>
      {source.isSure ? `line ${source.line} of the program` : `near line ${source.line}`}
    </button>
  );
}

/** Position of the program in a line of a stack. */
function ownLine(call: string): number | undefined {
  const start = call.indexOf(`${PROGRAM_MODULE}:`);
  if (start < 0) return undefined;
  const line = Number.parseInt(call.slice(start + PROGRAM_MODULE.length + 1), 10);
  return Number.isNaN(line) ? undefined : line;
}

/** What a call is named in the stacks of browsers: `at make (…)`, `make@…`. */
function nameOf(call: string): string {
  return /^(?:at (?:async )?(\S+) \(|([^@\s]+)@)/.exec(call)?.slice(1).find(Boolean) ?? '';
}

/** Where a program threw something: the line, and the calls that led there. */
export default function FaultPlace({ fault, lineOf, onReveal }: Props): ReactNode {
  const calls = fault.stack.split('\n').filter((call) => call !== '');
  return (
    <>
      {fault.line !== undefined && (
        <>
          {' '}
          <Place line={fault.line} lineOf={lineOf} onReveal={onReveal} />
        </>
      )}
      {calls.length > 0 && (
        <details className={styles.tree}>
          <summary>Stack</summary>
          <ol className={styles.fields}>
            {calls.map((call, index) => {
              const line = ownLine(call);
              return (
                // Calls of a recursion are alike.
                <li key={index}>
                  {line === undefined ? (
                    call
                  ) : (
                    <>
                      {nameOf(call)} <Place line={line} lineOf={lineOf} onReveal={onReveal} />
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </>
  );
}
