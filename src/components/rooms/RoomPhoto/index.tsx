import photos from '@generated/catalogue/default/photos.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '../../ui/Picture';
import styles from './styles.module.css';

type Props = {
  /** Id of a gallery photo. */
  readonly photo: number;
  /** Width it is shown at, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Its shape is the caller's. */
  readonly className?: string | undefined;
};

/**
 * A gallery photo in a cut frame, with its alt text. It settles into place as it is scrolled
 * into view. Throws while building if the gallery has no such photo.
 */
export default function RoomPhoto({photo, sizes, className}: Props): ReactNode {
  const entry = photos.find(({id}) => id === photo);
  if (!entry) throw new Error(`The gallery has no photo with the id ${photo}.`);
  return (
    <div className={clsx('xamfra cutPicture', styles.photo, className)}>
      <Picture name={entry.file} alt={entry.alt} focal={entry.focal} sizes={sizes} />
    </div>
  );
}
