/** Parts of a masseuse's card and profile. */
import biographies from '@generated/catalogue/default/biographies.json';
import programs from '@generated/catalogue/default/programs.json';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {nationalityLabels, useExperienceLabel} from '@site/src/components/labels/masseuses';
import ProgramRows from '@site/src/components/programs/ProgramRows';
import FactList, {type Facts} from '@site/src/components/ui/FactList';
import type {Masseuse} from '@site/src/content/browser/types';
import {HIGHEST_MARK} from '@site/src/content/browser/limits';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Week from './Week';
import styles from './Profile.module.css';

type PartProps = {readonly heading: string; readonly children: ReactNode};

export function ProfilePart({heading, children}: PartProps): ReactNode {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

/** The house's own rating, 1 to 5, not one by guests. */
export function Rating({value}: {value: number}): ReactNode {
  return (
    <p className={`meta ${styles.rating}`}>
      <svg viewBox={`0 0 ${HIGHEST_MARK * 12} 12`} className={styles.lozenges} aria-hidden="true">
        {Array.from({length: HIGHEST_MARK}, (_, index) => (
          <path
            key={index}
            d={`M${index * 12 + 6} 1.5l4.5 4.5-4.5 4.5-4.5-4.5z`}
            className={index < value ? styles.full : undefined}
          />
        ))}
      </svg>
      <Translate
        id="masseuse.rating"
        description="Masseuse’s profile: the mark that the house itself gives, not guests"
        values={{value, highest: HIGHEST_MARK}}>
        {'Our own mark: {value} of {highest}'}
      </Translate>
    </p>
  );
}

export function QuickFacts({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const experienceLabel = useExperienceLabel();
  const facts: Facts = [
    [
      translate({
        id: 'masseuse.fact.age',
        message: 'Age',
        description: 'Masseuse’s profile: term before a fact about her',
      }),
      masseuse.age,
    ],
    [
      translate({
        id: 'masseuse.fact.nationality',
        message: 'Nationality',
        description: 'Masseuse’s profile: term before a fact about her',
      }),
      nationalityLabels()[masseuse.nationality],
    ],
    [
      translate({
        id: 'masseuse.fact.experience',
        message: 'Experience',
        description: 'Masseuse’s profile: term before a fact about her, such as “3+ years”',
      }),
      experienceLabel(masseuse.experienceYears),
    ],
    [
      translate({
        id: 'masseuse.fact.personality',
        message: 'Personality',
        description: 'Masseuse’s profile: term before a fact about her',
      }),
      masseuse.personality,
    ],
  ];
  return <FactList facts={facts} look="columns" />;
}

type BiographyProps = {readonly id: string; readonly className: string | undefined};

export function Biography({id, className}: BiographyProps): ReactNode {
  return (
    <div className={className}>
      {biographies[id]?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export function FavoritePrograms({ids}: {ids: readonly string[]}): ReactNode {
  return (
    <ProfilePart
      heading={translate({
        id: 'masseuse.favorites',
        message: 'Her favourite programs',
        description: 'Masseuse’s profile: heading above the programs that she likes best',
      })}>
      <ProgramRows
        programs={ids.flatMap((id) => programs.find((program) => program.id === id) ?? [])}
      />
    </ProfilePart>
  );
}

export function Hours({availability}: Pick<Masseuse, 'availability'>): ReactNode {
  return (
    <ProfilePart
      heading={translate({
        id: 'masseuse.hours',
        message: 'When she is here',
        description: 'Masseuse’s profile: heading above her working week',
      })}>
      <Week availability={availability} />
    </ProfilePart>
  );
}

export const galleryHeading = (): string =>
  translate({
    id: 'masseuse.gallery',
    message: 'Gallery',
    description: 'Masseuse’s profile: heading above four photos of rooms',
  });

/** A placeholder for a profile: the outline of its emblem. */
export function ProfileOutline(): ReactNode {
  return (
    <div className={`wrap ${styles.profile}`}>
      <div className="quietLink" />
      <div className={styles.columns}>
        <div className={`chamfer chamferBorder ${styles.emblem} ${styles.outline}`} />
      </div>
    </div>
  );
}
