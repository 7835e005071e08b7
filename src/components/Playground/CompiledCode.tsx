import { memo, type ReactNode } from 'react';

import CodeLines from '@site/src/components/CodeLines';
import CodeScroller from '@site/src/components/CodeScroller';
import { highlight } from '@site/src/lib/highlight';

import styles from './styles.module.css';

/** Longer programs stay plain: coloring them would keep the editor waiting. In characters. */
const LONGEST = 50_000;

/** JavaScript in the colors of the site's code blocks. */
export default memo(function CompiledCode({ code }: { readonly code: string }): ReactNode {
  return (
    <CodeScroller className={styles.javaScript} label="Compiled JavaScript" code={code}>
      {code.length <= LONGEST ? (
        <CodeLines lines={highlight(code.trimEnd(), 'javascript')} />
      ) : undefined}
    </CodeScroller>
  );
});
