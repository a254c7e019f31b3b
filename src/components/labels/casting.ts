/** Texts for applicants: facts of docs/business.yml as parts of a sentence, and the e-mail of an application. */
import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {formatPrice} from './Price';

const payLabels = (): Record<string, string> => ({
  gross: translate({id: 'casting.pay.gross', description: 'After the pay for a day and a comma'}),
  net: translate({id: 'casting.pay.net', description: 'After the pay for a day and a comma'}),
});

const contractLabels = (): Record<string, string> => ({
  employee: translate({id: 'casting.contract.employee', description: 'Offer to an applicant'}),
  'self-employed': translate({id: 'casting.contract.selfEmployed', description: 'An offer'}),
});

type Facts = Business['casting'];

const rangeOf = <Value>([lowest, highest]: readonly [Value, Value]) => ({lowest, highest});

/** Facts as parts of a sentence; those not filled in yet are described as open. `form` is the catalogue's `priceForm`. */
export function castingFacts(
  {dailyPayEur, payIs, contract, replyHours, photos}: Facts,
  form: string,
) {
  const {lowest, highest} = rangeOf(dailyPayEur);
  return {
    pay: translate(
      {id: 'casting.pay', description: 'Pay for one day; "a day" follows'},
      {lowest: formatPrice(lowest, form), highest: formatPrice(highest, form)},
    ),
    payIs:
      payLabels()[payIs] ??
      translate({id: 'casting.pay.open', description: 'In its place, while not decided'}),
    contract:
      contractLabels()[contract] ??
      translate({id: 'casting.contract.open', description: 'Offer, while not decided'}),
    reply: translate(
      {id: 'casting.reply', description: 'Time until an answer; "within" precedes'},
      rangeOf(replyHours),
    ),
    photos:
      photos[1] - photos[0] === 1
        ? translate({id: 'casting.photos.few', description: 'To attach: "2 or 3"'}, rangeOf(photos))
        : translate({id: 'casting.photos', description: 'What to attach'}, rangeOf(photos)),
  };
}

export function useCastingFacts(): ReturnType<typeof castingFacts> {
  const {business, priceFormat} = useCatalogue();
  return castingFacts(business.casting, priceFormat);
}

/** Fields of an application besides photographs. */
export function requiredInformation(): string[] {
  return [
    translate({id: 'casting.field.fullName', description: 'Field of an application'}),
    translate({id: 'casting.field.age', description: 'Field of an application'}),
    translate({id: 'casting.field.nationality', description: 'Field of an application'}),
    translate({id: 'casting.field.city', description: 'Field of an application'}),
    translate({id: 'casting.field.phone', description: 'Field of an application'}),
    translate({id: 'casting.field.email', description: 'Field of an application'}),
    translate({id: 'casting.field.experience', description: 'Field of an application'}),
    translate({id: 'casting.field.languages', description: 'Field of an application'}),
    translate({id: 'casting.field.availability', description: 'Field of an application'}),
    translate({id: 'casting.field.about', description: 'Field of an application'}),
    translate({id: 'casting.field.permit', description: 'Field of an application'}),
  ];
}

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

/** Line end in `mailto:` links. */
const LINE_END = '\r\n';

/**
 * The draft of an application: a line for each required field, an empty one for specialties, and what to attach.
 * Specialties are not listed: they may reveal something about her sex life (GDPR art. 9).
 *
 * @param photographs how many to attach, as a part of a sentence
 */
export function applicationLetter(photographs: string): Letter {
  return {
    subject: translate({id: 'casting.letter.subject', description: 'Subject of an application'}),
    body: [
      translate({id: 'casting.letter.greeting', description: 'First line of an application'}),
      '',
      ...requiredInformation().map((label) => `${label}: `),
      '',
      `${translate({id: 'casting.letter.optional', description: 'A line to fill in, or not'})} `,
      '',
      translate(
        {id: 'casting.letter.attached', description: 'Last line of an application'},
        {photographs},
      ),
    ].join(LINE_END),
  };
}

export function useApplicationLetter(): Letter {
  return applicationLetter(useCastingFacts().photos);
}
