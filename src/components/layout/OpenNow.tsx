import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {openingHoursText} from '@site/src/components/labels/hoursWords';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './OpenNow.module.css';

/** Says that the house is open, or when, beside a lozenge that breathes like a lamp. */
export default function OpenNow(): ReactNode {
  const {openingHours} = useCatalogue().business;
  return (
    <p className={styles.open}>
      {openingHours === 'always' ? (
        <Translate id="home.open" description="Beside the lit lozenge of the home page" />
      ) : (
        openingHoursText(openingHours)
      )}
    </p>
  );
}
