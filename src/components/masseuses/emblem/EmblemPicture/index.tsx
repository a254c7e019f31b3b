import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Picture from '@site/src/components/ui/Picture';
import {emblemLabels} from '@site/src/components/facts/labels/masseuseLabels';
import {atRoot} from '@site/src/content/siteRoot';
import styles from './styles.module.css';

type Props = {
  readonly masseuse: Pick<MasseuseSummary, 'emblem' | 'backdrop'>;
  /** Widths at which it is shown, for the browser's choice of picture. */
  readonly sizes: string;
  readonly className?: string | undefined;
};

/**
 * A masseuse's emblem, a gold engraving on satin: what stands in place of a portrait.
 * Around it, `--emblem-lift` and `--emblem-edge` may raise the engraving and brighten the frame;
 * `--emblem-top`, `--emblem-side` and `--emblem-bottom` place it, and `--emblem-shape` is the frame's
 * proportion, where the name below needs more room or none.
 */
export default function EmblemPicture({
  masseuse: {emblem, backdrop},
  sizes,
  className,
}: Props): ReactNode {
  return (
    <div className={clsx('xamfra', styles.frame, className)}>
      <div className={styles.backdrop}>
        <Picture name={`satin/${backdrop}`} alt="" sizes={sizes} />
      </div>
      <div className={styles.emblem}>
        <img
          src={atRoot(`/img/emblem/${emblem}.svg`)}
          alt={emblemLabels()[emblem]}
          width="400"
          height="500"
          loading="lazy"
        />
      </div>
    </div>
  );
}
