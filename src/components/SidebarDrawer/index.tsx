import { useLocation } from '@docusaurus/router';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

import styles from './styles.module.css';

interface Props {
  readonly drawer: RefObject<HTMLDialogElement | null>;
  readonly children: ReactNode;
}

interface ButtonProps extends Pick<Props, 'drawer'> {
  /** Called before the drawer opens, to render what it shows. */
  readonly onOpen: () => void;
}

/** Brings the entry of the page on screen to the middle; `scrollIntoView` would scroll the page, too. */
function showCurrent(dialog: HTMLElement): void {
  const entry = dialog.querySelector<HTMLElement>('[aria-current="page"]');
  if (entry) dialog.scrollTop = entry.offsetTop - dialog.clientHeight / 2;
}

/** The button that opens the drawer; it stands in the breadcrumb bar of small screens. */
export function DrawerButton({ drawer, onOpen }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => {
        flushSync(onOpen);
        drawer.current?.showModal();
        if (drawer.current) showCurrent(drawer.current);
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M3 5h14M3 10h9M3 15h14" stroke="currentColor" strokeWidth="2" fill="none" />
      </svg>
      <span className="visually-hidden">Open the list of pages</span>
    </button>
  );
}

/**
 * The sidebar of small screens: a modal dialog, which keeps the focus inside and closes on Escape
 * by itself; it also closes on the backdrop and on every change of route or hash
 * (specification, section 4).
 */
export default function SidebarDrawer({ drawer, children }: Props): ReactNode {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    drawer.current?.close();
  }, [drawer, pathname, hash]);

  useEffect(() => {
    const dialog = drawer.current;
    const closeOnBackdropOrLink = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      // A link to the heading on screen changes neither route nor hash.
      if (target === dialog || target?.closest('a[href]')) dialog?.close();
    };
    dialog?.addEventListener('click', closeOnBackdropOrLink);
    return () => dialog?.removeEventListener('click', closeOnBackdropOrLink);
  }, [drawer]);

  return (
    <dialog ref={drawer} className={styles.drawer} aria-label="Pages">
      <div className={styles.content}>
        <form method="dialog" className={styles.head}>
          <button className={styles.button}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" fill="none" />
            </svg>
            <span className="visually-hidden">Close the list of pages</span>
          </button>
        </form>
        {children}
      </div>
    </dialog>
  );
}
