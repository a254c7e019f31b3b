import masseuses from '@generated/catalogue/default/masseuses.json';
import {type ReactNode, useRef, useState} from 'react';

import Placeholder from '@site/src/components/masseuses/Placeholder';
import {SELECTED} from '@site/src/components/masseuses/selection';
import {useProfileScroll} from '@site/src/components/masseuses/useProfileScroll';
import {preloadProfile, useProfile} from '@site/src/components/masseuses/useProfile';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import styles from './MasseuseDirectory.module.css';

const IDS = masseuses.map(({id}) => id);

type Selection = {
  /** Whose profile the address asks for. */
  readonly masseuse: MasseuseSummary | undefined;
  /** False while the address may not be read yet: on the server and in the first render after it. */
  readonly ready: boolean;
};

/** What the address asks for: a profile, or (without one, or with an unknown id) the list. */
function useSelection(): Selection {
  const {chosen, ready} = useQueryChoice(SELECTED, IDS);
  return {ready, masseuse: masseuses.find(({id}) => id === chosen)};
}

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
  useProfileScroll(masseuse?.id, ready && !isAwaited, {list, profile});
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
