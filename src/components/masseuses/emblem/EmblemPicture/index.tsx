import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Picture from '@site/src/components/ui/Picture';
import {signLabels} from '@site/src/components/facts/labels/masseuseLabels';
import styles from './styles.module.css';

type Props = {
  readonly masseuse: Pick<MasseuseSummary, 'sign' | 'satin'>;
  /** Widths at which it is shown, for the browser's choice of picture. */
  readonly sizes: string;
  readonly className?: string | undefined;
};

/**
 * A masseuse's sign, a gold engraving on satin: what stands in place of a portrait.
 * Around it, `--sign-lift` and `--sign-edge` may raise the engraving and brighten the frame;
 * `--sign-top`, `--sign-side` and `--sign-bottom` place it, and `--sign-shape` is the frame's
 * proportion, where the name below needs more room or none.
 */
export default function EmblemPicture({
  masseuse: {sign, satin},
  sizes,
  className,
}: Props): ReactNode {
  return (
    <div className={clsx('xamfra', styles.frame, className)}>
      <div className={styles.satin}>
        <Picture name={`satin/${satin}`} alt="" sizes={sizes} />
      </div>
      <div className={styles.sign}>
        <img
          src={`/img/emblem/${sign}.svg`}
          alt={signLabels()[sign]}
          width="300"
          height="300"
          loading="lazy"
        />
      </div>
    </div>
  );
}
