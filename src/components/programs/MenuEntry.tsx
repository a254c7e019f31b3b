import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, memo} from 'react';

import ButtonLink from '@site/src/components/mdx/ButtonLink';
import PageLink from '@site/src/components/mdx/PageLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import TextItems, {WholeWords} from '@site/src/components/ui/TextItems';
import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import PriceList from './PriceList';
import PricingNote from './PricingNote';
import ProgramBadges from './ProgramBadges';
import ProgramName from './ProgramName';
import ProgramTile from './ProgramTile';
import {type FeatureList, shortList} from './featureLists';
import styles from './MenuEntry.module.css';

/** What a longer session of a program adds, named by its length; on wide screens. */
function LongerSession({minutes, features, finish}: FeatureList): ReactNode {
  return (
    <div className={`wideScreensOnly ${styles.longer}`}>
      <p>
        <Translate
          id="menu.longer"
          description="Before what a longer session includes; a list follows"
          values={{minutes}}
        />
      </p>
      <TextItems items={features} finish={finish} look="inline" />
    </div>
  );
}

/**
 * What a program includes. Wide screens show every line of the shortest session and what the longer
 * one adds; small ones the first three lines and a link.
 */
function EntryFeatures({program}: {program: ListedProgram}): ReactNode {
  const {first, rest, finish, more, longer} = shortList(program);
  return (
    <>
      <ul className={styles.features}>
        {first.map((feature) => (
          <li key={feature}>
            <WholeWords>{feature}</WholeWords>
          </li>
        ))}
        {rest.map((feature) => (
          <li key={feature} className="wideScreensOnly">
            <WholeWords>{feature}</WholeWords>
          </li>
        ))}
        {finish && <li className={clsx(styles.finish, 'wideScreensOnly')}>{finish}</li>}
        {more > 0 && (
          <li className={clsx(styles.more, 'smallScreensOnly')}>
            <PageLink page={program.documentId} className={styles.moreLink}>
              <Translate
                id="menu.moreFeatures"
                description="Link to the rest of a program's features; count is a number"
                values={{count: more}}
              />
              <span className="visuallyHidden">, {program.name}</span>
            </PageLink>
          </li>
        )}
      </ul>
      {longer.map((list) => (
        <LongerSession key={list.minutes} {...list} />
      ))}
    </>
  );
}

/** What a program costs, and the ways to its page and to a chat about it. */
function EntryBooking({program}: {program: ListedProgram}): ReactNode {
  const {name, documentId, pricing} = program;
  return (
    <div className={styles.booking}>
      {pricing ? (
        <p className={styles.rule}>
          <PricingNote pricing={pricing} />
        </p>
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
              description="Button from a card to a program's page"
            />
            <span className="visuallyHidden">: {name}</span>
          </span>
        </ButtonLink>
        <WhatsAppLink look="quiet" program={name} of={name} block className={styles.chat} />
      </div>
    </div>
  );
}

/** A program on the menu: its tile, what it is, what it includes, what it costs, and two ways on. */
function MenuEntry({program}: {program: ListedProgram}): ReactNode {
  const {id, documentId, name, subtitle, summary} = program;
  return (
    <article className={clsx('chamfer chamferPanel', styles.entry)}>
      <ProgramTile id={id} />
      <div className={styles.words}>
        <ProgramBadges program={program} />
        <h3>
          <PageLink page={documentId}>
            <ProgramName name={name} />
          </PageLink>
        </h3>
        <p className="subtitle">{subtitle}</p>
        <p className={styles.summary}>{summary}</p>
        <EntryFeatures program={program} />
      </div>
      <EntryBooking program={program} />
    </article>
  );
}

/** Not rendered anew when another tab is chosen, or when the page learns that there is a browser. */
export default memo(MenuEntry);
