import type {ReactNode} from 'react';

import {requiredInformation} from '../application';
import {useCastingFacts} from '@site/src/components/facts/castingFacts';
import styles from './styles.module.css';

/** What an application contains, numbered; the photographs come last. */
export default function ApplicationList(): ReactNode {
  const fact = useCastingFacts();
  return (
    <ol className={styles.list}>
      {[...requiredInformation(), fact('photos')].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
