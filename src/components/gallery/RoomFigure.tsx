import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import type {Photo} from '@site/src/content/types';
import styles from './RoomFigure.module.css';

type PhotoProps = {
  readonly photo: Photo;
  /** Widths at which it is shown, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
};

/** A gallery photo with cut corners that settles into place as it is scrolled into view; `--shape` is its proportion. */
export function RoomPhoto({photo, sizes}: PhotoProps): ReactNode {
  return (
    <div className={`chamfer chamferImage ${styles.photo}`}>
      <Picture name={photo.file} alt={photo.alt} focal={photo.focal} sizes={sizes} />
    </div>
  );
}

/** A photo of a room with its name and a line about it. */
export default function RoomFigure({
  name,
  line,
  ...photo
}: PhotoProps & {readonly name: string; readonly line: string}): ReactNode {
  return (
    <figure>
      <RoomPhoto {...photo} />
      <figcaption className={`meta ${styles.caption}`}>
        <span className={styles.name}>{name}</span>
        <span>{line}</span>
      </figcaption>
    </figure>
  );
}
