import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {specialtyLabels} from '@site/src/components/labels/masseuseLabels';
import Badge from '@site/src/components/ui/Badge';
import ProfilePart from './ProfilePart';
import {profileHeadings} from './headings';
import styles from './Profile.module.css';

/** Her specialties and the languages she speaks, as badges. */
export default function SpecialtiesAndLanguages({
  masseuse,
}: {
  masseuse: MasseuseSummary;
}): ReactNode {
  const labels = specialtyLabels();
  return (
    <ProfilePart heading={profileHeadings().specialties}>
      <ul className={styles.badges}>
        {masseuse.specialties.map((specialty) => (
          <li key={specialty}>
            <Badge tint="signatureCollection">{labels[specialty]}</Badge>
          </li>
        ))}
      </ul>
      <ul className={styles.badges}>
        {masseuse.languages.names.map((language) => (
          <li key={language}>
            <Badge>{language}</Badge>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
