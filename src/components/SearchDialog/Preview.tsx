import { memo, type ReactNode, useEffect, useRef, useState } from 'react';

import { useMediaQuery } from '@site/src/hooks/useMediaQuery';
import { savesData } from '@site/src/lib/connection';
import { createSections } from '@site/src/lib/search/dialog/preview';

import styles from './styles.module.css';

/** Screens that have room for it beside the hits. */
const WIDE_SCREEN = '(min-width: 64rem)';

/** How long a hit is the active one before its page is loaded, in milliseconds: readers type on. */
const REST_MS = 200;

async function fetchPage(pathname: string): Promise<string> {
  const response = await fetch(pathname);
  if (!response.ok) {
    throw new Error(`Expected the page ${pathname}, got status ${response.status}.`);
  }
  return response.text();
}

let shared: ReturnType<typeof createSections> | undefined;

/** A section that has been loaded. */
interface Shown {
  readonly href: string;
  readonly section: DocumentFragment | undefined;
}

/**
 * The section that the active hit leads to. It repeats, for those who see both, what a press on Enter opens,
 * so that screen readers and keys pass it by.
 */
function Preview({ href }: { readonly href: string | undefined }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isWanted = isWide && !savesData();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!isWanted || href === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      shared ??= createSections(fetchPage, document);
      shared(href).then(
        (section) => {
          if (isCurrent) setShown({ href, section });
        },
        (reason: unknown) => {
          // Browsers end what a page loads when its reader follows a link.
          if (!isCurrent) return;
          console.warn('search: the preview is left out.', reason);
          setShown({ href, section: undefined });
        },
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [href, isWanted]);

  useEffect(() => {
    const element = frame.current;
    if (!element || !shown) return;
    element.replaceChildren(...(shown.section ? [shown.section] : []));
    element.scrollTop = 0;
  }, [shown]);

  if (!isWanted) return null;
  return (
    <div
      ref={frame}
      className={`markdown ${styles.preview}`}
      aria-hidden="true"
      tabIndex={-1}
      data-old={shown?.href !== href || undefined}
    />
  );
}

export default memo(Preview);
