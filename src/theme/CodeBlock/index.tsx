/**
 * Code that does not come from a fence: `<CodeBlock>` in MDX and in React pages. Upstream:
 * theme-classic 3.10.2, CodeBlock (safe to eject), which highlights in the browser; this one shows
 * plain text with a copy button, and so keeps Prism out of the bundle. Fences never get here
 * (plugins/code-blocks).
 */
import type { Props } from '@theme/CodeBlock';
import type { ReactNode } from 'react';

/** What keyboards need to scroll code that may be wider than the screen. */
const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;

export default function CodeBlock({ children, title }: Props): ReactNode {
  return (
    <div className="code-block" data-code-block="">
      <div className="code-panel" data-code-panel="">
        <div className={title ? 'code-bar' : 'code-bar code-bar-over'}>
          {title && <span className="code-title">{title}</span>}
          <div className="code-actions">
            <button
              type="button"
              className="code-action code-copy"
              data-copy=""
              aria-label="Copy code"
              title="Copy code"
            />
          </div>
        </div>
        <pre
          {...SCROLLABLE}
          className="code-pre"
          aria-label={typeof title === 'string' ? title : 'Code'}
        >
          <code data-code="">{children}</code>
        </pre>
      </div>
    </div>
  );
}
