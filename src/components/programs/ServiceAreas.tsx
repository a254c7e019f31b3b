import type {ReactNode} from 'react';

import {useCatalogue, usePageFields} from '@site/src/plugins/catalogue/client';
import type {Program} from '@site/src/content/browser/types';
import Amount from '@site/src/components/labels/Amount';
import styles from './ServiceAreas.module.css';

/** The areas that outcall serves, with their travel fees. */
export default function ServiceAreas(): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  const {areas = []} = usePageFields<Program>();
  return (
    <ul className={`ledger late ${styles.areas}`}>
      {areas.map((area) => (
        <li key={area.id}>
          <span>{area.name}</span>{' '}
          <span className="price">
            + <Amount euros={travelFeesEur[area.zone]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
