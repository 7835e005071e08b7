import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import {
  type ChangedFiles,
  fileName,
  isInterface,
  renameFile,
} from '@site/src/lib/playground/files';
import type { ProgramFile, Syntax } from '@site/src/lib/playgroundLink';

import styles from './styles.module.css';

interface Props {
  readonly files: readonly ProgramFile[];
  /** Index of the file that gets another name. */
  readonly shown: number;
  readonly syntax: Syntax;
  readonly onRename: (changed: ChangedFiles, renamed: ReadonlyMap<string, string>) => void;
  readonly onCancel: () => void;
}

/** Names of files by what they were called before; an interface follows its implementation. */
function newNames(before: string, now: string): ReadonlyMap<string, string> {
  return isInterface(before) || isInterface(now)
    ? new Map([[before, now]])
    : new Map([
        [before, now],
        [`${before}i`, `${now}i`],
      ]);
}

/** A field for the name of the file on screen. */
export default function FileName({ files, shown, syntax, onRename, onCancel }: Props): ReactNode {
  const id = useId();
  const rule = useId();
  const field = useRef<HTMLInputElement>(null);
  const before = files[shown]?.name ?? '';
  const [written, setWritten] = useState(before);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, before.indexOf('.'));
  }, [before]);

  const save = (): void => {
    const renamed = renameFile(files, shown, written, syntax);
    if (!renamed.ok) return setProblem(renamed.error);
    const now = renamed.value.files[renamed.value.shown]?.name ?? before;
    onRename(renamed.value, newNames(before, now));
  };

  return (
    <form
      className={styles.fileName}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id}>Name of the file</label>
      <input
        ref={field}
        id={id}
        className={styles.fileNameField}
        value={written}
        aria-describedby={rule}
        aria-invalid={problem !== undefined}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
        onChange={({ target }) => {
          setWritten(target.value);
          setProblem(undefined);
        }}
      />
      <button type="submit" className={styles.fileAction}>
        Save name
      </button>
      <button type="button" className={styles.fileAction} onClick={onCancel}>
        Cancel
      </button>
      <p id={rule} role="status" className={styles.fileRule} data-wrong={problem !== undefined}>
        {problem ??
          `A capital letter first, then letters, digits and _. It ends in .${fileName('', syntax).slice(1)}, or in .${fileName('', syntax, true).slice(1)} for the interface of another file.`}
      </p>
    </form>
  );
}
