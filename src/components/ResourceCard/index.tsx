import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The drawing of a card. */
export type ResourceIcon = 'manual' | 'react' | 'adopt' | 'typescript' | 'next' | 'vite';

/** Our own line drawings, 32 by 32, in the color of the text. */
const DRAWINGS: Readonly<Record<ResourceIcon, string>> = {
  manual: 'M6 5h9a3 3 0 0 1 3 3v19a3 3 0 0 0-3-3H6zM27 5h-6a3 3 0 0 0-3 3M18 27a3 3 0 0 1 3-3h6V5',
  react:
    'M15 16h2M3 16a13 5 0 1 0 26 0a13 5 0 1 0-26 0zM10 5A13 5 60 1 0 22 27A13 5 60 1 0 10 5zM22 5A13 5 120 1 0 10 27A13 5 120 1 0 22 5z',
  adopt: 'M5 27V16h7v11zM12 27V10h8v17M20 27V4h7v23M3 27h26',
  typescript: 'M5 5h22v22H5zM10 12h8M14 12v10M25 13c-3-2-6 0-5 2s5 2 5 5-4 3-6 1',
  next: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM11 22V11l10 13M21 10v8',
  vite: 'M4 7l12 21L28 7M18 4l-6 11h5l-2 8 7-11h-5z',
};

interface Props {
  readonly icon: ResourceIcon;
  readonly title: string;
  readonly text: string;
  /** A page of the site, or an address elsewhere. */
  readonly to: string;
}

/** A card that leads to a guide or a template. */
export default function ResourceCard({ icon, title, text, to }: Props): ReactNode {
  return (
    <Link to={to} className={styles.card}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.icon}>
        <path
          d={DRAWINGS[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </Link>
  );
}
