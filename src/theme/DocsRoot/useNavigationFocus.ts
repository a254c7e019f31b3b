import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

import {isReturn} from '@site/src/components/masseuses/selection';
import {showTop} from '@site/src/components/layout/showTop';

/**
 * Moves the keyboard's place to the new page's content, so that it does not stay on a link that is gone. A
 * link to the page one is on, without what the address has chosen, shows it from its top.
 */
export function useNavigationFocus(): void {
  const history = useHistory();
  const location = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before === location) return;
    const {pathname, search, hash, state} = location;
    if (pathname !== before.pathname) {
      document.getElementById('main')?.focus({preventScroll: true});
    } else if (history.action === 'PUSH' && !search && !hash && !isReturn(state)) {
      showTop();
    }
  }, [history, location]);
}
