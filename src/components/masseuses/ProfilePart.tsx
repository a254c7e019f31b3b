import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {experienceLabel, nationalityLabels} from '@site/src/components/labels/masseuseLabels';
import FactList from '@site/src/components/ui/FactList';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import styles from './ProfilePart.module.css';

/** Age in years, nationality, experience, personality. */
export function QuickFacts({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const facts = [
    {
      term: translate({id: 'masseuse.fact.age', description: 'Term in a profile'}),
      value: masseuse.age,
    },
    {
      term: translate({id: 'masseuse.fact.nationality', description: 'Term in a profile'}),
      value: nationalityLabels()[masseuse.nationality],
    },
    {
      term: translate({id: 'masseuse.fact.experience', description: 'Term in a profile'}),
      value: experienceLabel(masseuse.experienceYears),
    },
    {
      term: translate({id: 'masseuse.fact.personality', description: 'Term in a profile'}),
      value: masseuse.personality,
    },
  ];
  return <FactList facts={facts} look="columns" />;
}

/** Heading above the biography of the masseuse of that name. */
export function aboutHeading(name: string): string {
  return translate(
    {id: 'masseuse.about', description: "Heading above a masseuse's biography"},
    {name},
  );
}

/** The headings that are the same in every profile. */
export function profileHeadings() {
  return {
    specialties: translate({id: 'masseuse.gifts', description: 'Heading in a profile'}),
    favorites: translate({
      id: 'masseuse.favorites',
      description: 'Heading above the programs she likes best',
    }),
    hours: translate({
      id: 'masseuse.hours',
      description: "Heading above a masseuse's working week",
    }),
    gallery: translate({
      id: 'masseuse.gallery',
      description: "Heading above a masseuse's four photos",
    }),
  };
}

type Props = {readonly heading: string; readonly children: ReactNode};

/** A part of a profile below a hairline, under its heading. */
export default function ProfilePart({heading, children}: Props): ReactNode {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
