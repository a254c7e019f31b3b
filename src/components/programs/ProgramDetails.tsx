import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {programHoursText} from '@site/src/components/labels/format';
import {
  collectionLabels,
  experienceLabels,
  intensityLabel,
} from '@site/src/components/labels/programLabels';
import FactList from '@site/src/components/ui/FactList';
import type {Program} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './ProgramDetails.module.css';

/** What each fact is called. */
function detailTerms() {
  return {
    collection: translate({
      id: 'program.collection',
      description: 'Term in the details of a program',
    }),
    intensity: translate({
      id: 'program.intensity',
      description: 'Term in the details of a program',
    }),
    experience: translate({
      id: 'program.experience',
      description: 'Term in the details of a program',
    }),
    where: translate({id: 'program.where', description: 'Term in the details of a program'}),
    hours: translate({id: 'program.hours', description: 'Term in the details of a program'}),
  };
}

/** Where a program can be given. */
function whereText(places: Program['places']): string {
  if (!places.includes('suite')) {
    return translate({id: 'program.where.hotel', description: 'Where a program is given'});
  }
  return places.includes('hotel')
    ? translate({id: 'program.where.both', description: 'Where a program is given'})
    : translate({id: 'program.where.suite', description: 'Where a program is given'});
}

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
