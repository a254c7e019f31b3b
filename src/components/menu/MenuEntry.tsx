import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, memo} from 'react';

import ButtonLink from '@site/src/components/links/ButtonLink';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import TextItems, {WholeWords} from '@site/src/components/ui/TextItems';
import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import Static from '@site/src/components/ui/Static';
import PriceList from '../programs/PriceList';
import {PricingNote} from '../programs/Pricing';
import ProgramBadges from '../programs/ProgramBadges';
import ProgramName from '../programs/ProgramName';
import {ProgramTile} from '../programs/ProgramCard';
import {featureLists} from '../programs/featureLists';
import styles from './MenuEntry.module.css';

/** Number of features on small screens. */
const FEATURES_ON_SMALL_SCREENS = 3;

/** What each session includes; on small screens the first features and a link. */
function EntryFeatures({program}: {program: ListedProgram}): ReactNode {
  const [{features, finish}, ...longer] = featureLists(program);
  return (
    <>
      <ul className={`lozenges ${styles.features}`}>
        {features.map((feature, index) => (
          <li
            key={feature}
            className={index < FEATURES_ON_SMALL_SCREENS ? undefined : 'wideScreensOnly'}>
            <WholeWords>{feature}</WholeWords>
          </li>
        ))}
        <li className="finish wideScreensOnly">{finish}</li>
        <li className={clsx('targets smallScreensOnly', styles.more)}>
          <PageLink page={program.documentId} className="textLink">
            <Translate
              id="menu.moreFeatures"
              description="Massage menu, small screens: link to the rest of what a program includes"
              values={{count: features.slice(FEATURES_ON_SMALL_SCREENS).length + 1}}>
              {'+ {count} more'}
            </Translate>
            <span className="visuallyHidden">{`, ${program.name}`}</span>
          </PageLink>
        </li>
      </ul>
      {longer.map((list) => (
        <div key={list.minutes} className={`wideScreensOnly ${styles.longer}`}>
          <p>
            <Translate
              id="menu.longer"
              description="Massage menu: before the list of what a longer session includes"
              values={{minutes: list.minutes}}>
              {'In {minutes} minutes'}
            </Translate>
          </p>
          <TextItems items={list.features} finish={list.finish} look="inline" />
        </div>
      ))}
    </>
  );
}

function MenuEntry({program}: {program: ListedProgram}): ReactNode {
  const {id, documentId, name, subtitle, summary, pricing} = program;
  return (
    <Static as="article" className={clsx('chamfer chamferPanel', styles.entry)}>
      <ProgramTile id={id} />
      <div className={styles.words}>
        <ProgramBadges program={program} />
        <h3>
          <PageLink page={documentId} className="bright">
            <ProgramName name={name} />
          </PageLink>
        </h3>
        <p className="subtitle">{subtitle}</p>
        <p className={styles.summary}>{summary}</p>
        <EntryFeatures program={program} />
      </div>
      <div className={styles.booking}>
        {pricing ? (
          <PricingNote pricing={pricing} />
        ) : (
          <div>
            <PriceList program={program} foldOnSmallScreens />
          </div>
        )}
        <div className={styles.actions}>
          <ButtonLink page={documentId} block>
            <span>
              <Translate
                id="program.learnMore"
                description="Massage menu: button to the program’s page">
                Learn More & Book
              </Translate>
              <span className="visuallyHidden">{`: ${name}`}</span>
            </span>
          </ButtonLink>{' '}
          <WhatsAppLink look="quiet" program={name} of={name} block className={styles.chat} />
        </div>
      </div>
    </Static>
  );
}

/** A program on the menu. Memoized: the menu is rendered again after hydration and when a tab is selected. */
export default memo(MenuEntry);
