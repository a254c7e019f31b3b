import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from '@site/src/components/ui/TextItems.module.css';

/** Gives a Markdown list outlined lozenges; on wide screens in two columns if asked. */
export default function MarkdownCheckList({
  children,
  columns = 1,
}: {
  children: ReactNode;
  columns?: 1 | 2;
}): ReactNode {
  return (
    <div className={clsx('lozenges', styles.markdown, columns === 2 && styles.two)}>{children}</div>
  );
}
