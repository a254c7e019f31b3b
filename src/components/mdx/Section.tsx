import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Section.module.css';

type Props = {
  readonly children: ReactNode;
  /** Background. band: lighter, with a glow; dusk: two glows. */
  readonly tone?: 'plain' | 'band' | 'dusk';
  /** Padding above and below. */
  readonly space?: 'normal' | 'small' | 'none';
  /** A heading for screen readers. */
  readonly title?: string | undefined;
};

/** A section of a page with its background. */
export default function Section(props: Props): ReactNode {
  const {children, tone = 'plain', space = 'normal', title} = props;
  return (
    <section className={clsx(tone === 'band' ? tone : styles[tone], styles[`${space}Space`])}>
      <div className="wrap prose rhythm">
        {title && <h2 className="visuallyHidden">{title}</h2>}
        {children}
      </div>
    </section>
  );
}
