import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Moves the keyboard's place to the new page's content, so that it does not stay on a link that is gone. */
export function useNavigationFocus(): void {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({preventScroll: true});
  }, [pathname]);
}
