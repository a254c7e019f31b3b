import clsx from 'clsx';
import type {ReactNode} from 'react';

import {MarkdownCheckList} from '@site/src/components/blocks/CheckList';
import styles from './styles.module.css';

/** What has to be known before booking, in a panel. Children: a heading and a Markdown list. */
export default function InformationBox({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('xamfra cutPanel', styles.box)}>
      <MarkdownCheckList>{children}</MarkdownCheckList>
    </div>
  );
}
