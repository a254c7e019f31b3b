import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import PageLink from '@site/src/components/links/PageLink';
import {shortList} from '../featureLists';
import styles from './features.module.css';

/** What a program includes: everything on wide screens, the first three lines and a link on small ones. */
export default function EntryFeatures({program}: {program: Program}): ReactNode {
  const {first, rest, more} = shortList(program);
  return (
    <ul className={styles.features}>
      {first.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
      {rest.map((feature) => (
        <li key={feature} className="wideScreensOnly">
          {feature}
        </li>
      ))}
      {program.finish && (
        <li className={clsx(styles.finish, 'wideScreensOnly')}>{program.finish}</li>
      )}
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
  );
}
