import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {addressLine} from '@site/src/content/derive';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import MailLink from './MailLink';
import {telUrl} from '@site/src/components/links/messages';
import type {Business} from '@site/src/content/types';
import {POLICE} from '@site/src/content/helpLines';
import {hoursRange, openingHoursText} from '@site/src/components/labels/format';

type Props = {
  readonly name:
    | keyof Business['legal']
    | 'brand'
    | 'founded'
    | 'address'
    | 'phone'
    | 'whatsapp'
    | 'infoEmail'
    | 'castingEmail'
    | 'privacyEmail'
    | 'siteUrl'
    | 'openingHours'
    | 'programHours'
    | 'helpLine';
};

/** A browser's translator leaves it as it is. */
const kept = (text: string): ReactNode => <span translate="no">{text}</span>;

/** A fact of docs/business.yml inside a sentence, so that legal texts never type it. */
export default function BusinessFact({name}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {business} = useCatalogue();
  const {address, phone, whatsapp, openingHours, programHours} = business;
  switch (name) {
    case 'brand':
      return kept(business.name);
    case 'founded':
      return business.founded;
    case 'address':
      return kept(addressLine(address));
    case 'phone':
      return <a href={telUrl(phone)}>{kept(phone)}</a>;
    case 'whatsapp':
      return kept(whatsapp);
    case 'infoEmail':
      return <MailLink box="info" />;
    case 'castingEmail':
      return <MailLink box="casting" />;
    case 'privacyEmail':
      return <MailLink box="privacy" />;
    case 'siteUrl':
      return kept(siteConfig.url);
    case 'openingHours':
      return openingHoursText(openingHours);
    case 'programHours':
      return hoursRange(programHours);
    case 'helpLine':
      return <a href={telUrl(POLICE.dialled)}>{POLICE.phone}</a>;
    default:
      return business.legal[name];
  }
}
