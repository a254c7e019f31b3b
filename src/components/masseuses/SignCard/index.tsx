import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '../../../plugins/catalogue/data';
import PageLink from '../../navigation/PageLink';
import Picture from '../../ui/Picture';
import {signLabels} from '../labels';
import styles from './styles.module.css';

type Props = {
  readonly masseuse: MasseuseSummary;
  /** Lines below the name. */
  readonly children?: ReactNode;
  /** Widths at which the card is shown, for the browser's choice of picture. */
  readonly sizes?: string;
  /** Whether the card links to the profile; off inside the profile itself. */
  readonly linked?: boolean;
};

/** A masseuse's card: her sign as a gold engraving on satin, her name below it. */
export default function SignCard({
  masseuse,
  children,
  sizes = '(min-width: 68rem) 20rem, (min-width: 48rem) 30vw, 45vw',
  linked = true,
}: Props): ReactNode {
  const card = (
    <>
      <span className={styles.picture}>
        <Picture name={`satin/${masseuse.satin}`} alt="" sizes={sizes} />
        <img
          className={styles.sign}
          src={`/img/emblem/${masseuse.sign}.svg`}
          alt={signLabels()[masseuse.sign]}
          width="300"
          height="300"
          loading="lazy"
        />
      </span>
      <span className={styles.caption}>
        <span className={styles.name}>{masseuse.name}</span>
        {children}
      </span>
    </>
  );
  const className = clsx('xamfra', styles.card);
  return linked ? (
    <PageLink page="masseuses" suffix={`?selected=${masseuse.id}`} className={className}>
      {card}
    </PageLink>
  ) : (
    <div className={className}>{card}</div>
  );
}
