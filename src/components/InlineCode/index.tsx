import { Fragment, type ReactNode } from 'react';

/**
 * A sentence from a data file in which backticks mark code.
 *
 * @param text such as ``Puts a new value into a `ref`.``
 */
export default function InlineCode({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    // Every second part stands between two backticks; the sentence is fixed, so indexes are keys.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
