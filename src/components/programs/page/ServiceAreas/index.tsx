import areas from '@generated/catalogue/default/areas.json';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {travelFeeEur} from '@site/src/content/derive';
import Price from '@site/src/components/facts/Price';
import styles from './styles.module.css';

/** The parts of town that outcall travels to, each with its travel fee. */
export default function ServiceAreas(): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  return (
    <ul className={`ledger ${styles.areas}`}>
      {areas.map((area) => (
        <li key={area.id}>
          <span>{area.name}</span>
          <span className="price">
            + <Price euros={travelFeeEur(area, travelFeesEur)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
