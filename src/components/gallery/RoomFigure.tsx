import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import type {Photo} from '@site/src/content/types';
import styles from './RoomFigure.module.css';

type PhotoProps = {
  readonly photo: Photo;
  /** Widths at which it is shown, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Gives it a shape. */
  readonly className: string | undefined;
};

/** A gallery photo with cut corners that settles into place as it is scrolled into view. */
export function RoomPhoto({photo, sizes, className}: PhotoProps): ReactNode {
  return (
    <div className={clsx('chamfer chamferImage', styles.photo, className)}>
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
