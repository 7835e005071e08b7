import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The button that opens the drawer; it stands in the breadcrumb bar of small screens. */
export function DrawerButton(): ReactNode {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" data-opens-drawer="">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M3 5h14M3 10h9M3 15h14" stroke="currentColor" strokeWidth="2" fill="none" />
      </svg>
      <span className="visually-hidden">Open the list of pages</span>
    </button>
  );
}

/** The sidebar of small screens, which `src/behaviours/drawer.ts` fills and opens. */
export default function SidebarDrawer(): ReactNode {
  return (
    <dialog className={styles.drawer} aria-label="Pages" data-drawer="">
      <div className={styles.content}>
        <form method="dialog" className={styles.head}>
          <button className={styles.button}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" fill="none" />
            </svg>
            <span className="visually-hidden">Close the list of pages</span>
          </button>
        </form>
        <div data-drawer-content="" />
      </div>
    </dialog>
  );
}
