import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import type { Problem } from '@site/src/lib/playground/compiler';
import {
  addFile,
  canMove,
  type ChangedFiles,
  firstName,
  isInterface,
  MOST_FILES,
  moveFile,
  removeFile,
  restoreFiles,
} from '@site/src/lib/playground/files';
import { countProblems } from '@site/src/lib/playground/words';
import type { ProgramFile, Syntax } from '@site/src/lib/playgroundLink';

import FileName from './FileName';
import styles from './styles.module.css';
import { Badges, placeAfter } from './Tabs';

/** Id of a file's tab. */
export function fileTabId(name: string): string {
  return `playground-file-${name}`;
}

interface Props {
  /** One at least. */
  readonly files: readonly ProgramFile[];
  /** Index of the file on screen. */
  readonly shown: number;
  readonly syntax: Syntax;
  readonly problems: readonly Problem[];
  /** Id of the editor. */
  readonly controls: string;
  /** Whether files can be looked at, and that is all. */
  readonly isFixed: boolean;
  readonly onShow: (index: number) => void;
  /**
   * The reader has changed the files.
   *
   * @param renamed names before by names now
   */
  readonly onChange: (changed: ChangedFiles, renamed?: ReadonlyMap<string, string>) => void;
}

/** Files that were deleted, and what there was to them. */
interface Deleted {
  readonly removed: readonly ProgramFile[];
  /** Where they stood. */
  readonly index: number;
  readonly name: string;
  /** What the first file that was left is called: alone, it loses its name. */
  readonly left: string;
}

/** The files of a program above the editor: looked at, added, renamed, moved and deleted. */
export default function FileTabs(props: Props): ReactNode {
  const { files, shown, syntax, problems, controls, isFixed, onShow, onChange } = props;
  const whole = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [isNaming, setIsNaming] = useState(false);
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState<Deleted>();
  const shownName = files[shown]?.name;

  // Of many files, the one on screen is in sight; the page itself stays where it is.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row.current || !tab || shownName === undefined) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [shownName]);

  const file = files[shown];
  const isAlone = files.length < 2;
  if (!file || (isAlone && isFixed)) return null;

  const focusTab = (name: string): void => {
    // The row is drawn when the event is over.
    requestAnimationFrame(() =>
      whole.current?.querySelector<HTMLElement>(`[id="${fileTabId(name)}"]`)?.focus(),
    );
  };

  const focusFirst = (): void => {
    requestAnimationFrame(() => whole.current?.querySelector('button')?.focus());
  };

  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = placeAfter(event.key, shown, files.length);
    const chosen = next === undefined ? undefined : files[next];
    if (next === undefined || !chosen) return;
    event.preventDefault();
    onShow(next);
    focusTab(chosen.name);
  };

  const add = (): void => {
    const changed = addFile(files, syntax);
    setDeleted(undefined);
    onChange(changed);
    setSaid(`${changed.files[changed.shown]?.name} is added.`);
    setIsNaming(true);
  };

  const remove = (): void => {
    const changed = removeFile(files, shown);
    if (!changed) return setSaid(`${file.name} is the last file, so it stays.`);
    const removed = files.filter((each) => !changed.files.includes(each));
    const left = changed.files[0]?.name ?? '';
    setDeleted({ removed, index: files.indexOf(removed[0] ?? file), name: file.name, left });
    const isLeftAlone = changed.files.length < 2;
    onChange(changed, isLeftAlone ? new Map([[left, firstName(syntax)]]) : undefined);
    setSaid(`${removed.map(({ name }) => name).join(' and ')} deleted.`);
    if (isLeftAlone) focusFirst();
    else focusTab(changed.files[changed.shown]?.name ?? '');
  };

  const restore = ({ removed, index, name, left }: Deleted): void => {
    const named = isAlone ? [{ name: left, code: file.code }] : files;
    const restored = restoreFiles(named, removed, index, syntax);
    if (!restored.ok) return setSaid(restored.error);
    onChange(restored.value, isAlone ? new Map([[file.name, left]]) : undefined);
    setSaid(`${name} is back.`);
    setDeleted(undefined);
    focusTab(name);
  };

  const moveBy = (by: -1 | 1): void => {
    const changed = moveFile(files, shown, by);
    if (!changed) return;
    onChange(changed);
    setSaid(`${file.name} is file ${changed.shown + 1} of ${changed.files.length} now.`);
  };

  const mover = (by: -1 | 1, label: string, sign: string): ReactNode => (
    <button
      type="button"
      className={styles.fileAction}
      aria-label={`Move ${file.name} ${label}`}
      title={`Move ${label}`}
      // It keeps the focus at the end of its way.
      aria-disabled={!canMove(files, shown, by)}
      onClick={() => moveBy(by)}
    >
      {sign}
    </button>
  );

  return (
    <>
      {/* Outside of the row, at whose end it would widen the page. */}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div ref={whole} className={styles.files} data-alone={isAlone || undefined}>
        {!isAlone && (
          <div
            ref={row}
            className={clsx(styles.fileTabs, 'cut-off')}
            role="tablist"
            aria-label="Files"
            aria-describedby={hint}
          >
            {files.map(({ name }, index) => {
              const own = problems.filter((problem) => problem.file === name);
              return (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={fileTabId(name)}
                  className={styles.fileTab}
                  aria-selected={index === shown}
                  aria-controls={controls}
                  tabIndex={index === shown ? 0 : -1}
                  onClick={() => onShow(index)}
                  onKeyDown={move}
                >
                  {name}
                  <Badges counts={countProblems(own)} />
                </button>
              );
            })}
          </div>
        )}
        {!isFixed && isNaming && !isAlone && (
          <FileName
            key={file.name}
            files={files}
            shown={shown}
            syntax={syntax}
            onRename={(changed, renamed) => {
              const name = changed.files[changed.shown]?.name ?? '';
              setIsNaming(false);
              if (name !== file.name) {
                onChange(changed, renamed);
                setSaid(`${file.name} is called ${name} now.`);
              }
              focusTab(name);
            }}
            onCancel={() => {
              setIsNaming(false);
              focusTab(file.name);
            }}
          />
        )}
        {!isFixed && !(isNaming && !isAlone) && (
          <div className={styles.fileActions} role="group" aria-label="Files of the program">
            <button
              type="button"
              className={styles.fileAction}
              aria-disabled={files.length >= MOST_FILES}
              onClick={() => {
                if (files.length < MOST_FILES) add();
                else setSaid(`A program has at most ${MOST_FILES} files.`);
              }}
            >
              Add file
            </button>
            {!isAlone && (
              <>
                <button
                  type="button"
                  className={styles.fileAction}
                  onClick={() => setIsNaming(true)}
                >
                  Rename
                </button>
                {mover(-1, 'to the left', '←')}
                {mover(1, 'to the right', '→')}
                <button
                  type="button"
                  className={styles.fileAction}
                  aria-label={`Delete ${file.name}`}
                  onClick={remove}
                >
                  Delete
                </button>
              </>
            )}
            {deleted && (
              <button type="button" className={styles.fileAction} onClick={() => restore(deleted)}>
                Restore {deleted.name}
              </button>
            )}
          </div>
        )}
        {!isAlone && (
          <p id={hint} className={styles.fileHint}>
            {isInterface(file.name)
              ? 'An interface says what other files see of the one behind it.'
              : 'A file may use those before it. The last one runs.'}
          </p>
        )}
      </div>
    </>
  );
}
