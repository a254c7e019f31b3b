import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ComponentType, useEffect} from 'react';

import {createStore, useStore} from '@site/src/components/ui/createStore';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {Props} from './Profile';
import {SELECTED} from './selection';

const profile = createStore<ComponentType<Props> | undefined>(undefined);

async function load(): Promise<void> {
  if (profile.get()) return;
  const {default: Profile} = await import('./Profile');
  profile.set(Profile);
}

/** Fetches what shows a profile before it is needed; a failure is met again when it is. */
export const preloadProfile = (): void => void load().catch(() => undefined);

// Opened by the address of a profile: its code comes while React takes the page over.
if (typeof window !== 'undefined' && window.location.search.includes(`${SELECTED}=`)) {
  preloadProfile();
}

/**
 * The component that shows a profile, which the list has no use for; undefined until it is there. Where it
 * cannot be had, the list is loaded in full at the masseuse's card, which has her story.
 * @param wanted id of the masseuse whose profile the address asks for
 */
export function useProfile(wanted: string | undefined): {
  Profile: ComponentType<Props> | undefined;
} {
  const Profile = useStore(profile);
  const list = useBaseUrl(usePath('masseuses'));
  useEffect(() => {
    if (!wanted || Profile) return undefined;
    let isCurrent = true;
    load().catch(() => isCurrent && window.location.assign(`${list}#${wanted}`));
    return () => {
      isCurrent = false;
    };
  }, [wanted, Profile, list]);
  return {Profile};
}
