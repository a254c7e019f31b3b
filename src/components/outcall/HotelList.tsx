import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Page} from '@site/src/content/browser/types';
import {useCatalogue, usePageFields} from '@site/src/plugins/catalogue/client';
import Amount from '@site/src/components/labels/Amount';
import {hotelClassLabels} from '@site/src/components/labels/vocabularies';
import styles from './HotelList.module.css';

/** Example hotels with area, class, description and travel fee. */
export default function HotelList(): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  const {hotels = []} = usePageFields<Page>();
  const areas = programs.flatMap((program) => program.areas ?? []);
  const classes = hotelClassLabels();
  return (
    <ul className={clsx('ledger', styles.hotels)}>
      {hotels.map((hotel) => {
        const area = areas.find(({id}) => id === hotel.area);
        return (
          area && (
            <li key={hotel.id}>
              <h3 translate="no">{hotel.name}</h3>
              <p className={styles.place}>
                <span>{area.name}</span>{' '}
                <span className={styles.class}>{classes[hotel.class]}</span>
              </p>
              <p className={styles.line}>{hotel.description}</p>
              <p className={styles.fee}>
                <span className="visuallyHidden">
                  <Translate
                    id="outcall.travelFee"
                    description="Outcall page, list of hotels: before the travel fee">
                    Travel fee:
                  </Translate>
                </span>{' '}
                <span className="price">
                  + <Amount euros={travelFeesEur[area.zone]} />
                </span>
              </p>
            </li>
          )
        );
      })}
    </ul>
  );
}
