import photos from '@generated/catalogue/default/photos.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Picture from '../../ui/Picture';
import {findPicture} from '../../../plugins/pictures/client';
import styles from './styles.module.css';

const SIZES = '(min-width: 62rem) 22vw, 45vw';

/** Photos by their ids, as links to the whole pictures. */
export default function ProfileGallery({ids}: {ids: readonly number[]}): ReactNode {
  const shown = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return (
    <section className={styles.gallery}>
      <h3>
        <Translate id="masseuse.gallery" description="Heading above a masseuse's four photos">
          Gallery
        </Translate>
      </h3>
      <ul className={styles.photos}>
        {shown.map(({id, file, alt, focal}) => (
          <li key={id}>
            <a href={findPicture(file).variants.jpeg.at(-1)?.url} className="xamfra cutPicture">
              <Picture name={file} alt={alt} focal={focal} sizes={SIZES} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
