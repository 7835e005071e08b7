import type { ReactNode } from 'react';

import { answerLines } from '@site/src/lib/compilerAnswer';

/**
 * What a compiler says, colored as in a terminal (`src/css/code.css`). It breaks its lines where the element around
 * it lets them be broken.
 *
 * @param message as the compiler wrote it, without the codes for colors
 */
export default function CompilerMessage({ message }: { readonly message: string }): ReactNode {
  return answerLines(message).map(({ runs }, line) => (
    // Neither lines nor runs change places.
    <span key={line}>
      {line > 0 && '\n'}
      {runs.map(({ text, role }, index) => (
        <span key={index} className={role && `answer-${role}`}>
          {text}
        </span>
      ))}
    </span>
  ));
}
