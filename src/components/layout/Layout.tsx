import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';

import BookingDialog from '@site/src/components/booking/BookingDialog';
import Consent from '@site/src/components/consent/Consent';
import BookingBar from './BookingBar';
import Footer from './Footer';
import ScrollToTop from './ScrollToTop';
import SkipLink from './SkipLink';
import TopBar from './TopBar';
import Notifications from '@site/src/components/notifications/Notifications';
import Tooltip from '@site/src/components/ui/Tooltip';

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
