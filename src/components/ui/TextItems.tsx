import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './TextItems.module.css';

/** Splits a text so that words with a hyphen stand at odd places. */
const HYPHENATED = /([^\s-]+(?:-[^\s-]+)+)/;

/** A short text whose compounds ("body-to-body") stay on one line, as they are read. */
export function WholeWords({children}: {children: string}): ReactNode {
  return children.split(HYPHENATED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ),
  );
}

type Props = {
  /** Short texts, no two alike. */
  readonly items: readonly string[];
  /** A last entry that stands out among lozenges. */
  readonly finish?: string | undefined;
  /** checks: one below the other, each after a lozenge; inline: one running line. */
  readonly look?: 'checks' | 'inline';
};

/** Short texts as a list. For a Markdown list there is MarkdownCheckList. */
export default function TextItems({items, finish, look = 'checks'}: Props): ReactNode {
  return (
    <ul className={clsx(look === 'checks' && 'lozenges', styles[look])}>
      {items.map((item) => (
        <li key={item}>
          <WholeWords>{item}</WholeWords>
        </li>
      ))}
      {finish && <li className="finish">{finish}</li>}
    </ul>
  );
}
