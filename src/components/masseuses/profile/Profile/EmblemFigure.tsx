import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {signLabels} from '@site/src/components/facts/labels/masseuseLabels';
import EmblemPicture from '../../emblem/EmblemPicture';
import styles from './styles.module.css';

const SIZES = '(min-width: 62rem) 40vw, (min-width: 48rem) 38vw, 90vw';

/** Her sign, large, and the words that say that she signs with it. */
export default function EmblemFigure({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const label = signLabels()[masseuse.sign] ?? '';
  const sign = label.charAt(0).toLowerCase() + label.slice(1);
  return (
    <div className={styles.plate}>
      <EmblemPicture masseuse={masseuse} sizes={SIZES} className={styles.sign} />
      <p className={styles.signs}>
        <Translate
          id="masseuse.signs"
          description="Below the picture of her sign; {sign} is 'the orchid'"
          values={{sign}}>
          {'Signs with {sign}'}
        </Translate>
      </p>
    </div>
  );
}
