import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

import { useSearchKey } from '@site/src/hooks/useSearchKey';
import { onSearchAsked } from '@site/src/lib/search/dialog/asking';
import { type CaughtText, catchText, SEARCH_BUTTON } from '@site/src/lib/search/dialog/opening';
import { beginSearch } from '@site/src/lib/search/early';

import styles from './styles.module.css';

/** What the dialog is given. */
export interface DialogProps {
  /** What the reader wrote while the dialog was on its way; undefined while it is closed. */
  readonly text: CaughtText | undefined;
  readonly onClose: () => void;
}

type Dialog = ComponentType<DialogProps>;

let loading: Promise<Dialog> | undefined;

/** Loads the dialog, once; after a failure again. */
function loadDialog(): Promise<Dialog> {
  loading ??= import(/* webpackChunkName: "search" */ '@site/src/components/SearchDialog').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Opens search: the button of the bar and its keys (specification, section 2 "Search dialog"). What
 * it opens is loaded when a reader is about to ask for it.
 */
export default function SearchButton(): ReactNode {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [Dialog, setDialog] = useState<Dialog>();
  const [text, setText] = useState<CaughtText>();
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback((): Promise<Dialog> => {
    // A hosted index is asked by the dialog alone.
    if (!customFields?.search) beginSearch(pathname, baseUrl);
    return loadDialog();
  }, [pathname, baseUrl, customFields]);

  const open = useCallback(
    (caught: CaughtText = catchText()): void => {
      prepare().then(
        (loaded) => {
          setHasFailed(false);
          if (!caught.input.isConnected) return;
          setDialog(() => loaded);
          setText(caught);
        },
        () => {
          caught.input.blur();
          if (caught.opener instanceof HTMLElement) caught.opener.focus();
          setHasFailed(true);
        },
      );
    },
    [prepare],
  );
  const openByKey = useCallback(() => open(), [open]);
  useSearchKey(openByKey);

  useEffect(
    () =>
      onSearchAsked((query) => {
        const caught = catchText();
        caught.input.value = query;
        caught.input.select();
        open(caught);
      }),
    [open],
  );

  useEffect(() => {
    const early = window.earlySearch;
    // From now on the keys are answered here.
    window.earlySearch = null;
    if (early) open(early);
  }, [open]);

  const hint = (): void => void prepare().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        {...{ [SEARCH_BUTTON]: '' }}
        onPointerEnter={hint}
        onTouchStart={hint}
        onFocus={hint}
        onClick={openByKey}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3m4.500 10.500L17 17"
            stroke="currentColor"
            strokeWidth="2"
            fill="none"
          />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <p role="status" className={styles.failure}>
        {hasFailed &&
          'Search couldn’t be loaded. Check your network connection and try again, or reload the page.'}
      </p>
      {Dialog && <Dialog text={text} onClose={() => setText(undefined)} />}
    </>
  );
}
