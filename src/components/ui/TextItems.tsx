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

export type TextItemsProps = {
  /** Short texts, each once. */
  readonly items: readonly string[];
  /** A last entry that stands out. */
  readonly finish?: string | undefined;
};

type Props = TextItemsProps & {
  readonly className: string | undefined;
  readonly finishClassName?: string | undefined;
};

/** Short texts as a list; its look is the caller's. */
export default function TextItems({items, finish, className, finishClassName}: Props): ReactNode {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <WholeWords>{item}</WholeWords>
        </li>
      ))}
      {finish && <li className={finishClassName}>{finish}</li>}
    </ul>
  );
}
