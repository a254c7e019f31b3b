import type {ReactNode} from 'react';

import type {Photo} from '@site/src/content/types';
import RoomPhoto from './RoomPhoto';
import styles from './RoomFigure.module.css';

type Props = {
  readonly photo: Pick<Photo, 'file' | 'focal' | 'alt'>;
  /** Width it is shown at, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Its shape is the caller's. */
  readonly className: string | undefined;
  readonly name: string;
  readonly line: string;
};

/** A photo of a room with its name and a line about it. */
export default function RoomFigure({name, line, ...photo}: Props): ReactNode {
  return (
    <figure>
      <RoomPhoto {...photo} />
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{line}</span>
      </figcaption>
    </figure>
  );
}
