/** Prices as offers: whole euros, IVA included, computed from the catalogue. */
import type {AggregateOfferLeaf, OfferLeaf} from 'schema-dts';

import {
  OUTCALL_QUOTE_MINUTES,
  doubledSessions,
  outcallFromEur,
  withSessions,
} from '../../catalogue/derive';
import type {Program} from '../../catalogue/types';
import {type PageContext, urlOf} from './context';

type Priced = {
  /** What is bought, such as "Kaula Tantra, 60 min". */
  readonly name: string;
  readonly priceEur: number;
};

const TERMS = {priceCurrency: 'EUR', availability: 'https://schema.org/InStock'} as const;

const sessionName = (program: Program, minutes: number): string =>
  `${program.name}, ${minutes} min`;

/** Everything that can be bought under a program's name, with its price. */
export function pricedSessions(program: Program, programs: readonly Program[]): Priced[] {
  const sessions =
    program.pricing === 'double'
      ? withSessions(programs).flatMap((base) =>
          doubledSessions(base).map((session) => ({...session, of: base})),
        )
      : program.sessions.map((session) => ({...session, of: program}));
  return sessions.map(({minutes, priceEur, of}) => ({name: sessionName(of, minutes), priceEur}));
}

/**
 * One price is an offer, several are an aggregate that begins with the lowest. Outcall has a
 * lowest price only, for what is above it depends on program and zone.
 */
export function offersNode(context: PageContext, program: Program): OfferLeaf | AggregateOfferLeaf {
  const {programs} = context.content;
  const url = urlOf(context, program.documentId);
  if (program.pricing === 'travel') {
    const {travelFeesEur} = context.site.catalogue.business;
    return {
      '@type': 'AggregateOffer',
      name: sessionName(program, OUTCALL_QUOTE_MINUTES),
      lowPrice: outcallFromEur(programs, travelFeesEur),
      ...TERMS,
      url,
    };
  }
  const offers = pricedSessions(program, programs).map(({name, priceEur}): OfferLeaf => ({
    '@type': 'Offer',
    name,
    price: priceEur,
    ...TERMS,
    url,
  }));
  const [only] = offers;
  if (only && offers.length === 1) return only;
  const prices = pricedSessions(program, programs).map(({priceEur}) => priceEur);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    ...TERMS,
    offers,
  };
}
