import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import CookieSettingsButton from '@site/src/components/consent/CookieSettingsButton';
import PageList from '@site/src/components/links/PageList';
import {usePages} from '@site/src/components/links/usePages';
import FooterHelp from './FooterHelp';
import styles from './FooterLegal.module.css';

/** The last lines of every page: help against coercion, copyright, age mark, legal pages, cookie settings. */
export default function FooterLegal(): ReactNode {
  const {business} = useCatalogue();
  return (
    <div className={styles.colophon}>
      <FooterHelp />
      <p className={styles.imprint}>
        © {business.copyrightYear} {business.name}, {business.address.city}{' '}
        <strong>
          <Translate id="footer.adults" description="Age mark in the footer" />
        </strong>
      </p>
      <PageList pages={usePages('legal')}>
        <li>
          <CookieSettingsButton />
        </li>
      </PageList>
    </div>
  );
}
