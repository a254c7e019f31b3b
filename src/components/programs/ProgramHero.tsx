import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/browser/types';
import {HeroPhoto, TileFloor} from '@site/src/components/ui/backgrounds';
import {usePagePhoto} from '@site/src/plugins/catalogue/client';
import {collectionLabels} from '@site/src/components/labels/vocabularies';
import PageLink from '@site/src/components/links/PageLink';
import Badge from '@site/src/components/ui/Badge';
import Icon from '@site/src/components/ui/Icon';
import {IntensityBadge, RecommendedBadge} from './ProgramBadges';
import ProgramName from './ProgramName';
import styles from './ProgramHero.module.css';

/** Length from which a name is set smaller, to fit on two lines. */
const LONG_NAME_LENGTH = 13;

/** The top of a program's page, with its photo, or without one its tile. */
export default function ProgramHero({program}: {program: Program}): ReactNode {
  const {id, name, subtitle, lead, category, intensity, recommended} = program;
  const photo = usePagePhoto();
  const tile = `/img/tile/${id}.svg`;
  return (
    <header className={clsx('stage hideUntilComplete', styles.hero)}>
      <HeroPhoto photo={photo} className={styles.photo} />
      {!photo && (
        <>
          <TileFloor tile={tile} className={styles.floor} />
          <img className={styles.corner} src={tile} alt="" width="608" height="608" />
        </>
      )}
      <div className={clsx('wrap', styles.words)}>
        <PageLink page="massage-menu" className="quietLink">
          <Icon name="back" />
          <Translate id="program.back" description="Program’s page: link back to the massage menu">
            Back to Massage Menu
          </Translate>
        </PageLink>
        <div className={clsx('badges', styles.badges)}>
          <Badge tint={`${category}Collection`}>{collectionLabels()[category]}</Badge>{' '}
          <IntensityBadge intensity={intensity} />
          {recommended && (
            <div className={styles.ownRow}>
              <RecommendedBadge />
            </div>
          )}
        </div>
        <h1 className={clsx(name.length >= LONG_NAME_LENGTH && styles.long)}>
          <ProgramName name={name} isSplit />
        </h1>
        <p className="subtitle">{subtitle}</p>
        <p className={clsx('lead', styles.lead)}>{lead}</p>
      </div>
    </header>
  );
}
