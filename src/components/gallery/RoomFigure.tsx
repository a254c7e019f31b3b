import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import type {Photo} from '@site/src/content/browser/types';
import styles from './RoomFigure.module.css';

type PhotoProps = {
  readonly photo: Photo;
  readonly sizes: string;
};

/** A gallery photo that scales down as it scrolls into view; `--shape` is its aspect ratio. */
export function RoomPhoto({photo, sizes}: PhotoProps): ReactNode {
  return (
    <div className={`chamfer chamferImage ${styles.photo}`}>
      <Picture name={photo.file} alt={photo.alt} focal={photo.focal} sizes={sizes} />
    </div>
  );
}

export default function RoomFigure({
  name,
  line,
  ...photo
}: PhotoProps & {readonly name: string; readonly line: string}): ReactNode {
  return (
    <figure>
      <RoomPhoto {...photo} />
      <figcaption className={`meta ${styles.caption}`}>
        <span className={styles.name}>{name}</span> <span>{line}</span>
      </figcaption>
    </figure>
  );
}
