import { Fragment, memo, type ReactNode, useEffect, useState } from 'react';

import CodeScroller from '@site/src/components/CodeScroller';
import type { Run } from '@site/src/lib/highlight';

import styles from './styles.module.css';

type Highlight = (code: string) => Run[][];

/** Longer programs stay plain: coloring them would keep the editor waiting. In characters. */
const LONGEST = 50_000;

/** The site's colors for code, once they are there. */
function useHighlight(): Highlight | undefined {
  const [highlight, setHighlight] = useState<Highlight>();
  useEffect(() => {
    let isGone = false;
    import('@site/src/lib/highlight').then(
      (module) => {
        if (!isGone) setHighlight(() => (code: string) => module.highlight(code, 'javascript'));
      },
      // Without colors the code can still be read.
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return highlight;
}

/** JavaScript in the colors of the site's code blocks. */
export default memo(function CompiledCode({ code }: { readonly code: string }): ReactNode {
  const highlight = useHighlight();
  const lines = highlight && code.length <= LONGEST ? highlight(code.trimEnd()) : undefined;
  return (
    <CodeScroller className={styles.javaScript} label="Compiled JavaScript" code={code}>
      {lines?.map((runs, line) => (
        // Each text is drawn anew as a whole.
        <Fragment key={line}>
          {runs.map(({ text, kind }, index) =>
            kind === undefined ? (
              text
            ) : (
              <span key={index} className={`code-${kind}`}>
                {text}
              </span>
            ),
          )}
          {line < lines.length - 1 && '\n'}
        </Fragment>
      )) ?? code}
    </CodeScroller>
  );
});
