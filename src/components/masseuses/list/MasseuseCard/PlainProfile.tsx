import useBrokenLinks from '@docusaurus/useBrokenLinks';
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
import {plainProfileId} from '../../selection';
import styles from './plainProfile.module.css';

/**
 * What her profile says beyond the card, where no script can show the profile: facts, programs,
 * hours, photos. It opens under the card that the address names.
 */
export default function PlainProfile({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {id, favoritePrograms, availability, gallery = []} = masseuse;
  useBrokenLinks().collectAnchor(plainProfileId(id));
  const shown = profilePhotos(gallery);
  return (
    <noscript>
      <div id={plainProfileId(id)} className={styles.profile}>
        <QuickFacts masseuse={masseuse} />
        <FavoritePrograms ids={favoritePrograms} />
        <Hours availability={availability} />
        {shown.length > 0 && (
          <ProfilePart heading={profileHeadings().gallery}>
            <ul className={styles.photos}>
              {shown.map(({id: number, file, alt}) => (
                <li key={number}>
                  <a href={photoAddress(file)}>
                    <img src={findPicture(file).variants.jpeg[0]?.url} alt={alt} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          </ProfilePart>
        )}
      </div>
    </noscript>
  );
}
