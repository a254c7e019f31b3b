import type {ReactNode} from 'react';

import styles from '@site/src/components/mdx/ProgramMenu.module.css';

/** Title and description of a tab above, or beside, its programs. */
export default function TabHeading({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <header className={styles.heading}>
      <h2>{title}</h2>
      <div className="meta">{children}</div>
    </header>
  );
}
