import type {ReactNode} from 'react';

import styles from './ProfilePart.module.css';

type Props = {readonly heading: string; readonly children: ReactNode};

/** A part of a profile below a hairline, under its heading. */
export default function ProfilePart({heading, children}: Props): ReactNode {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
