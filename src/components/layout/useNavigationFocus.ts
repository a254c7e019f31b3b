import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

import {isReturn} from '@site/src/components/masseuses/selection';
import {showTop} from '@site/src/components/mdx/PageLink';

/**
 * Moves the focus to a new page's content, so that it does not stay on a link that is gone. A link to the
 * current page, without a query or a hash, shows it from its top.
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
