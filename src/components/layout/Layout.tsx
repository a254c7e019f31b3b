import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BookingDialog from '@site/src/components/booking/BookingDialog';
import Consent from '@site/src/components/consent/Consent';
import Notifications from '@site/src/components/notifications/Notifications';
import {onPictureError} from '@site/src/components/ui/Picture';
import Tooltip from '@site/src/components/ui/Tooltip';
import BookingBar from './BookingBar';
import Footer from './Footer';
import Notices from './Notices';
import ScrollToTop from './ScrollToTop';
import TopBar from './TopBar';
import styles from './Layout.module.css';

/** What stands above the content: the bar, and the notices of the house. */
function Top(): ReactNode {
  return (
    <>
      <TopBar />
      <Notices />
    </>
  );
}

/** The layout around every page. */
export default function Layout({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <a className={styles.skip} href="#main" data-behind-menu>
        <Translate
          id="frame.skip"
          description="First link of every page, seen with the Tab key: leads past the navigation">
          Skip to content
        </Translate>
      </a>
      <Consent />
      <Top />
      <main id="main" tabIndex={-1} data-behind-menu onErrorCapture={onPictureError}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Footer />
      <ScrollToTop />
      <BookingBar />
      <BookingDialog />
      <Notifications />
      <Tooltip />
    </>
  );
}
