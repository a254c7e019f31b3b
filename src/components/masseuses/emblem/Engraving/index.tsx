import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Picture from '@site/src/components/ui/Picture';
import {emblemLabels} from '@site/src/components/facts/labels/masseuseLabels';
import styles from './styles.module.css';

type Props = Pick<MasseuseSummary, 'emblem' | 'backdrop'> & {
  /** Widths at which the satin is shown, for the browser's choice of picture. */
  readonly sizes: string;
};

/**
 * An emblem engraved in gold on satin. Around it, `--emblem-top`, `--emblem-side` and
 * `--emblem-bottom` place it.
 */
export default function Engraving({emblem, backdrop, sizes}: Props): ReactNode {
  return (
    <>
      <div className={styles.backdrop}>
        <Picture name={`satin/${backdrop}`} alt="" sizes={sizes} />
      </div>
      <div className={styles.emblem}>
        <img
          src={`/img/emblem/${emblem}.svg`}
          alt={emblemLabels()[emblem]}
          width="400"
          height="500"
          loading="lazy"
        />
      </div>
    </>
  );
}
