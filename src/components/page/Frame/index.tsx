import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';

import BookingDialog from '../../booking/BookingDialog';
import Consent from '../../consent/Consent';
import BookingBar from '../../navigation/BookingBar';
import Footer from '../../navigation/Footer';
import ScrollToTop from '../../navigation/ScrollToTop';
import SkipLink from '../../navigation/SkipLink';
import TopBar from '../../navigation/TopBar';
import Notifications from '../../notifications/Notifications';
import Tooltip from '../../ui/Tooltip';

/** What stands around every page: skip link, consent, top bar, footer, scroll-to-top, booking bar, notifications. */
export default function Frame({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <SkipLink />
      <Consent />
      <TopBar />
      <main id="main" tabIndex={-1}>
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
