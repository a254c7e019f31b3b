import languages from '@generated/catalogue/default/receptionLanguages.json';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The languages spoken at reception, in large letters, named in the language of the page. */
export default function ReceptionLanguages(): ReactNode {
  return (
    <ul className={styles.languages}>
      {languages.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
