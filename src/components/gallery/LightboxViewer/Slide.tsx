import type {ReactNode} from 'react';

import type {Photo} from '../../../plugins/catalogue/types';
import {findPicture} from '../../../plugins/pictures/client';
import Picture from '../../ui/Picture';
import {fitInto} from './fitInto';
import styles from './styles.module.css';

type Props = {
  readonly photo: Photo;
  /** What the viewer leaves for the slide, in px. */
  readonly room: {readonly width: number; readonly height: number};
};

/** Room in px kept for the bar above and the caption below a photo. */
const RESERVED_PX = 210;

/** One photo of the viewer as large as fits, its title and line below it. */
export default function Slide({photo, room}: Props): ReactNode {
  const {width, height} = fitInto(findPicture(photo.file), {
    width: room.width,
    height: room.height - RESERVED_PX,
  });
  return (
    <figure className={styles.slide}>
      {/* The viewer exists in the browser only, so this style is set by script and not in the HTML. */}
      <div className={`xamfra cutPicture ${styles.frame}`} style={{width, height}}>
        <Picture name={photo.file} alt={photo.alt} sizes={`${Math.round(width)}px`} />
      </div>
      <figcaption>
        <b>{photo.title}</b>
        <span>{photo.description}</span>
      </figcaption>
    </figure>
  );
}
