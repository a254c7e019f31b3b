import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {ZONES} from '@site/src/content/browser/vocabularies';
import Amount from '@site/src/components/labels/Amount';
import {ConsentNote} from '@site/src/components/programs/Pricing';
import OutcallWhatsApp from './OutcallWhatsApp';
import {zoneLabels} from '@site/src/components/labels/vocabularies';
import styles from './PricePanel.module.css';

type Props = {
  readonly title: string;
  /** How the price is calculated. */
  readonly children: ReactNode;
};

/** Prices of outcall: the lowest total, and the travel fees. */
export default function PricePanel({title, children}: Props): ReactNode {
  const {business, outcallQuote} = useCatalogue();
  const labels = zoneLabels();
  return (
    <div className="chamfer chamferPanel panel">
      <h2>{title}</h2>
      <p className={styles.total}>
        <span className="meta">
          {translate(
            {
              id: 'outcall.totalFrom',
              message: '{minutes} minutes from',
              description: 'Outcall page: before the lowest price of a visit, travel included',
            },
            {minutes: outcallQuote.minutes},
          )}
        </span>{' '}
        <Amount euros={outcallQuote.fromEur} />
      </p>
      <div className="meta">{children}</div>
      <dl className={styles.fees}>
        {ZONES.map((zone) => (
          <div key={zone}>
            <dt>{labels[zone]}</dt>
            <dd className="price">
              + <Amount euros={business.travelFeesEur[zone]} />
            </dd>
          </div>
        ))}
      </dl>
      <OutcallWhatsApp look="quiet" block />
      <ConsentNote />
    </div>
  );
}
