import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {addressLine} from '@site/src/content/browser/derive';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import MailLink from '../links/MailLink';
import PhoneNumber from '@site/src/components/ui/PhoneNumber';
import Verbatim from '@site/src/components/ui/Verbatim';
import {telUrl} from '@site/src/components/links/messages';
import type {FACT_NAMES} from '@site/src/content/components';
import {POLICE} from '@site/src/content/browser/helpLines';
import {openingHoursText, programHoursText} from '@site/src/components/labels/hours';

type Name = (typeof FACT_NAMES)[number];

const untranslated = (text: string): ReactNode => <Verbatim>{text}</Verbatim>;

/** A fact of docs/business.yml inside a sentence. */
export default function BusinessFact({name}: {readonly name: Name}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const house = useCatalogue();
  const {business} = house;
  const facts: Record<Name, ReactNode> = {
    ...business.legal,
    brand: untranslated(business.name),
    founded: business.founded,
    address: untranslated(addressLine(business.address)),
    phone: (
      <a href={telUrl(business.phone)}>
        <PhoneNumber>{business.phone}</PhoneNumber>
      </a>
    ),
    whatsapp: <PhoneNumber>{business.whatsapp}</PhoneNumber>,
    infoEmail: <MailLink box="info" />,
    castingEmail: <MailLink box="casting" />,
    privacyEmail: <MailLink box="privacy" />,
    siteUrl: untranslated(siteConfig.url),
    openingHours: openingHoursText(house),
    programHours: programHoursText(house),
    helpLine: (
      <a href={telUrl(POLICE.dialled)}>
        <PhoneNumber>{POLICE.phone}</PhoneNumber>
      </a>
    ),
  };
  return <span>{facts[name]}</span>;
}
