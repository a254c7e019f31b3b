import type {ReactNode} from 'react';

import {photoAddress} from '@site/src/components/gallery/PhotoLink';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {findPicture} from '@site/src/plugins/pictures/client';
import FavoritePrograms from './FavoritePrograms';
import Hours from './Hours';
import QuickFacts from './QuickFacts';
import ProfilePart from './ProfilePart';
import {profileHeadings} from './headings';
import {profilePhotos} from './ProfileGallery';
import styles from './PlainProfile.module.css';

/** The facts, programs, hours and photos of a profile that shows itself without script. */
export default function PlainFacts({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {favoritePrograms, availability, gallery = []} = masseuse;
  const shown = profilePhotos(gallery);
  return (
    <>
      <QuickFacts masseuse={masseuse} />
      <FavoritePrograms ids={favoritePrograms} />
      <Hours availability={availability} />
      {shown.length > 0 && (
        <ProfilePart heading={profileHeadings().gallery}>
          <ul className={styles.photos}>
            {shown.map(({file, alt}) => (
              <li key={file}>
                <a href={photoAddress(file)}>
                  <img src={findPicture(file).variants.jpeg[0]?.url} alt={alt} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </ProfilePart>
      )}
    </>
  );
}
