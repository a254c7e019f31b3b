import type {ReactNode} from 'react';

import {shortMinutes} from '@site/src/components/labels/minutes';
import {priceMessage} from '@site/src/components/links/messages';
import StructuredData, {
  offerNode,
  useAddresses,
} from '@site/src/components/metadata/StructuredData';
import {PriceRow} from './PriceList';
import type {Page} from '@site/src/content/browser/types';
import {usePageFields, useRoute} from '@site/src/plugins/catalogue/client';
import styles from './PriceTable.module.css';

/** The page's own prices, each a link to a chat about it. */
export default function PriceTable(): ReactNode {
  const {documentId, prices = []} = usePageFields<Page>();
  const {label, url} = useAddresses().pageOf(useRoute(documentId));
  const rows = prices.map(({name, minutes, ...price}) => ({
    ...price,
    name: minutes ? `${name}, ${shortMinutes(minutes)}` : name,
  }));
  const catalogue = {
    '@type': 'OfferCatalog',
    '@id': `${url}#prices`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name: label,
    url,
    itemListElement: rows.map(({name, priceEur}) => offerNode(name, priceEur, url)),
  };
  return (
    <>
      <StructuredData nodes={[catalogue]} />
      <ul className={`ledger ${styles.prices}`}>
        {rows.map(({id, name, text, priceEur}) => (
          <li key={id}>
            <PriceRow message={priceMessage({page: label, name})} euros={priceEur}>
              <span className={styles.name}>{name}</span>
            </PriceRow>
            {text && <p className={`meta ${styles.text}`}>{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
