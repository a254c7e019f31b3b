import type {ReactNode} from 'react';

import styles from './ProgramTile.module.css';

/** The tile of a program, by its id, in a corner of the card around it; it turns with the pointer on the card. */
export default function ProgramTile({id}: {id: string}): ReactNode {
  return (
    <div className={styles.ground}>
      <img
        className={styles.tile}
        src={`/img/tile/${id}.svg`}
        alt=""
        width="272"
        height="272"
        loading="lazy"
      />
    </div>
  );
}
