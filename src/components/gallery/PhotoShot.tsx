import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Photo} from '@site/src/content/types';
import PhotoLink from './PhotoLink';
import styles from './PhotoShot.module.css';

type Props = {
  readonly photo: Photo;
  readonly sizes: string;
  /** Fills a place of two rows or columns on wide screens. */
  readonly spans?: boolean;
  readonly onOpen: () => void;
  readonly onApproach: () => void;
};

/** A photo of the gallery with its title and line. */
export default function PhotoShot({photo, spans = false, ...props}: Props): ReactNode {
  const {title, description} = photo;
  return (
    <PhotoLink photo={photo} className={clsx(styles.shot, spans && styles.fills)} {...props}>
      <span className={styles.caption}>
        <b>{title}</b>
        <small>{description}</small>
      </span>
    </PhotoLink>
  );
}
