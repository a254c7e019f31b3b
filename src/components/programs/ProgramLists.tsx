/** Lists of a program's page. */
import programs from '@generated/catalogue/default/programs.json';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import HoursLines from '@site/src/components/labels/HoursLines';
import {programHoursNote} from '@site/src/components/labels/hours';
import {
  collectionLabels,
  experienceLabels,
  intensityLabels,
} from '@site/src/components/labels/vocabularies';
import Badge from '@site/src/components/ui/Badge';
import FactList, {type Facts} from '@site/src/components/ui/FactList';
import TextItems from '@site/src/components/ui/TextItems';
import {relatedPrograms} from '@site/src/content/browser/derive';
import type {Program} from '@site/src/content/browser/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import Static from '@site/src/components/ui/Static';
import {featureLists} from './featureLists';
import ProgramRows from './ProgramRows';
import styles from './ProgramLists.module.css';

type Props = {readonly program: Program};

/** Longer lists have two columns where they fit. */
const ONE_COLUMN_MAX = 7;

/** One checklist, or a card for each session if they differ. */
export function Inclusions({program}: Props): ReactNode {
  const lists = featureLists(program);
  const [{features, finish}] = lists;
  return (
    <Static as="section" className={styles.list}>
      <h2>
        <Translate
          id="program.included"
          description="Program’s page: heading above what it includes">
          What is included
        </Translate>
      </h2>
      {lists.length > 1 ? (
        <div className={styles.tiers}>
          {lists.map((list) => (
            <div key={list.minutes} className={clsx('chamfer chamferPanel', styles.tier)}>
              <h3>
                <Translate
                  id="program.tier"
                  description="Program’s page: heading above what a session of this length includes"
                  values={{minutes: <span className={styles.minutes}>{list.minutes}</span>}}>
                  {'{minutes} minutes'}
                </Translate>
              </h3>
              <TextItems items={list.features} finish={list.finish} />
            </div>
          ))}
        </div>
      ) : (
        <div className={clsx(features.length > ONE_COLUMN_MAX && styles.columns)}>
          <TextItems items={features} finish={finish} />
        </div>
      )}
    </Static>
  );
}

export function RecommendedFor({program}: Props): ReactNode {
  const {category, experience, recommendedFor} = program;
  return (
    <Static as="section" className={styles.list}>
      <div className={`row ${styles.heading}`}>
        <h2>
          <Translate
            id="program.recommendedFor"
            description="Program’s page: heading above the kinds of guests whom it suits">
            Recommended for
          </Translate>
        </h2>
        <Badge tint={`${category}Collection`}>
          <Translate
            id="program.experienceBadge"
            description="Program’s page, badge: how much a guest should know; {level} is such as “none needed”"
            values={{level: experienceLabels()[experience]}}>
            {'Experience: {level}'}
          </Translate>
        </Badge>
      </div>
      <TextItems items={recommendedFor} />
    </Static>
  );
}

function whereText(places: Program['places']): string {
  if (!places.includes('suite')) {
    return translate({
      id: 'program.where.hotel',
      message: 'Your hotel',
      description: 'Program’s page, details: where it is given',
    });
  }
  return places.includes('hotel')
    ? translate({
        id: 'program.where.both',
        message: 'Any suite, or your hotel',
        description: 'Program’s page, details: where it is given',
      })
    : translate({
        id: 'program.where.suite',
        message: 'Any suite',
        description: 'Program’s page, details: where it is given',
      });
}

export function ProgramDetails({program}: Props): ReactNode {
  const house = useCatalogue();
  const {category, intensity, experience, places} = program;
  const facts: Facts = [
    [
      translate({
        id: 'program.collection',
        message: 'Collection',
        description: 'Program’s page, details: term before the collection',
      }),
      collectionLabels()[category],
    ],
    [
      translate({
        id: 'program.intensity',
        message: 'Intensity',
        description: 'Program’s page, details: term before the intensity',
      }),
      intensityLabels()[intensity],
    ],
    [
      translate({
        id: 'program.experience',
        message: 'Experience',
        description: 'Program’s page, details: term before how much a guest should know beforehand',
      }),
      experienceLabels()[experience],
    ],
    [
      translate({
        id: 'program.where',
        message: 'Where',
        description: 'Program’s page, details: term before where it is given',
      }),
      whereText(places),
    ],
    [
      translate({
        id: 'program.hours',
        message: 'Hours',
        description: 'Program’s page, details: term before when it is given',
      }),
      <HoursLines lines={programHoursNote(house)} />,
    ],
  ];
  return (
    <Static as="section" className={`late ${styles.details}`}>
      <h2 className="subtitle">
        <Translate id="program.details" description="Program’s page: heading above its facts">
          Details
        </Translate>
      </h2>
      <FactList facts={facts} />
    </Static>
  );
}

const RELATED_PROGRAMS_SHOWN = 3;

export function RelatedPrograms({program}: Props): ReactNode {
  return (
    // Reader modes skip the class `related`; otherwise the links would make them skip the lists beside it too.
    <Static as="section" className={`related ${styles.details}`}>
      <h2 className="subtitle">
        <Translate id="program.related" description="Program’s page: heading above other programs">
          You may also like
        </Translate>
      </h2>
      <ProgramRows programs={relatedPrograms(program, programs, RELATED_PROGRAMS_SHOWN)} />
    </Static>
  );
}
