import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import PageLink from '@site/src/components/mdx/PageLink';
import styles from './Wordmark.module.css';

/** The logo: panot flower and name, linking home. */
export default function Wordmark(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <PageLink
      page="home"
      translate="no"
      className={styles.wordmark}
      aria-label={translate(
        {id: 'frame.logo', description: 'Name of the logo for screen readers'},
        {brand: siteConfig.title},
      )}>
      {siteConfig.title}
    </PageLink>
  );
}
