import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import HeroPhoto from '@site/src/components/ui/HeroPhoto';
import {photoOf} from '@site/src/components/ui/usePagePhoto';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PageLink from '@site/src/components/mdx/PageLink';
import styles from './ProfilesPanel.module.css';

/**
 * The last place of the grid, a link to all profiles under the photo of the page it leads to.
 * Children: a sentence, shown where there is room.
 */
export default function ProfilesPanel({children}: {children: ReactNode}): ReactNode {
  const photo = photoOf(useCatalogue().homePhotos.masseuses);
  return (
    <PageLink page="masseuses" className={clsx('xamfra cutPanel', styles.panel)}>
      <div className={styles.ground}>
        <HeroPhoto photo={photo} place="panel" className={styles.photo} />
      </div>
      <span className={styles.label}>
        <Translate id="home.profiles" description="Link to the profiles of all masseuses" />
      </span>
      <span className={styles.words}>{children}</span>
      <span className={styles.arrow} aria-hidden="true" />
    </PageLink>
  );
}
