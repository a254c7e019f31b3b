import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import PageLink from '@site/src/components/links/PageLink';
import styles from './styles.module.css';

const PETAL = 'M100 96c12-12 28-26 24-46-4-14-18-14-24-4-6-10-20-10-24 4-4 20 12 34 24 46Z';

/** Drawn in the page: a file of its own would be fetched ahead of the first picture. */
const FLOWER = (
  <svg viewBox="0 0 200 200" width="28" height="28" aria-hidden="true">
    <path d="M60 6h80l54 54v80l-54 54H60L6 140V60Z" />
    {[45, 135, 225, 315].map((angle) => (
      <path key={angle} d={PETAL} transform={`rotate(${angle} 100 100)`} />
    ))}
  </svg>
);

/** The logo: panot flower and name, linking home. */
export default function Wordmark(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <PageLink
      page="home"
      translate="no"
      className={styles.wordmark}
      aria-label={translate(
        {
          id: 'frame.logo',
          message: '{brand}, home',
          description: 'Name of the logo for screen readers',
        },
        {brand: siteConfig.title},
      )}>
      {FLOWER}
      {siteConfig.title}
    </PageLink>
  );
}
