import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {MouseEvent, ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import PageLink from '@site/src/components/mdx/PageLink';
import {isPlainClick} from '@site/src/components/ui/isPlainClick';
import Icon from '@site/src/components/ui/Icon';
import {RETURN} from './selection';
import styles from './Profile.module.css';

/** From a profile to the list, where it was left; other links to the list show it from its top. */
export default function BackToList(): ReactNode {
  const history = useHistory();
  const path = useBaseUrl(usePath('masseuses'));
  const goBack = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.push(path, RETURN);
  };
  return (
    <PageLink page="masseuses" className={styles.back} onClick={goBack}>
      <Icon name="left" />
      <Translate id="masseuse.back" description="Closes a profile and shows the list" />
    </PageLink>
  );
}
