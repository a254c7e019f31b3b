import focals from '@generated/catalogue/default/emblemFocals.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {emblemLabels} from '@site/src/components/facts/labels/masseuseLabels';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Engraving from '../Engraving';
import StillLife from '../StillLife';
import styles from './styles.module.css';

type Props = {
  readonly masseuse: Pick<MasseuseSummary, 'emblem' | 'backdrop'>;
  /** Widths at which it is shown, for the browser's choice of picture. */
  readonly sizes: string;
  /** What is seen, where the picture is large; a small one is told by the emblem's name. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A masseuse's emblem, which stands in place of a portrait: a picture of the object, or a gold
 * engraving of it while the picture of any emblem in use is missing, so that a grid shows one kind.
 * Around it, `--emblem-edge` may brighten the frame, `--emblem-light` (0 to 1) let a little more
 * light fall on the picture and `--emblem-lift` raise the engraving; `--emblem-shape` is the frame's
 * proportion, where the name below needs more room or none.
 */
export default function EmblemPicture({
  masseuse: {emblem, backdrop},
  sizes,
  alt = emblemLabels()[emblem],
  className,
}: Props): ReactNode {
  const focal = focals[emblem];
  return (
    <div className={clsx('xamfra', styles.frame, className)}>
      {focal ? (
        <StillLife emblem={emblem} alt={alt} focal={focal} sizes={sizes} />
      ) : (
        <Engraving emblem={emblem} backdrop={backdrop} sizes={sizes} />
      )}
    </div>
  );
}
