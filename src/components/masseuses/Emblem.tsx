import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import {emblemPicture} from '@site/src/content/emblems';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import styles from './Emblem.module.css';

type Props = {
  readonly masseuse: Pick<MasseuseSummary, 'emblem'>;
  /** Widths at which it is shown, for the browser's choice of picture. */
  readonly sizes: string;
  /** What is seen, where the picture is large; a small one has the emblem's name. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A picture of a masseuse's emblem, in place of a portrait. Its foot fades into the night, for a name
 * and two lines. Around it, `--emblem-edge` may brighten the frame and `--emblem-light` (0 to 1) let a
 * little more light fall on the picture; `--emblem-shape` is the frame's proportion, where the name
 * below needs more room or none.
 */
export default function Emblem({
  masseuse: {emblem},
  sizes,
  alt = emblem.name,
  className,
}: Props): ReactNode {
  return (
    <div className={clsx('chamfer', styles.frame, className)}>
      <div className={styles.ground}>
        <div className={styles.picture}>
          <Picture name={emblemPicture(emblem.id)} alt={alt} focal={emblem.focal} sizes={sizes} />
        </div>
      </div>
    </div>
  );
}
