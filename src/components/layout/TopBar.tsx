import type {ReactNode} from 'react';

import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import LanguageMenu from './LanguageMenu';
import MainNavigation from './MainNavigation';
import MobileMenu from './MobileMenu';
import Wordmark from './Wordmark';
import styles from './TopBar.module.css';

/** The sticky bar on top of every page. */
export default function TopBar(): ReactNode {
  return (
    <header className={styles.bar}>
      <div>
        <Wordmark />
        <span className={styles.gap} />
        <MainNavigation />
        <LanguageMenu />
        <WhatsAppLink size="small" className={styles.book} />
        <MobileMenu />
      </div>
    </header>
  );
}
