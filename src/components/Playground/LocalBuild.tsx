import type { ReactNode } from 'react';

import AppLink from '@site/src/components/AppLink';
import CopyBox from '@site/src/components/CopyBox';
import { compilerPackageName } from '@site/src/lib/installCommands';
import { localBuild } from '@site/src/lib/localBuild';
import type { Choices } from '@site/src/lib/playground/choices';
import { docsVersionOf } from '@site/src/lib/playground/releases';

import styles from './styles.module.css';

interface Props {
  readonly release: string;
  readonly choices: Choices;
  /** Whether the program has several files. */
  readonly hasFiles: boolean;
}

/** How to compile the program on the reader's own machine, folded. */
export default function LocalBuild({ release, choices, hasFiles }: Props): ReactNode {
  const version = docsVersionOf(release);
  const { toolchain } = version;
  const { file, commands } = localBuild(toolchain, choices.syntax, choices.moduleFormat);
  return (
    <details className={styles.build}>
      <summary className={styles.fold}>Compile this program on your machine</summary>
      <p>
        {hasFiles ? (
          <>
            Save the files in the folder <code>src</code> of an empty folder
          </>
        ) : (
          <>
            Save the program as <code>{file}</code> in an empty folder
          </>
        )}{' '}
        and run these three commands there (macOS, Linux or WSL, with Node.js):
      </p>
      <ol className={styles.commands}>
        {commands.map((command) => (
          <li key={command}>
            <CopyBox command={command} isWide />
          </li>
        ))}
      </ol>
      <p>
        {compilerPackageName(toolchain)} {toolchain.compilerRelease} then writes the JavaScript next
        to the program. Programs that use React need its bindings as well.
      </p>
      <p>
        <AppLink to={`/docs/manual/${version.path}/installation`}>
          Installation of {version.name}, step by step
        </AppLink>
      </p>
    </details>
  );
}
