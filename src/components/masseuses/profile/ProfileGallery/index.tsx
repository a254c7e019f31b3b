import photos from '@generated/catalogue/default/photos.json';
import Translate from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';

import {findPicture} from '@site/src/plugins/pictures/client';
import {useLightbox} from '@site/src/components/gallery/useLightbox';
import Picture from '@site/src/components/ui/Picture';
import styles from './styles.module.css';

const SIZES = '(min-width: 62rem) 22vw, 45vw';

/** Photos by their ids, as links to the whole pictures, which open the viewer. */
export default function ProfileGallery({ids}: {ids: readonly number[]}): ReactNode {
  const shown = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  const {open, preload, element} = useLightbox(shown);
  const onClick = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(index);
  };
  return (
    <section className={styles.gallery}>
      <h3>
        <Translate id="masseuse.gallery" description="Heading above a masseuse's four photos">
          Gallery
        </Translate>
      </h3>
      <ul className={styles.photos}>
        {shown.map(({id, file, alt, focal}, index) => (
          <li key={id}>
            <a
              href={findPicture(file).variants.jpeg.at(-1)?.url}
              className={`xamfra cutPicture ${styles.photo}`}
              onClick={(event) => onClick(event, index)}
              onPointerEnter={preload}
              onFocus={preload}>
              <Picture name={file} alt={alt} focal={focal} sizes={SIZES} />
            </a>
          </li>
        ))}
      </ul>
      {element}
    </section>
  );
}
