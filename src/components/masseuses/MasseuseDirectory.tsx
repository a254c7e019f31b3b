import masseuses from '@generated/catalogue/default/masseuses.json';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';

import Profile from '@site/src/components/masseuses/Profile';
import {ProfileOutline} from '@site/src/components/masseuses/ProfileParts';
import {SELECTED_PARAMETER} from '@site/src/components/masseuses/profileAddress';
import {useProfileScroll} from '@site/src/components/masseuses/useProfileScroll';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import styles from './MasseuseDirectory.module.css';

const IDS = masseuses.map(({id}) => id);

/**
 * The list of masseuses (the children) or, with `?selected=` in the URL, one profile and the hidden list. The profile's
 * code comes with the page: a slow phone would wait for a request of its own. Who presses a card before React is led to
 * the card itself (`#noa`), which styles enlarge, and whose address then shows the profile as well.
 */
export default function MasseuseDirectory({children}: {children: ReactNode}): ReactNode {
  const {chosen: queried, choose, ready} = useQueryChoice(SELECTED_PARAMETER, IDS);
  const {hash} = useLocation();
  const pressed = ready && !queried ? IDS.find((id) => hash === `#${id}`) : undefined;
  const chosen = queried ?? pressed;
  const enterQuery = useEffectEvent(choose);
  useEffect(() => {
    // The hash changes with every step on the page, such as that to its content.
    if (pressed) enterQuery(pressed);
  }, [pressed]);
  const masseuse = masseuses.find(({id}) => id === chosen);
  const list = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLElement>(null);
  useProfileScroll({selected: chosen, ready, list, profile});
  return (
    <div className={styles.directory}>
      <div className={styles.outline} aria-hidden="true">
        <ProfileOutline />
      </div>
      <div ref={list} className={styles.list} hidden={masseuse !== undefined}>
        {children}
      </div>
      {masseuse && <Profile key={masseuse.id} masseuse={masseuse} ref={profile} />}
    </div>
  );
}
