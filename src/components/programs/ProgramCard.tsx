import clsx from 'clsx';
import type {ReactNode} from 'react';

import {priceRange} from '@site/src/content/browser/derive';
import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import PageLink from '@site/src/components/links/PageLink';
import TextItems from '@site/src/components/ui/TextItems';
import {PricingNote} from './Pricing';
import ProgramName from './ProgramName';
import {featureLists} from './featureLists';
import ProgramBadges from './ProgramBadges';
import {shortMinutes} from '@site/src/components/labels/minutes';
import Amount from '@site/src/components/labels/Amount';
import styles from './ProgramCard.module.css';

/** The tile of a program in a corner of its card, which turns on hover. */
export function ProgramTile({id}: {id: string}): ReactNode {
  return (
    <div className="chamferBackground">
      <img
        className={styles.tile}
        src={`/img/tile/${id}.svg`}
        alt=""
        width="272"
        height="272"
        loading="lazy"
      />
    </div>
  );
}

/** Lengths and prices, or how the price follows the other programs. */
function CardPrice({program}: {program: ListedProgram}): ReactNode {
  const {pricing, sessions} = program;
  if (pricing) {
    return (
      <div className={styles.facts}>
        <PricingNote pricing={pricing} />
      </div>
    );
  }
  const {minEur, maxEur} = priceRange([program]);
  return (
    <p className={`meta ${styles.facts}`}>
      <span>{shortMinutes(sessions.map(({minutes}) => minutes).join(' / '))}</span>{' '}
      <Amount euros={minEur} from={sessions.length > 1} to={maxEur > minEur ? maxEur : undefined} />
    </p>
  );
}

/** A program as a card that links to its page. */
export default function ProgramCard({program}: {program: ListedProgram}): ReactNode {
  const {id, documentId, name, subtitle, summary} = program;
  const [{features, finish}] = featureLists(program);
  return (
    <article className={clsx('offscreen chamfer chamferPanel chamferFocus', styles.card)}>
      <ProgramTile id={id} />
      <ProgramBadges program={program} className={styles.badges} />
      <h3 className={styles.name}>
        <PageLink page={documentId} className={styles.link}>
          <ProgramName name={name} />
        </PageLink>
      </h3>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.included}>
        <TextItems items={features} finish={finish} look="inline" />
      </div>
      <CardPrice program={program} />
    </article>
  );
}
