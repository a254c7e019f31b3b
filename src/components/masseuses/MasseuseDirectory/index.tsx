import {type ReactNode, useRef} from 'react';

import Profile from '../profile/Profile';
import Placeholder from '../profile/Profile/Placeholder';
import {useArrival} from '../useArrival';
import {useSelection} from '../useSelection';
import styles from './styles.module.css';

/**
 * The list of masseuses and what stands below it (the children), or the one profile that the
 * address asks for with `?selected=`. The list stays in the page while a profile is shown.
 */
export default function MasseuseDirectory({children}: {children: ReactNode}): ReactNode {
  const {ready, masseuse} = useSelection();
  const list = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLElement>(null);
  useArrival(masseuse?.id, ready, {list, profile});
  return (
    <div className={styles.directory}>
      <div className={styles.placeholder} aria-hidden="true">
        <Placeholder />
      </div>
      <div ref={list} className={styles.list} hidden={masseuse !== undefined}>
        {children}
      </div>
      {masseuse && <Profile key={masseuse.id} masseuse={masseuse} ref={profile} />}
    </div>
  );
}
