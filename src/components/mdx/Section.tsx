import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Section.module.css';

type Props = {
  readonly children: ReactNode;
  /** band: a raised ground with one pool of light; dusk: two pools on the night. */
  readonly tone?: 'plain' | 'band' | 'dusk';
  /** Vertical breath around the content. */
  readonly space?: 'normal' | 'small' | 'none';
};

/** A section of a page, as wide as the page allows, with its light. */
export default function Section({children, tone = 'plain', space = 'normal'}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, styles[tone], styles[`${space}Space`])}>
      <div className="wrap">{children}</div>
    </section>
  );
}
