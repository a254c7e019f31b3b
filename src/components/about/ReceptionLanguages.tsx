import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './ReceptionLanguages.module.css';

/** The languages spoken at reception, in large type. */
export default function ReceptionLanguages(): ReactNode {
  return (
    <ul className={styles.languages}>
      {useCatalogue().receptionLanguages.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
