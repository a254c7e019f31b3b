import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import EmblemPicture from './EmblemPicture';
import styles from './EmblemFigure.module.css';

const SIZES = '(min-width: 90rem) 36rem, (min-width: 62rem) 40vw, (min-width: 48rem) 38vw, 90vw';

/** Her sign, large, and the words that say that she signs with it. */
export default function EmblemFigure({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {alt, name} = masseuse.emblem;
  const emblem = name.charAt(0).toLowerCase() + name.slice(1);
  return (
    <div className={styles.figure}>
      <EmblemPicture masseuse={masseuse} sizes={SIZES} alt={alt} className={styles.emblem} />
      <p className={styles.caption}>
        <Translate
          id="masseuse.signs"
          description="Below the picture of her emblem; {emblem} is 'the orchid'"
          values={{emblem}}
        />
      </p>
    </div>
  );
}
