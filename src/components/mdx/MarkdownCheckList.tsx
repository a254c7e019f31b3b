import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from '@site/src/components/ui/CheckList.module.css';

/** Gives a Markdown list the lozenges of a CheckList list; on wide screens in two columns if asked. */
export default function MarkdownCheckList({
  children,
  columns = 1,
}: {
  children: ReactNode;
  columns?: 1 | 2;
}): ReactNode {
  return <div className={clsx(styles.wrapper, columns === 2 && styles.two)}>{children}</div>;
}
