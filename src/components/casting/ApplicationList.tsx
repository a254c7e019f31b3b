import type {ReactNode} from 'react';

import {requiredInformation} from '@site/src/components/casting/application';
import {useCastingFacts} from '@site/src/components/casting/castingFacts';
import styles from './ApplicationList.module.css';

/** The contents of an application, numbered. */
export default function ApplicationList(): ReactNode {
  return (
    <ol className={`numbered ${styles.list}`}>
      {[...requiredInformation(), useCastingFacts().photos].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
