import type { ReactNode } from 'react';

import { OWN_PLACE, PROGRAM_MODULE } from '@site/src/lib/program/playground';

import type { PlaceFinder } from './places';
import type { Fault } from './run';
import styles from './styles.module.css';

interface Props {
  readonly fault: Fault;
  readonly lineOf: PlaceFinder;
  readonly onReveal: (line: number, file?: string) => void;
}

interface PlaceProps extends Omit<Props, 'fault'> {
  readonly module: string;
  readonly line: number;
}

function Place({ module, line, lineOf, onReveal }: PlaceProps): ReactNode {
  const source = lineOf(module, line);
  if (!source) return `line ${line} of the JavaScript`;
  const { file } = source;
  return (
    <button type="button" className={styles.place} onClick={() => onReveal(source.line, file)}>
      {source.isSure
        ? `line ${source.line} of ${file ?? 'the program'}`
        : `near line ${source.line}${file === undefined ? '' : ` of ${file}`}`}
    </button>
  );
}

/** Position of the program in a line of a stack. */
function ownPlace(call: string): Pick<PlaceProps, 'module' | 'line'> | undefined {
  const [, module = '', line] = OWN_PLACE.exec(call) ?? [];
  return line === undefined ? undefined : { module, line: Number(line) };
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
          <Place
            module={fault.module ?? PROGRAM_MODULE}
            line={fault.line}
            lineOf={lineOf}
            onReveal={onReveal}
          />
        </>
      )}
      {calls.length > 0 && (
        <details className={styles.tree}>
          <summary>Stack</summary>
          <ol className={styles.fields}>
            {calls.map((call, index) => {
              const place = ownPlace(call);
              return (
                // Calls of a recursion are alike.
                <li key={index}>
                  {place === undefined ? (
                    call
                  ) : (
                    <>
                      {nameOf(call)} <Place {...place} lineOf={lineOf} onReveal={onReveal} />
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
