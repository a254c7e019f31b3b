import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {type PhotoFilter, filterFromSearch, searchForFilter} from './photoFilter';

/** The filter in the address, and a way to change it without a reload or a new history entry. */
export function useFilter(): [PhotoFilter, (filter: PhotoFilter) => void] {
  const location = useLocation();
  const history = useHistory();
  // The server knows no query: the first render shows all photos everywhere.
  const isBrowser = useIsBrowser();
  const filter = isBrowser ? filterFromSearch(location.search) : 'all';
  return [filter, (next) => history.replace({...location, search: searchForFilter(next)})];
}
