import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './MarkdownList.module.css';

type Props = {
  /**
   * steps: numbered entries that open in bold; values: the same in two columns beside a heading; years: entries
   * of a year in italics, a title in bold and a sentence; reasons: entries of a heading and a sentence, beside a
   * heading.
   */
  readonly look: 'steps' | 'values' | 'years' | 'reasons';
  /** A Markdown list; for values and reasons after a heading of the second level. */
  readonly children: ReactNode;
};

/** Sets a Markdown list in large type between hairlines. */
export default function MarkdownList({look, children}: Props): ReactNode {
  const isSplit = look === 'values' || look === 'reasons';
  const isNumbered = look === 'steps' || look === 'values';
  return (
    <div className={clsx('ledger', isNumbered && 'numbered', isSplit && 'split', styles[look])}>
      {children}
    </div>
  );
}
