import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Badge from '@site/src/components/ui/Badge';
import {spokenLanguageLabels} from '@site/src/components/facts/labels/masseuseLabels';
import ProfilePart from '../ProfilePart';
import {profileHeadings} from '../headings';
import styles from './styles.module.css';

/** Her specialties and the languages she speaks, as badges. */
export default function SpecialtiesAndLanguages({
  masseuse,
}: {
  masseuse: MasseuseSummary;
}): ReactNode {
  const labels = spokenLanguageLabels();
  return (
    <ProfilePart heading={profileHeadings().gifts}>
      <ul className={styles.badges}>
        {masseuse.specialties.map((specialty) => (
          <li key={specialty}>
            <Badge tint="signatureCollection">{specialty}</Badge>
          </li>
        ))}
      </ul>
      <ul className={styles.badges}>
        {masseuse.languages.map((language) => (
          <li key={language}>
            <Badge>{labels[language]}</Badge>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
