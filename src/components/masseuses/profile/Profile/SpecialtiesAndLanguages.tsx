import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Badge from '@site/src/components/ui/Badge';
import {spokenLanguageLabels} from '@site/src/components/facts/labels/masseuseLabels';
import styles from './styles.module.css';

/** Her specialties and the languages she speaks, as badges. */
export default function SpecialtiesAndLanguages({
  masseuse,
}: {
  masseuse: MasseuseSummary;
}): ReactNode {
  const labels = spokenLanguageLabels();
  return (
    <section className={styles.part}>
      <h3>
        <Translate id="masseuse.gifts" description="Heading in a profile">
          Specialties and languages
        </Translate>
      </h3>
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
    </section>
  );
}
