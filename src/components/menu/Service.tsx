import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ButtonLink from '../links/ButtonLink';
import {PricingDetails} from '@site/src/components/programs/Pricing';
import ProgramName from '@site/src/components/programs/ProgramName';
import styles from './AdditionalServices.module.css';

type Props = {
  /** Id of a program without sessions of its own. */
  readonly program: string;
  readonly action: string;
  readonly children: ReactNode;
};

/** An additional service with its price and a link to its page. */
export default function Service({program: id, action, children}: Props): ReactNode {
  const program = programs.find((entry) => entry.id === id);
  if (!program?.pricing) throw new Error(`There is no program "${id}" without sessions.`);
  return (
    <section className={clsx('stack chamfer chamferPanel', styles.service)}>
      <h3>
        <ProgramName name={program.name} isSplit />
      </h3>
      <div className={styles.text}>{children}</div>
      <PricingDetails pricing={program.pricing} />
      <ButtonLink page={program.documentId}>{action}</ButtonLink>
    </section>
  );
}
