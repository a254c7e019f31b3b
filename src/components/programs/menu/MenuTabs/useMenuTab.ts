import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {ALL, searchOf, tabOf} from './tabChoice';

type MenuTabState = {
  /** Id of the chosen tab; every program on the server and in the first render after it. */
  readonly chosen: string;
  /** Chooses a tab and keeps it in the address, without a new entry in the history. */
  readonly choose: (tab: string) => void;
};

/** The tab of the menu that the address asks for. */
export function useMenuTab(tabs: readonly string[]): MenuTabState {
  const known = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  return {
    chosen: known ? tabOf(search, tabs) : ALL,
    choose: (tab) => {
      const {location} = history;
      history.replace({pathname: location.pathname, search: searchOf(tab, location.search)});
    },
  };
}
