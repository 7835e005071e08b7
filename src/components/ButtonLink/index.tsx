import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import styles from './styles.module.css';

interface Props extends ComponentProps<typeof Link> {
  /** Whether others beside it matter more. */
  readonly isSecond?: boolean;
}

/** A link that is what a reader of the page should do next. */
export default function ButtonLink({ isSecond = false, ...link }: Props): ReactNode {
  return <Link {...link} className={clsx(styles.button, isSecond && styles.second)} />;
}
