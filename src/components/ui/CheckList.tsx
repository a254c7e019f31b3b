import type {ReactNode} from 'react';

import TextItems, {type TextItemsProps} from './TextItems';
import styles from './CheckList.module.css';

/** A list with outlined lozenges, a filled one before its finish. Around a Markdown list use MarkdownCheckList. */
export default function CheckList(props: TextItemsProps): ReactNode {
  return <TextItems {...props} className={styles.checks} finishClassName={styles.finish} />;
}
