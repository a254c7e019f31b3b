import type {ReactNode} from 'react';

import TextItems, {type TextItemsProps} from '@site/src/components/ui/TextItems';
import styles from './InlineFeatures.module.css';

/** What a session includes as one running line, where a list with its lozenges would be too long. */
export default function InlineFeatures(props: TextItemsProps): ReactNode {
  return <TextItems {...props} className={styles.features} />;
}
