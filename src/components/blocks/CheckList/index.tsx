import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  readonly items: readonly string[];
  /** A last line marked by a filled lozenge. */
  readonly finish?: string | undefined;
};

/** A list with outlined lozenges. Around a Markdown list use MarkdownCheckList. */
export default function CheckList({items, finish}: Props): ReactNode {
  return (
    <ul className={styles.checks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {finish && <li className={styles.finish}>{finish}</li>}
    </ul>
  );
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
