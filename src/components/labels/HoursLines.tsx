import type {ReactNode} from 'react';

import styles from './HoursLines.module.css';

type Props = {readonly lines: readonly string[]};

/** Days and their hours, each on a line of its own; a single line is plain text. */
export default function HoursLines({lines}: Props): ReactNode {
  if (lines.length === 1) return lines[0];
  return lines.map((line) => <span key={line} className={styles.line}>{`${line} `}</span>);
}
