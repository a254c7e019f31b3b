import type {ReactNode} from 'react';

import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';
import {languageNames} from '../languageNames';
import styles from './styles.module.css';

/** The languages spoken at reception, in large letters, named in the language of the page. */
export default function ReceptionLanguages(): ReactNode {
  const {receptionLanguages} = useCatalogue().business;
  const names = languageNames(receptionLanguages, useLocale());
  return (
    <ul className={styles.languages}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
