import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Section.module.css';

type Props = {
  readonly children: ReactNode;
  /** band: a raised ground with one pool of light; dusk: two pools on the night. */
  readonly tone?: 'plain' | 'band' | 'dusk';
  /** Space above and below the content. */
  readonly space?: 'normal' | 'small' | 'none';
  /** Heading for screen readers, where none is seen. */
  readonly title?: string | undefined;
};

/** A section of a page, as wide as the page allows, with its light. */
export default function Section(props: Props): ReactNode {
  const {children, tone = 'plain', space = 'normal', title} = props;
  return (
    <section className={clsx(tone === 'band' ? tone : styles[tone], styles[`${space}Space`])}>
      <div className="wrap">
        {title && <h2 className="visuallyHidden">{title}</h2>}
        {children}
      </div>
    </section>
  );
}
