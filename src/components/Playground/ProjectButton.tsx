import { type ReactNode, useState } from 'react';

import { hasFileLevelFlags } from '@site/src/lib/playground/fileFlags';
import type { ProjectProgram } from '@site/src/lib/playground/takeAway/project';

import styles from './styles.module.css';

/** Name of the folder, and of the file that holds it. */
const NAME = 'rescript-program';

/** When a file of a few kilobytes is saved for sure, in milliseconds. */
const SAVED_MS = 60_000;

/** Gives a file to the browser, which keeps it where downloads go. */
function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari begins to save after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
}

interface Props {
  readonly program: ProjectProgram;
}

/** Saves the program as a folder that builds anywhere; what makes it is loaded when it is asked for. */
export default function ProjectButton({ program }: Props): ReactNode {
  const [trouble, setTrouble] = useState<{ readonly code: string; readonly text: string }>();

  const download = async (): Promise<void> => {
    const { code, files = [{ code }] } = program;
    // Who builds the folder would start what the flags name, and programs come from anywhere.
    if (files.some((file) => hasFileLevelFlags(file.code))) {
      return setTrouble({
        code,
        text: 'This program has flags for the compiler in it, which may start other programs. Copy it if you trust it.',
      });
    }
    try {
      const [{ projectFiles }, { zipFolder }] = await Promise.all([
        import('@site/src/lib/playground/takeAway/project'),
        import('@site/src/lib/playground/takeAway/zip'),
      ]);
      saveFile(`${NAME}.zip`, zipFolder(NAME, projectFiles(program)));
      setTrouble(undefined);
    } catch (error) {
      console.error(error);
      setTrouble({ code, text: 'The project couldn’t be made. Try again, or copy the program.' });
    }
  };

  const shown = trouble?.code === program.code ? trouble.text : undefined;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void download()}>
        Download project
      </button>
      <span role="status" className={shown ? styles.refused : 'visually-hidden'}>
        {shown}
      </span>
    </>
  );
}
