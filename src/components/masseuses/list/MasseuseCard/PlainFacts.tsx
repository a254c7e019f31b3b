import type {ReactNode} from 'react';

import {photoAddress} from '@site/src/components/gallery/photoAddress';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {findPicture} from '@site/src/plugins/pictures/client';
import FavoritePrograms from '../../profile/Profile/FavoritePrograms';
import Hours from '../../profile/Profile/Hours';
import QuickFacts from '../../profile/Profile/QuickFacts';
import ProfilePart from '../../profile/ProfilePart';
import {profileHeadings} from '../../profile/headings';
import {profilePhotos} from '../../profilePhotos';
import styles from './plainProfile.module.css';

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
