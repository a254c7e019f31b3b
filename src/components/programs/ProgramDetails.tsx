import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import type {Program} from '@site/src/content/types';
import FactList from '@site/src/components/ui/FactList';
import {
  collectionLabels,
  experienceLabels,
  intensityLabel,
} from '@site/src/components/labels/programLabels';
import {programHoursText} from '@site/src/components/labels/hoursWords';
import {detailTerms, whereText} from './programDetailsWords';
import styles from './ProgramDetails.module.css';

/** A program's facts at a glance: collection, intensity, experience, where and when. */
export default function ProgramDetails({program}: {program: Program}): ReactNode {
  const {programHours} = useCatalogue().business;
  const {category, intensity, experience, places} = program;
  const terms = detailTerms();
  return (
    <section className={styles.details}>
      <h2 className="subtitle">
        <Translate id="program.details" description="Heading of a program's facts" />
      </h2>
      <FactList
        facts={[
          {term: terms.collection, value: collectionLabels()[category]},
          {term: terms.intensity, value: intensityLabel(intensity)},
          {term: terms.experience, value: experienceLabels()[experience]},
          {term: terms.where, value: whereText(places)},
          {term: terms.hours, value: programHoursText(programHours)},
        ]}
      />
    </section>
  );
}
