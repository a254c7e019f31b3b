import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

import ErrorScreen from '@site/src/components/layout/ErrorScreen';

/** Shown when a part of a page fails to render. Going to another page tries again by itself. */
export default function ErrorWrapper({tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const failedOn = useRef(pathname);
  useLayoutEffect(() => {
    if (failedOn.current === pathname) return;
    failedOn.current = pathname;
    tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorScreen onTryAgain={tryAgain} />;
}
