import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {plainProfileId} from './selection';
import PlainFacts from './PlainFacts';
import styles from './PlainProfile.module.css';

/**
 * What her profile says beyond the card, where no script can show the profile. It opens under the
 * card that the address names.
 */
export default function PlainProfile({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const id = plainProfileId(masseuse.id);
  useBrokenLinks().collectAnchor(id);
  return (
    <noscript>
      <div id={id} className={styles.profile}>
        <PlainFacts masseuse={masseuse} />
      </div>
    </noscript>
  );
}
