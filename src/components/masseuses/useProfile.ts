import {useHistory} from '@docusaurus/router';
import {type ComponentType, useCallback, useEffect, useSyncExternalStore} from 'react';

import {searchWith} from '@site/src/components/history/queryChoice';
import {showBusy} from '@site/src/components/pieces/busy';
import {leadOn} from '@site/src/components/pieces/recover';
import {createStore} from '@site/src/components/ui/createStore';
import type {Props} from './profile/Profile';
import {SELECTED} from './selection';

const profile = createStore<ComponentType<Props> | undefined>(undefined);

async function load(): Promise<void> {
  if (profile.get()) return;
  const {default: Profile} = await import('./profile/Profile');
  profile.set(Profile);
}

/** Fetches what shows a profile before it is needed; a failure is met again when it is. */
export const preloadProfile = (): void => void load().catch(() => undefined);

// Opened by the address of a profile: its code comes while React takes the page over.
if (typeof window !== 'undefined' && window.location.search.includes(`${SELECTED}=`)) {
  preloadProfile();
}

/**
 * The component that shows a profile, which the list has no use for; undefined until it is there.
 * Where it cannot be had the list stays, and a sentence says so.
 * @param wanted whether the address asks for a profile
 */
export function useProfile(wanted: boolean): {Profile: ComponentType<Props> | undefined} {
  const Profile = useSyncExternalStore(profile.subscribe, profile.get, () => undefined);
  const history = useHistory();
  const giveUp = useCallback(
    (pressed?: Element) => {
      // So that the next press asks anew.
      const {location} = history;
      history.replace({...location, search: searchWith(location.search, SELECTED, undefined)});
      void leadOn(undefined, pressed);
    },
    [history],
  );
  useEffect(() => {
    if (!wanted || Profile) return undefined;
    let current = true;
    const work = load();
    const pressed = showBusy(work);
    work.catch(() => current && giveUp(pressed));
    return () => {
      current = false;
    };
  }, [wanted, Profile, giveUp]);
  return {Profile};
}
