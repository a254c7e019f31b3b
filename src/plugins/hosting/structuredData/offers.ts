/** Prices as offers: whole euros, IVA included, computed from the catalogue. */
import type {AggregateOfferLeaf, OfferLeaf} from 'schema-dts';

import {doubledSessions, outcallQuote, withSessions} from '../../../content/derive';
import type {Program} from '../../../content/types';
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
function pricedSessions(program: Program, programs: readonly Program[]): Priced[] {
  const sessions =
    program.pricing === 'double'
      ? withSessions(programs).flatMap((base) =>
          doubledSessions(base).map((session) => ({...session, of: base})),
        )
      : program.sessions.map((session) => ({...session, of: program}));
  return sessions.map(({minutes, priceEur, of}) => ({name: sessionName(of, minutes), priceEur}));
}

/** The lowest and the highest of several prices. */
function rangeNode(priced: readonly Priced[]): AggregateOfferLeaf {
  const prices = priced.map(({priceEur}) => priceEur);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    ...TERMS,
  };
}

/** Outcall has a lowest price only: what is above it depends on program and zone. */
function outcallNode(context: PageContext, program: Program): AggregateOfferLeaf {
  const {travelFeesEur} = context.site.catalogue.business;
  const {minutes, fromEur} = outcallQuote(context.content.programs, travelFeesEur);
  return {
    '@type': 'AggregateOffer',
    name: sessionName(program, minutes),
    lowPrice: fromEur,
    ...TERMS,
    url: urlOf(context, program.documentId),
  };
}

/** One price is an offer, several are an aggregate with each of them. */
export function offersNode(context: PageContext, program: Program): OfferLeaf | AggregateOfferLeaf {
  if (program.pricing === 'travel') return outcallNode(context, program);
  const url = urlOf(context, program.documentId);
  const priced = pricedSessions(program, context.content.programs);
  const offers = priced.map(({name, priceEur}): OfferLeaf => ({
    '@type': 'Offer',
    name,
    price: priceEur,
    ...TERMS,
    url,
  }));
  const [only] = offers;
  return only && offers.length === 1 ? only : {...rangeNode(priced), offers};
}

/** The same for the menu, which shows of four hands only where its prices begin and end. */
export function menuOffersNode(
  context: PageContext,
  program: Program,
): OfferLeaf | AggregateOfferLeaf {
  return program.pricing === 'double'
    ? rangeNode(pricedSessions(program, context.content.programs))
    : offersNode(context, program);
}
