import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import PageLink from './PageLink';
import Icon from '@site/src/components/ui/Icon';
import styles from './BackLink.module.css';

/** From a program's page to the menu. */
export default function BackLink(): ReactNode {
  return (
    <PageLink page="massage-menu" className={styles.back}>
      <Icon name="left" />
      <Translate id="program.back" description="Link from a program to the menu" />
    </PageLink>
  );
}
