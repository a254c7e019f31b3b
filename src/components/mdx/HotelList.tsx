import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Page, Business, Hotel, ServiceArea} from '@site/src/content/types';
import {useCatalogue, usePageFields} from '@site/src/plugins/catalogue/client';
import Price from '@site/src/components/labels/Price';
import {hotelClassLabels} from '@site/src/components/labels/travelLabels';
import styles from './HotelList.module.css';

type HotelEntry = Hotel & {
  readonly areaName: string;
  /** What travelling there adds to a program's price, in whole euros. */
  readonly feeEur: number;
};

/**
 * Hotels with the name of their area and the travel fee of its zone.
 * Throws for a hotel whose area the outcall program does not list.
 */
export function hotelEntries(
  hotels: readonly Hotel[],
  areas: readonly ServiceArea[],
  feesEur: Business['travelFeesEur'],
): HotelEntry[] {
  return hotels.map((hotel) => {
    const area = areas.find(({id}) => id === hotel.area);
    if (!area) throw new Error(`The outcall program has no area "${hotel.area}".`);
    return {...hotel, areaName: area.name, feeEur: feesEur[area.zone]};
  });
}

/** The example hotels between hairlines: name, part of town, class, a line, and what travelling there costs. */
export default function HotelList(): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  const {hotels = []} = usePageFields<Page>();
  const areas = programs.flatMap((program) => program.areas ?? []);
  const classes = hotelClassLabels();
  return (
    <ul className={clsx('ledger', styles.hotels)}>
      {hotelEntries(hotels, areas, travelFeesEur).map((hotel) => (
        <li key={hotel.id}>
          <h3 translate="no">{hotel.name}</h3>
          <p className={styles.place}>
            <span>{hotel.areaName}</span>
            <span className={styles.class}>{classes[hotel.class]}</span>
          </p>
          <p className={styles.line}>{hotel.description}</p>
          <p className={styles.fee}>
            <span className="visuallyHidden">
              <Translate id="outcall.travelFee" description="Before the travel fee to a hotel" />
            </span>{' '}
            <span className="price">
              + <Price euros={hotel.feeEur} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
