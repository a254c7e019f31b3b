import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {usePath} from '@site/src/plugins/catalogue/client';

/** What browsers with the Navigation API know: whether an entry before this one belongs to this site. */
type Navigation = {readonly canGoBack: boolean};

/** Whether the visitor came here from a page. A tab of its own may begin with the browser's empty one. */
function hasPageBefore(): boolean {
  if (window.history.length === 1) return false;
  const {navigation} = window as {navigation?: Navigation};
  return document.referrer !== '' || (navigation?.canGoBack ?? true);
}

/** Goes back one page or, where there is none before this one, to the home page. */
export function useGoBack(): () => void {
  const history = useHistory();
  const home = useBaseUrl(usePath('home'));
  return () => {
    if (hasPageBefore()) history.goBack();
    else history.replace(home);
  };
}
