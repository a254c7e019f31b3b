import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import PageLink from '@site/src/components/links/PageLink';
import WholeWords from '@site/src/components/ui/WholeWords';
import {shortList} from '../featureLists';
import LongerSession from './LongerSession';
import styles from './features.module.css';

/**
 * What a program includes. Wide screens show every line of the shortest session and what the longer
 * one adds; small ones the first three lines and a link.
 */
export default function EntryFeatures({program}: {program: ListedProgram}): ReactNode {
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
                values={{count: more}}>
                {'+ {count} more'}
              </Translate>
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
