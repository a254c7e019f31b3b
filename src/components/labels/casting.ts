/** What applicants read: facts (docs/business.yml) as parts of a sentence, and the e-mail of an application. */
import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {formatPrice} from './Price';

/** Before or after tax; `open` while the operator has not filled it in. */
function payLabels(): Record<'gross' | 'net' | 'open', string> {
  return {
    gross: translate({id: 'casting.pay.gross', description: 'After the pay for a day and a comma'}),
    net: translate({id: 'casting.pay.net', description: 'After the pay for a day and a comma'}),
    open: translate({
      id: 'casting.pay.open',
      description: 'In its place, while this is not decided',
    }),
  };
}

/** How an applicant would be employed; `open` while the operator has not filled it in. */
function contractLabels(): Record<'employee' | 'self-employed' | 'open', string> {
  return {
    employee: translate({id: 'casting.contract.employee', description: 'Offer to an applicant'}),
    'self-employed': translate({
      id: 'casting.contract.selfEmployed',
      description: 'Offer to an applicant',
    }),
    open: translate({
      id: 'casting.contract.open',
      description: 'Offer, while its kind is not decided',
    }),
  };
}

type CastingFacts = NonNullable<Business['casting']>;

export type CastingFactName = 'pay' | 'payIs' | 'contract' | 'reply' | 'photos';

/** The words of a value; what the operator has not filled in yet is said to be open. */
const labelOr = <Value extends string>(labels: Record<Value | 'open', string>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value as Value] : labels.open;

/** Pay (in the language's form of prices), contract, hours until an answer or photographs, as a part of a sentence. */
export function castingFact(name: CastingFactName, facts: CastingFacts, form: string): string {
  switch (name) {
    case 'pay': {
      const [lowest, highest] = facts.dailyPayEur.map((euros) => formatPrice(euros, form));
      return translate(
        {id: 'casting.pay', description: 'Pay for one day; "a day" follows'},
        {lowest: lowest ?? '', highest: highest ?? ''},
      );
    }
    case 'payIs':
      return labelOr(payLabels(), facts.payIs);
    case 'contract':
      return labelOr(contractLabels(), facts.contract);
    case 'reply': {
      const [lowest, highest] = facts.replyHours;
      return translate(
        {id: 'casting.reply', description: 'Time until an answer; "within" precedes'},
        {lowest, highest},
      );
    }
    case 'photos': {
      const [lowest, highest] = facts.photos;
      if (highest - lowest === 1) {
        return translate(
          {
            id: 'casting.photos.few',
            description: 'To attach; the numbers are neighbours: "2 or 3"',
          },
          {lowest, highest},
        );
      }
      return translate(
        {id: 'casting.photos', description: 'To attach to an application'},
        {lowest, highest},
      );
    }
  }
}

/** The facts for applicants. Throws where docs/business.yml has none: the casting page needs them. */
export function useCastingFacts(): (name: CastingFactName) => string {
  const {
    business: {casting},
    priceForm,
  } = useCatalogue();
  if (!casting) throw new Error('docs/business.yml has no "casting": the casting page needs it.');
  return (name) => castingFact(name, casting, priceForm);
}

/** What every application needs, besides photographs. */
export function requiredInformation(): string[] {
  return [
    translate({id: 'casting.field.fullName', description: 'What an application contains'}),
    translate({id: 'casting.field.age', description: 'What an application contains'}),
    translate({id: 'casting.field.nationality', description: 'What an application contains'}),
    translate({id: 'casting.field.city', description: 'What an application contains'}),
    translate({id: 'casting.field.phone', description: 'What an application contains'}),
    translate({id: 'casting.field.email', description: 'What an application contains'}),
    translate({id: 'casting.field.experience', description: 'What an application contains'}),
    translate({id: 'casting.field.languages', description: 'What an application contains'}),
    translate({id: 'casting.field.availability', description: 'What an application contains'}),
    translate({id: 'casting.field.about', description: 'What an application contains'}),
    translate({id: 'casting.field.permit', description: 'What an application contains'}),
  ];
}

/** What an applicant may name if she likes. */
export function specialties(): string[] {
  return [
    translate({id: 'casting.specialty.tantric', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.nuru', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.bodyToBody', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.lingam', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.fourHands', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.couples', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.relaxation', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.aromatherapy', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.prostate', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.rolePlay', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.vip', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.outcall', description: 'Casting: specialty'}),
  ];
}

type Letter = {readonly subject: string; readonly body: string};

/** How lines end in the body of a mail link. */
const LINE_END = '\r\n';

/**
 * The e-mail an application opens with: one line to fill in for each thing that is required, an
 * empty one for specialties, and what to attach. The list of specialties stays on the page: what
 * may say something of her intimate life (GDPR art. 9) is never filled in for her.
 *
 * @param photographs how many to attach, as a part of a sentence
 */
export function applicationLetter(photographs: string): Letter {
  return {
    subject: translate({
      id: 'casting.letter.subject',
      description: 'Application: subject of the e-mail',
    }),
    body: [
      translate({
        id: 'casting.letter.greeting',
        description: 'Application: first line of the e-mail',
      }),
      '',
      ...requiredInformation().map((label) => `${label}: `),
      '',
      `${translate({id: 'casting.letter.optional', description: 'A line to fill in or to leave empty, in the e-mail of an application'})} `,
      '',
      translate(
        {id: 'casting.letter.attached', description: 'Application: last line of the e-mail'},
        {photographs},
      ),
    ].join(LINE_END),
  };
}

/** The e-mail an application opens with, in the page's language. */
export function useApplicationLetter(): Letter {
  return applicationLetter(useCastingFacts()('photos'));
}
