import masseuses from '@generated/catalogue/default/masseuses.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useRef, useState} from 'react';

import {ProfileOutline} from '@site/src/components/masseuses/ProfileParts';
import {SELECTED_PARAMETER} from '@site/src/components/masseuses/profileAddress';
import {useProfileScroll} from '@site/src/components/masseuses/useProfileScroll';
import {onDemand} from '@site/src/components/ui/onDemand';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import {usePath} from '@site/src/plugins/catalogue/client';
import styles from './MasseuseDirectory.module.css';

const profiles = onDemand(() => import('@site/src/components/masseuses/Profile'));

// At the address of a profile, in parallel with hydration.
if (typeof window !== 'undefined' && window.location.search.includes(`${SELECTED_PARAMETER}=`)) {
  profiles.preload();
}

const IDS = masseuses.map(({id}) => id);

/**
 * The list of masseuses (the children) or, with `?selected=` in the URL, one profile and the hidden list. While the
 * code of the profile loads, visitors see the list if they have seen it before, or else a placeholder. If it cannot
 * be loaded, the page is reloaded at the card, which has the story.
 */
export default function MasseuseDirectory({children}: {children: ReactNode}): ReactNode {
  const {chosen, ready} = useQueryChoice(SELECTED_PARAMETER, IDS);
  const masseuse = masseuses.find(({id}) => id === chosen);
  const path = useBaseUrl(usePath('masseuses'));
  const {Component: Profile} = profiles.useComponent(chosen, () =>
    window.location.assign(`${path}#${chosen}`),
  );
  const list = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLElement>(null);
  const isLoading = masseuse !== undefined && !Profile;
  const [isListSeen, setListSeen] = useState(false);
  if (ready && !masseuse && !isListSeen) setListSeen(true);
  useProfileScroll({selected: chosen, ready: ready && !isLoading, list, profile});
  return (
    <div className={styles.directory} data-loading={(isLoading && !isListSeen) || undefined}>
      <div className={styles.outline} aria-hidden="true">
        <ProfileOutline />
      </div>
      <div
        ref={list}
        className={styles.list}
        hidden={masseuse !== undefined && !isLoading}
        onPointerOver={profiles.preload}
        onFocus={profiles.preload}>
        {children}
      </div>
      {masseuse && Profile && <Profile key={masseuse.id} masseuse={masseuse} ref={profile} />}
    </div>
  );
}
