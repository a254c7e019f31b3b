import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {formatPrice} from '../formatPrice';

type Props = {
  /** Whole euros. */
  readonly euros: number;
  /** Says "from" before the amount: only where there is more than one session. */
  readonly from?: boolean;
};

/** A price in the display face, written as the page's language writes it. */
export default function Price({euros, from = false}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {htmlLang = i18n.currentLocale} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return (
    <span className="price">
      {from && (
        <small>
          <Translate id="price.from" description="Before the lowest of several prices">
            from
          </Translate>{' '}
        </small>
      )}
      {formatPrice(euros, htmlLang)}
    </span>
  );
}
