/** The names of a program that may be values: the others have no type to tell. */
import { highlight, type Run } from '../../../src/lib/highlight';
import { type Name, namesOf } from '../../../src/lib/nameTypes';

/** Whether words of a kind may be values; types in annotations would be told their own names. */
export function mayBeValue({ kind, text }: Run): boolean {
  if (kind === 'type') return /^[A-Z]/.test(text);
  return kind === undefined || kind === 'function' || kind === 'property' || kind === 'tag';
}

/** The names that may be values. A word in front of a dot that names a module is none. */
export function valueNamesOf(code: string): readonly Name[] {
  const lines = code.split('\n');
  const isValue = highlight(code, 'rescript').map((runs) =>
    runs.flatMap((run) => Array.from({ length: run.text.length }, () => mayBeValue(run))),
  );
  return namesOf(code).filter(({ line, column, name }) => {
    const isQualifier = /^[A-Z]/.test(name) && lines[line]?.[column + name.length] === '.';
    return !isQualifier && isValue[line]?.[column] === true;
  });
}
