import masseuses from '@generated/catalogue/default/masseuses.json';

import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {SELECTED} from './selection';

const IDS = masseuses.map(({id}) => id);

type Selection = {
  /** Whose profile the address asks for. */
  readonly masseuse: MasseuseSummary | undefined;
  /** False while the address may not be read yet: on the server and in the first render after it. */
  readonly ready: boolean;
};

/** What the address asks for: a profile, or (without one, or with an unknown id) the list. */
export function useSelection(): Selection {
  const {chosen, ready} = useQueryChoice(SELECTED, IDS);
  return {ready, masseuse: masseuses.find(({id}) => id === chosen)};
}
