import doubledTerms from '@generated/catalogue/default/doubledTerms.json';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {ZONES} from '@site/src/content/vocabularies';
import type {Program} from '@site/src/content/types';
import {zoneLabels} from '@site/src/components/facts/labels/travelLabels';
import Price from '@site/src/components/facts/Price';
import PriceRule from '../PriceRule';
import styles from './styles.module.css';

type Term = {readonly name: string; readonly euros: number; readonly sign?: string};

/** How a service's price follows the programs: the rule, then examples or fees by zone. All computed. */
export default function PricingTerms({pricing}: Pick<Program, 'pricing'>): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  const labels = zoneLabels();
  const terms =
    pricing === 'double'
      ? doubledTerms.map(({name, minutes, priceEur}): Term => ({
          name: `${name}, ${minutes} min`,
          euros: priceEur,
        }))
      : ZONES.map((zone): Term => ({name: labels[zone], euros: travelFeesEur[zone], sign: '+ '}));
  return (
    <>
      <p className={styles.rule}>
        <PriceRule pricing={pricing} />
      </p>
      <dl className={styles.terms}>
        {terms.map(({name, euros, sign}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="price">
              {sign}
              <Price euros={euros} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
