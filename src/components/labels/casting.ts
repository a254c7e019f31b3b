/** Texts for applicants: facts of docs/business.yml as parts of a sentence, and the e-mail of an application. */
import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {formatPrice} from './Price';

const payLabels = (): Record<string, string> => ({
  gross: translate({id: 'casting.pay.gross', description: 'Casting page: what the pay is, after “a day” and a comma'}),
  net: translate({id: 'casting.pay.net', description: 'Casting page: what the pay is, after “a day” and a comma'}),
});

const contractLabels = (): Record<string, string> => ({
  employee: translate({id: 'casting.contract.employee', description: 'Casting page, what the house offers: the contract of an employee'}),
  'self-employed': translate({id: 'casting.contract.selfEmployed', description: 'Casting page, what the house offers: the contract of a self-employed masseuse'}),
});

type Facts = NonNullable<Business['casting']>;

const rangeOf = <Value>([lowest, highest]: readonly [Value, Value]) => ({lowest, highest});

/** Facts as parts of a sentence; those not filled in yet are described as open. `form` is the catalogue's `priceForm`. */
export function castingFacts(
  {dailyPayEur, payIs, contract, replyHours, photos}: Facts,
  form: string,
) {
  const {lowest, highest} = rangeOf(dailyPayEur);
  return {
    pay: translate(
      {id: 'casting.pay', description: 'Casting page, what the house offers: lowest and highest pay; “a day” follows'},
      {lowest: formatPrice(lowest, form), highest: formatPrice(highest, form)},
    ),
    payIs:
      payLabels()[payIs] ??
      translate({id: 'casting.pay.open', description: 'Casting page: what the pay is, after “a day” and a comma, while that is not decided'}),
    contract:
      contractLabels()[contract] ??
      translate({id: 'casting.contract.open', description: 'Casting page, what the house offers: the contract, while its kind is not decided'}),
    reply: translate(
      {id: 'casting.reply', description: 'Casting page: the time until the house answers, after “within”'},
      rangeOf(replyHours),
    ),
    photos:
      photos[1] - photos[0] === 1
        ? translate({id: 'casting.photos.few', description: 'Casting page, and e-mail of the applicant: what to attach, two numbers in sequence, such as “2 or 3”'}, rangeOf(photos))
        : translate({id: 'casting.photos', description: 'Casting page, and e-mail of the applicant: what to attach, such as “2 to 5”'}, rangeOf(photos)),
  };
}

/** Throws if docs/business.yml has no facts for applicants. */
export function useCastingFacts(): ReturnType<typeof castingFacts> {
  const {business, priceFormat} = useCatalogue();
  if (!business.casting) {
    throw new Error('docs/business.yml has no "casting": the casting page needs it.');
  }
  return castingFacts(business.casting, priceFormat);
}

/** Fields of an application besides photographs. */
export function requiredInformation(): string[] {
  return [
    translate({id: 'casting.field.fullName', description: 'Casting page, and e-mail of the applicant: her name'}),
    translate({id: 'casting.field.age', description: 'Casting page, and e-mail of the applicant: what to write about'}),
    translate({id: 'casting.field.nationality', description: 'Casting page, and e-mail of the applicant: her nationality'}),
    translate({id: 'casting.field.city', description: 'Casting page, and e-mail of the applicant: where she lives'}),
    translate({id: 'casting.field.phone', description: 'Casting page, and e-mail of the applicant: her telephone number'}),
    translate({id: 'casting.field.email', description: 'Casting page, and e-mail of the applicant: her e-mail address'}),
    translate({id: 'casting.field.experience', description: 'Casting page, and e-mail of the applicant: her experience as a masseuse'}),
    translate({id: 'casting.field.languages', description: 'Casting page, and e-mail of the applicant: the languages she speaks'}),
    translate({id: 'casting.field.availability', description: 'Casting page, and e-mail of the applicant: days and hours she could work'}),
    translate({id: 'casting.field.about', description: 'Casting page, and e-mail of the applicant: what to write about'}),
    translate({id: 'casting.field.permit', description: 'Casting page, and e-mail of the applicant: whether she may work in Spain'}),
  ];
}

export function specialties(): string[] {
  return [
    translate({id: 'casting.specialty.tantric', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.nuru', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.bodyToBody', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.lingam', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.fourHands', description: 'Casting page, a specialty that the applicant may name: a massage by two masseuses'}),
    translate({id: 'casting.specialty.couples', description: 'Casting page, a specialty that the applicant may name: massages for two guests'}),
    translate({id: 'casting.specialty.relaxation', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.aromatherapy', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.prostate', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.rolePlay', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.vip', description: 'Casting page: a specialty that the applicant may name'}),
    translate({id: 'casting.specialty.outcall', description: 'Casting page, a specialty that the applicant may name: visits to hotels'}),
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
    subject: translate({id: 'casting.letter.subject', description: 'E-mail of the applicant: its subject'}),
    body: [
      translate({id: 'casting.letter.greeting', description: 'E-mail of the applicant, first line'}),
      '',
      ...requiredInformation().map((label) => `${label}: `),
      '',
      `${translate({id: 'casting.letter.optional', description: 'E-mail of the applicant: a line that she may fill in or leave empty'})} `,
      '',
      translate(
        {id: 'casting.letter.attached', description: 'E-mail of the applicant, last line: what she attaches'},
        {photographs},
      ),
    ].join(LINE_END),
  };
}

export function useApplicationLetter(): Letter {
  return applicationLetter(useCastingFacts().photos);
}
