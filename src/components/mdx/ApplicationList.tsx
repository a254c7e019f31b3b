import type {ReactNode} from 'react';

import {requiredInformation} from '@site/src/components/labels/applicationLetter';
import {useCastingFacts} from '@site/src/components/labels/castingFacts';
import styles from './ApplicationList.module.css';

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
