import type {ReactNode} from 'react';

import Biography from './Biography';
import ProfilePart from './ProfilePart';
import {aboutHeading} from './headings';
import styles from './Profile.module.css';

/** Her whole biography. */
export default function About({id, name}: {id: string; name: string}): ReactNode {
  return (
    <ProfilePart heading={aboutHeading(name)}>
      <Biography id={id} className={styles.story} />
    </ProfilePart>
  );
}
