import masseuses from '@generated/catalogue/default/masseuses.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import type {Props as ProfileProps} from '@site/src/components/masseuses/Profile';
import {ProfileOutline} from '@site/src/components/masseuses/ProfileParts';
import {SELECTED} from '@site/src/components/masseuses/selection';
import {useProfileScroll} from '@site/src/components/masseuses/useProfileScroll';
import {createStore} from '@site/src/components/ui/createStore';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import {usePath} from '@site/src/plugins/catalogue/client';
import styles from './MasseuseDirectory.module.css';

/** The component that shows a profile, which the list does without; undefined until its code has arrived. */
const loaded = createStore<ComponentType<ProfileProps> | undefined>(undefined);

async function load(): Promise<void> {
  if (loaded.get()) return;
  loaded.set((await import('@site/src/components/masseuses/Profile')).default);
}

/** Requests the code of a profile before it is needed; after a failure it is requested again when it is. */
const preload = (): void => void load().catch(() => undefined);

// At the address of a profile its code arrives while React hydrates the page.
if (typeof window !== 'undefined' && window.location.search.includes(`${SELECTED}=`)) preload();

/**
 * Loads the code of a profile that the address asks for by a masseuse's id. Where that fails, the page is
 * loaded again at her card, which has her story.
 */
function useProfileCode(id: string | undefined): {
  Profile: ComponentType<ProfileProps> | undefined;
} {
  const Profile = useSyncExternalStore(loaded.subscribe, loaded.get, () => undefined);
  const list = useBaseUrl(usePath('masseuses'));
  useEffect(() => {
    if (!id || Profile) return undefined;
    let isCurrent = true;
    load().catch(() => isCurrent && window.location.assign(`${list}#${id}`));
    return () => {
      isCurrent = false;
    };
  }, [id, Profile, list]);
  return {Profile};
}

const IDS = masseuses.map(({id}) => id);

/**
 * The list of masseuses and what stands below it (the children), or the one profile that the
 * address asks for with `?selected=`. The list stays in the page while a profile is shown. Until the code of
 * the profile has arrived, visitors who have seen the list see it, others the outline of a profile.
 */
export default function MasseuseDirectory({children}: {children: ReactNode}): ReactNode {
  const {chosen, ready} = useQueryChoice(SELECTED, IDS);
  const masseuse = masseuses.find(({id}) => id === chosen);
  const {Profile} = useProfileCode(chosen);
  const list = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLElement>(null);
  const isLoading = masseuse !== undefined && !Profile;
  const [isListSeen, setListSeen] = useState(false);
  if (ready && !masseuse && !isListSeen) setListSeen(true);
  useProfileScroll(chosen, ready && !isLoading, {list, profile});
  return (
    <div className={styles.directory} data-loading={(isLoading && !isListSeen) || undefined}>
      <div className={styles.outline} aria-hidden="true">
        <ProfileOutline />
      </div>
      <div
        ref={list}
        className={styles.list}
        hidden={masseuse !== undefined && !isLoading}
        onPointerOver={preload}
        onFocus={preload}>
        {children}
      </div>
      {masseuse && Profile && <Profile key={masseuse.id} masseuse={masseuse} ref={profile} />}
    </div>
  );
}
