import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import HoursNote from '@site/src/components/mdx/HoursNote';
import styles from './Availability.module.css';

/** When a masseuse can travel: the hours of the house and those in which programs are given. */
export default function Availability(): ReactNode {
  return (
    <section className={clsx('xamfra cutPanel', styles.card)}>
      <h2>
        <Translate id="program.availability" description="Heading of outcall's hours" />
      </h2>
      <HoursNote />
      <p className="meta">
        <Translate id="program.availability.note" description="Below outcall's hours" />
      </p>
    </section>
  );
}
