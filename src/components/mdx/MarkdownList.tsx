import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './MarkdownList.module.css';

type Props = {
  /**
   * steps: numbered items that begin in bold; values: the same in two columns beside a heading; years: items of
   * an italic year, a bold title and a sentence; reasons: items of a heading and a sentence, beside a heading.
   */
  readonly look: 'steps' | 'values' | 'years' | 'reasons';
  /** A Markdown list; for values and reasons after a heading (level 2). */
  readonly children: ReactNode;
};

/** A Markdown list in large type with lines between its items. */
export default function MarkdownList({look, children}: Props): ReactNode {
  const isSplit = look === 'values' || look === 'reasons';
  const isNumbered = look === 'steps' || look === 'values';
  return (
    <div
      className={clsx('ledger late', isNumbered && 'numbered', isSplit && 'split', styles[look])}>
      {children}
    </div>
  );
}
