import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Lightbox, {type Labels} from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';

import type {Photo} from '../../../plugins/catalogue/types';
import {findPicture} from '../../../plugins/pictures/client';
import Icon from '../../ui/Icon';
import Slide from './Slide';
import styles from './styles.module.css';

type Props = {
  readonly photos: readonly Photo[];
  /** Place of the photo that is shown first. */
  readonly index: number;
  readonly onClose: () => void;
};

/** Words of the viewer in the page's language. */
function labels(): Labels {
  return {
    Previous: translate({
      id: 'lightbox.previous',
      message: 'Previous photo',
      description: 'Button of the photo viewer',
    }),
    Next: translate({
      id: 'lightbox.next',
      message: 'Next photo',
      description: 'Button of the photo viewer',
    }),
    Close: translate({
      id: 'lightbox.close',
      message: 'Close',
      description: 'Button of the photo viewer',
    }),
    Lightbox: translate({
      id: 'lightbox.name',
      message: 'Photo viewer',
      description: 'Name of the photo viewer',
    }),
    'Photo gallery': translate({
      id: 'lightbox.gallery',
      message: 'Photos',
      description: 'Name of the row of photos in the viewer',
    }),
    Carousel: translate({
      id: 'lightbox.carousel',
      message: 'Carousel',
      description: 'Role of the row of photos in the viewer',
    }),
    Slide: translate({
      id: 'lightbox.slide',
      message: 'Photo',
      description: 'Role of one photo in the viewer',
    }),
    '{index} of {total}': translate({
      id: 'lightbox.position',
      message: '{index} of {total}',
      description: 'Position of a photo, read aloud',
    }),
  };
}

/** The viewer: wraps at both ends; closes by its button, Escape, a pull down or a press beside the photo. */
export default function LightboxViewer({photos, index, onClose}: Props): ReactNode {
  const slides = photos.map(({file, alt}) => {
    const {width, height, variants} = findPicture(file);
    return {src: variants.jpeg.at(-1)?.url ?? '', alt, width, height};
  });
  return (
    <Lightbox
      open
      className={styles.viewer}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Counter]}
      labels={labels()}
      carousel={{finite: false, preload: 1, padding: 0}}
      controller={{closeOnBackdropClick: true, closeOnPullDown: true}}
      render={{
        slide: ({slide, rect}) => {
          const photo = photos[slides.findIndex((known) => known.src === slide.src)];
          return photo && <Slide photo={photo} room={rect} />;
        },
        iconPrev: () => <Icon name="left" />,
        iconNext: () => <Icon name="right" />,
        iconClose: () => <Icon name="close" />,
      }}
    />
  );
}
