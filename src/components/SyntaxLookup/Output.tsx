import { type ReactNode, useEffect, useState } from 'react';

import CodeWindow from '@site/src/components/CodeWindow';
import type { DrawnProgram } from '@site/src/data/coloredLines';

import styles from './styles.module.css';

type Loaded = DrawnProgram | 'failed' | undefined;

async function fetchProgram(id: string): Promise<Loaded> {
  try {
    const { SYNTAX_OUTPUTS } = await import('@site/src/data/syntaxOutputs');
    return SYNTAX_OUTPUTS[id] ?? 'failed';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

/**
 * What an entry's example compiles to; fetched when the entry is opened. Nothing for examples that
 * leave no JavaScript behind.
 */
export default function Output({ id }: { readonly id: string }): ReactNode {
  const [program, setProgram] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    void fetchProgram(id).then((loaded) => {
      if (!isGone) setProgram(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  if (program === 'failed') return <p>The JavaScript of this example could not be fetched.</p>;
  if (!program || program.output.length === 0) return null;
  return (
    <div className={styles.output}>
      <CodeWindow panes={[{ title: 'JS Output', lines: program.output }]} />
    </div>
  );
}
