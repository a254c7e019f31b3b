import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Photo} from '@site/src/content/types';
import {findPicture} from '@site/src/plugins/pictures/client';
import Picture from '@site/src/components/ui/Picture';
import {type Size, fitInto, hasCaptionBeside, roomForPhoto} from './fitInto';
import styles from './Slide.module.css';

type Props = {
  readonly photo: Photo;
  /** Size of the viewer in px. */
  readonly viewer: Size;
};

/** One photo of the viewer as large as fits, with its title and line. */
export default function Slide({photo, viewer}: Props): ReactNode {
  const {width, height} = fitInto(findPicture(photo.file), roomForPhoto(viewer));
  return (
    <figure className={clsx(styles.slide, hasCaptionBeside(viewer) && styles.beside)}>
      {/* The viewer exists in the browser only, so this style is set by script and not in the HTML. */}
      <div className={`xamfra cutPicture ${styles.frame}`} style={{width, height}}>
        <Picture name={photo.file} alt={photo.alt} sizes={`${width}px`} />
      </div>
      <figcaption>
        <b>{photo.title}</b>
        <span>{photo.description}</span>
      </figcaption>
    </figure>
  );
}
