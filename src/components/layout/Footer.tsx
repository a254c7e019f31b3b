import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import FooterColumns from './FooterColumns';
import FooterLegal from './FooterLegal';
import styles from './Footer.module.css';

/** Contact facts, links, services, hours, help against coercion and the legal line, on every page. */
export default function Footer(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.word} translate="no" aria-hidden="true">
          {siteConfig.title}
        </div>
        <FooterColumns />
        <FooterLegal />
      </div>
    </footer>
  );
}
