import type {ReactNode} from 'react';

import styles from './WholeWords.module.css';

/** Splits a text so that words with a hyphen stand at odd places. */
const HYPHENATED = /([^\s-]+(?:-[^\s-]+)+)/;

/** A short text whose compounds ("body-to-body") stay on one line, as they are read. */
export default function WholeWords({children}: {children: string}): ReactNode {
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
