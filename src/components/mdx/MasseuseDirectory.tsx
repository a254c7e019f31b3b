import {type ReactNode, useRef, useState} from 'react';

import Placeholder from '@site/src/components/masseuses/Placeholder';
import {useArrival} from '@site/src/components/masseuses/useArrival';
import {preloadProfile, useProfile} from '@site/src/components/masseuses/useProfile';
import {useSelection} from '@site/src/components/masseuses/useSelection';
import styles from './MasseuseDirectory.module.css';

/**
 * The list of masseuses and what stands below it (the children), or the one profile that the
 * address asks for with `?selected=`. The list stays in the page while a profile is shown; who has seen
 * the list sees it until the profile is there, others the outline of a profile.
 */
export default function MasseuseDirectory({children}: {children: ReactNode}): ReactNode {
  const {ready, masseuse} = useSelection();
  const {Profile} = useProfile(masseuse?.id);
  const list = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLElement>(null);
  const isAwaited = masseuse !== undefined && !Profile;
  const [isListSeen, setListSeen] = useState(false);
  if (ready && !masseuse && !isListSeen) setListSeen(true);
  useArrival(masseuse?.id, ready && !isAwaited, {list, profile});
  return (
    <div className={styles.directory} data-awaited={(isAwaited && !isListSeen) || undefined}>
      <div className={styles.placeholder} aria-hidden="true">
        <Placeholder />
      </div>
      <div
        ref={list}
        className={styles.list}
        hidden={masseuse !== undefined && !isAwaited}
        onPointerOver={preloadProfile}
        onFocus={preloadProfile}>
        {children}
      </div>
      {masseuse && Profile && <Profile key={masseuse.id} masseuse={masseuse} ref={profile} />}
    </div>
  );
}
