import type { ReactNode } from 'react';

import ProgramFrame, { type ProgramReport } from '@site/src/components/ProgramFrame';
import { BASE_URL } from '@site/src/data/site';
import { usePageColorScheme } from '@site/src/hooks/usePageColorScheme';
import type { Breach } from '@site/src/lib/program/breaches';

import Console from './Console';
import type { Run } from './run';
import styles from './styles.module.css';

interface Props {
  readonly run: Run;
  /** What runs, for screen readers. */
  readonly title: string;
  /** Whether there is something to see beside what it prints. */
  readonly isVisible: boolean;
  readonly onReport: (report: ProgramReport) => void;
  readonly onBreach: (breach: Breach) => void;
}

/** Where a program runs, and below it what it prints. */
export default function Stage({ run, title, isVisible, onReport, onBreach }: Props): ReactNode {
  const colorScheme = usePageColorScheme();
  const { phase, number, modules, lines } = run;
  return (
    <>
      {phase !== 'stopped' && (
        <div className={isVisible ? styles.stage : undefined}>
          {modules.length > 0 && (
            <ProgramFrame
              key={number}
              title={title}
              baseUrl={BASE_URL}
              modules={modules}
              isHidden={!isVisible}
              colorScheme={colorScheme}
              onReport={onReport}
              onBreach={onBreach}
            />
          )}
        </div>
      )}
      <Console lines={lines} />
    </>
  );
}
