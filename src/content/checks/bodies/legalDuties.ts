/** Parts of legal texts that a law asks for, whatever else a house writes there. */
import type {Fault} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {hasNameless} from '../translations/legalTexts';
import {areNamesUnsure} from '../translations/legalNames';
import {type RawDocument, isUnread} from '../raw';

/** What a consumer is told before a contract. */
const BEFORE_A_CONTRACT = 'Real Decreto Legislativo 1/2007, article 60';

/**
 * By page, the names of headings with what asks for their part: the General Data Protection Regulation, the law on
 * services of the information society (LSSI) and the consumers’ law (Real Decreto Legislativo 1/2007).
 */
const DUTIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'legal/privacy-policy': {
    controller: 'GDPR, article 13(1)(a)',
    purposes: 'GDPR, article 13(1)(c)',
    'legitimate-interests': 'GDPR, article 13(1)(d)',
    recipients: 'GDPR, article 13(1)(e)',
    transfers: 'GDPR, article 13(1)(f)',
    retention: 'GDPR, article 13(2)(a)',
    rights: 'GDPR, article 13(2)(b)',
    withdrawal: 'GDPR, article 13(2)(c)',
    complaint: 'GDPR, article 13(2)(d)',
    obligation: 'GDPR, article 13(2)(e)',
    'automated-decisions': 'GDPR, article 13(2)(f)',
    applicants: 'GDPR, article 13',
  },
  'legal/legal-notice': {
    provider: 'LSSI, article 10.1.a',
    reach: 'LSSI, article 10.1.a',
    registry: 'LSSI, article 10.1.b',
    authorisation: 'LSSI, article 10.1.c',
    prices: 'LSSI, article 10.1.f',
  },
  'legal/cookie-policy': {
    stored: 'LSSI, article 22.2',
    change: 'GDPR, article 7(3)',
  },
  'legal/terms-of-service': {
    who: BEFORE_A_CONTRACT,
    services: BEFORE_A_CONTRACT,
    prices: BEFORE_A_CONTRACT,
    payment: BEFORE_A_CONTRACT,
    cancellation: BEFORE_A_CONTRACT,
    complaints: BEFORE_A_CONTRACT,
  },
};

/** The names of the parts that a law asks of a page. */
export const dutiesOf = (id: string): readonly string[] => Object.keys(DUTIES[id] ?? {});

/** Names, in the original, what no language has any more; what one of them still has is told beside it. */
export function lostDuties(document: RawDocument, documents: readonly RawDocument[]): Fault[] {
  const duties = Object.entries(DUTIES[document.id] ?? {});
  if (!document.isOriginal || duties.length === 0) return [];
  const all = documents.filter(({id}) => id === document.id);
  const isSure = (one: RawDocument): boolean =>
    !isUnread(one) && !areNamesUnsure(one) && !hasNameless(one);
  if (!all.every(isSure)) return [];
  const names = new Set(all.flatMap(({body}) => [...parseBody(body).headingIds.values()]));
  return duties.flatMap(([name, law]): Fault[] => {
    if (names.has(name)) return [];
    const remedy = `That part is asked for by law (${law}): put it back in every language, or write {#${name}} behind the heading that says it.`;
    return [{field: '', found: `no heading with the name {#${name}} in any language`, remedy}];
  });
}
