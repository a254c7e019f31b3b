import Translate from '@docusaurus/Translate';
import masseuses from '@generated/catalogue/default/masseuses.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {specialtyLabels} from '@site/src/components/labels/masseuses';
import {EmblemCard} from '@site/src/components/masseuses/Emblem';
import {HeroPhoto} from '@site/src/components/ui/backgrounds';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import Static from '@site/src/components/ui/Static';
import {WholeWords} from '@site/src/components/ui/TextItems';
import PageLink from '../links/PageLink';
import styles from './EmblemGrid.module.css';

/** Number of specialties on a card. */
const SPECIALTIES_SHOWN = 2;

/** Emblems of all masseuses, and a panel that links to the profiles. Children: the text of the panel, if it is wide. */
export default function EmblemGrid({children}: {children: ReactNode}): ReactNode {
  const labels = specialtyLabels();
  const photo = useCatalogue().homePhotos.masseuses;
  return (
    <Static as="ul" className={styles.grid}>
      {masseuses.map((masseuse) => (
        <li key={masseuse.id} className="offscreen">
          <EmblemCard
            masseuse={masseuse}
            sizes="(width >= 90rem) 20rem, (width >= 68rem) 23vw, (width >= 48rem) 29vw, 44vw">
            <span className={styles.specialties}>
              {masseuse.specialties.slice(0, SPECIALTIES_SHOWN).map((specialty) => (
                <span key={specialty}>
                  <WholeWords>{`${labels[specialty]} `}</WholeWords>
                </span>
              ))}
            </span>
          </EmblemCard>
        </li>
      ))}
      <li className={styles.last}>
        <PageLink
          page="masseuses"
          className={clsx('stack chamfer chamferPanel chamferFocus', styles.panel)}>
          <div className="chamferBackground">
            <HeroPhoto photo={photo} place="panel" className={styles.photo} />
          </div>
          <span className={styles.label}>
            <Translate
              id="home.profiles"
              description="Home page, below the emblems: link to the masseuses">
              View Detailed Profiles
            </Translate>
          </span>{' '}
          <span className={styles.words}>{children}</span>
          <span className={styles.arrow} aria-hidden="true" />
        </PageLink>
      </li>
    </Static>
  );
}
