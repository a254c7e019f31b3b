import clsx from 'clsx';
import type {ReactNode} from 'react';

import TextItems, {type TextItemsProps} from '@site/src/components/ui/TextItems';
import styles from './styles.module.css';

/** A list with outlined lozenges, a filled one before its finish. Around a Markdown list use MarkdownCheckList. */
export default function CheckList(props: TextItemsProps): ReactNode {
  return <TextItems {...props} className={styles.checks} finishClassName={styles.finish} />;
}

/** Gives a Markdown list the lozenges of a CheckList list; on wide screens in two columns if asked. */
export function MarkdownCheckList({
  children,
  columns = 1,
}: {
  children: ReactNode;
  columns?: 1 | 2;
}): ReactNode {
  return <div className={clsx(styles.wrapper, columns === 2 && styles.two)}>{children}</div>;
}
