import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {experienceLabels} from '@site/src/components/labels/programLabels';
import Badge from '@site/src/components/ui/Badge';
import TextItems from '@site/src/components/ui/TextItems';
import type {Program} from '@site/src/content/types';
import {type FeatureList, featureLists} from './featureLists';
import styles from './Inclusions.module.css';

/** What one of a program's sessions includes. */
function TierCard({minutes, features, finish}: FeatureList): ReactNode {
  return (
    <div className={clsx('chamfer chamferPanel', styles.tier)}>
      <h3>
        <Translate
          id="program.tier"
          description="Heading of what a session includes"
          values={{minutes: <span className={styles.minutes}>{minutes}</span>}}
        />
      </h3>
      <TextItems items={features} finish={finish} />
    </div>
  );
}

/** Longer lists take two columns where there is room. */
const ONE_COLUMN = 7;

/** What a program includes: one checklist, or a card for each session where they differ. */
export function Inclusions({program}: {program: Program}): ReactNode {
  const lists = featureLists(program);
  const [{features, finish}] = lists;
  return (
    <section className={styles.list}>
      <h2>
        <Translate id="program.included" description="Heading of a program's checklist" />
      </h2>
      {lists.length > 1 ? (
        <div className={styles.tiers}>
          {lists.map((list) => (
            <TierCard key={list.minutes} {...list} />
          ))}
        </div>
      ) : (
        <div className={clsx(features.length > ONE_COLUMN && styles.columns)}>
          <TextItems items={features} finish={finish} />
        </div>
      )}
    </section>
  );
}

/** How much experience a program asks for, and whom it suits. */
export function RecommendedFor({program}: {program: Program}): ReactNode {
  const {category, experience, recommendedFor} = program;
  return (
    <section className={styles.list}>
      <div className={styles.heading}>
        <h2>
          <Translate
            id="program.recommendedFor"
            description="Heading of the guests a program suits"
          />
        </h2>
        <Badge tint={`${category}Collection`}>
          <Translate
            id="program.experienceBadge"
            description="Badge: how much experience a program asks for"
            values={{level: experienceLabels()[experience]}}
          />
        </Badge>
      </div>
      <TextItems items={recommendedFor} />
    </section>
  );
}
