import type {ReactNode} from 'react';

import type {Masseuse} from '@site/src/content/types';
import Week from './Week';
import ProfilePart, {profileHeadings} from './ProfilePart';

/** Her working week under its heading. */
export default function Hours({availability}: Pick<Masseuse, 'availability'>): ReactNode {
  return (
    <ProfilePart heading={profileHeadings().hours}>
      <Week availability={availability} />
    </ProfilePart>
  );
}
