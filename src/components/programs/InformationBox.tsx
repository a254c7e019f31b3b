import clsx from 'clsx';
import type {ReactNode} from 'react';

import MarkdownCheckList from '../mdx/MarkdownCheckList';
import styles from './InformationBox.module.css';

/** A panel with information. Children: a Markdown heading and a list. */
export default function InformationBox({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('chamfer chamferPanel late', styles.box)}>
      <MarkdownCheckList>{children}</MarkdownCheckList>
    </div>
  );
}
