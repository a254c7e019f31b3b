import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import PageLink from '@site/src/components/mdx/PageLink';
import styles from './ConsentNote.module.css';

/** Above the menu and below the prices of a program: the one word that stops any program, and where the terms say so. */
export default function ConsentNote(): ReactNode {
  return (
    <p className={styles.stop}>
      <PageLink page="legal/terms-of-service" suffix="#consent">
        <Translate id="price.stop" description="Below prices; a link to the terms on consent" />
      </PageLink>
    </p>
  );
}
