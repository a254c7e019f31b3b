import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ButtonLink from './ButtonLink';
import OpenNow from '@site/src/components/layout/OpenNow';
import HomePhoto from '@site/src/components/layout/HomePhoto';
import styles from './HomeHero.module.css';

/** The top of the home page. Children: a Markdown heading of the first level and a paragraph. */
export default function HomeHero({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('shownWhole', styles.hero)}>
      <div className={clsx('wrap', styles.frame)}>
        <div className={styles.words}>
          {children}
          <div className={clsx('row', styles.buttons)}>
            <ButtonLink page="masseuses" variant="gold">
              <Translate id="home.masseuses" description="Button to the masseuses" />
            </ButtonLink>
            <ButtonLink page="massage-menu">
              <Translate id="home.menu" description="Button to the massage menu" />
            </ButtonLink>
          </div>
          <OpenNow />
        </div>
        <HomePhoto />
      </div>
    </div>
  );
}
