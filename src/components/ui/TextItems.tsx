import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './TextItems.module.css';

/** Splits a text so that hyphenated words have odd indexes. Without spaces between words, it would be all of a text. */
const HYPHENATED = (() => {
  const withoutSpaces =
    '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\u3000-\\u30FF';
  const part = `[^\\s\\-${withoutSpaces}]+`;
  return new RegExp(`(${part}(?:-${part})+)`, 'u');
})();

/** A text whose hyphenated words ("body-to-body") never break. */
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
  /** Short texts, all different. */
  readonly items: readonly string[];
  /** A highlighted last entry. */
  readonly finish?: string | undefined;
  /** checks: with lozenges, one per line; inline: as running text. */
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
