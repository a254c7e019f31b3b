import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from '@site/src/components/ui/TextItems.module.css';

/** A Markdown list with lozenges, with two columns on wide screens if `columns` is 2. */
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
