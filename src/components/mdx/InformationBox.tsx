import clsx from 'clsx';
import type {ReactNode} from 'react';

import MarkdownCheckList from './MarkdownCheckList';
import styles from './InformationBox.module.css';

/** What has to be known before booking, in a panel. Children: a heading and a Markdown list. */
export default function InformationBox({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('chamfer chamferPanel', styles.box)}>
      <MarkdownCheckList>{children}</MarkdownCheckList>
    </div>
  );
}
