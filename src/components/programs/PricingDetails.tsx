import programs from '@generated/catalogue/default/programs.json';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {doubledSessions} from '@site/src/content/derive';
import {ZONES} from '@site/src/content/vocabularies';
import type {Program} from '@site/src/content/types';
import {zoneLabels} from '@site/src/components/labels/travelLabels';
import Price from '@site/src/components/labels/Price';
import PricingNote from './PricingNote';
import styles from './PricingDetails.module.css';

type Term = {readonly name: string; readonly euros: number; readonly sign?: string};

/** The least and the most that four hands cost, by the program they build on. */
function doubledTerms(): Term[] {
  const doubled = programs
    .flatMap((program) =>
      doubledSessions(program).map(({minutes, priceEur}) => ({
        name: `${program.name}, ${minutes} min`,
        euros: priceEur,
      })),
    )
    .sort((a, b) => a.euros - b.euros);
  return [...doubled.slice(0, 1), ...doubled.slice(-1)];
}

/** How a service's price follows the programs: the rule, then examples or fees by zone. All computed. */
export default function PricingDetails({pricing}: Pick<Program, 'pricing'>): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  const labels = zoneLabels();
  const terms =
    pricing === 'double'
      ? doubledTerms()
      : ZONES.map((zone): Term => ({name: labels[zone], euros: travelFeesEur[zone], sign: '+ '}));
  return (
    <>
      <p className={styles.rule}>
        <PricingNote pricing={pricing} />
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
