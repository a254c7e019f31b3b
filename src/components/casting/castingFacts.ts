/** Facts for applicants of docs/business.yml, as parts of a sentence. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

import type {Business} from '@site/src/content/browser/types';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {formatPrice} from '../labels/Amount';

const payLabels = (): Record<string, string> => ({
  gross: translate({
    id: 'casting.pay.gross',
    message: 'gross: before tax and Social Security',
    description: 'Casting page: what the pay is, after “a day” and a comma',
  }),
  net: translate({
    id: 'casting.pay.net',
    message: 'net: after tax and Social Security',
    description: 'Casting page: what the pay is, after “a day” and a comma',
  }),
});

const contractLabels = (): Record<string, string> => ({
  employee: translate({
    id: 'casting.contract.employee',
    message: 'An employment contract in writing, and Social Security from the first day',
    description: 'Casting page, what the house offers: the contract of an employee',
  }),
  'self-employed': translate({
    id: 'casting.contract.selfEmployed',
    message: 'A contract in writing, as a self-employed professional who sets her own hours',
    description: 'Casting page, what the house offers: the contract of a self-employed masseuse',
  }),
});

type Facts = Business['casting'];

type Range = readonly [lowest: number, highest: number];

const rangeOf = ([lowest, highest]: Range) => ({lowest, highest});

/** Chooses the plural form for a number from those of a label, as `usePluralForm` does. */
type SelectForm = (count: number, forms: string) => string;

function replyText([lowest, highest]: Range, selectForm: SelectForm): string {
  if (lowest === highest) {
    return selectForm(
      lowest,
      translate(
        {
          id: 'casting.reply.same',
          message: '1 hour|{hours} hours',
          description:
            'Casting page: the time until the house answers, after “within”; one text for each plural form of the language, with | between them',
        },
        {hours: lowest},
      ),
    );
  }
  return translate(
    {
      id: 'casting.reply',
      message: '{lowest} to {highest} hours',
      description: 'Casting page: the time until the house answers, after “within”',
    },
    {lowest, highest},
  );
}

function photosText(photos: Range, selectForm: SelectForm): string {
  const [lowest, highest] = photos;
  if (lowest === highest) {
    return selectForm(
      lowest,
      translate(
        {
          id: 'casting.photos.same',
          message: '1 professional photograph|{count} professional photographs',
          description:
            'Casting page, and e-mail of the applicant: what to attach; one text for each plural form of the language, with | between them',
        },
        {count: lowest},
      ),
    );
  }
  return highest - lowest === 1
    ? translate(
        {
          id: 'casting.photos.few',
          message: '{lowest} to {highest} professional photographs',
          description:
            'Casting page, and e-mail of the applicant: what to attach, such as “2 or 3”',
        },
        rangeOf(photos),
      )
    : translate(
        {
          id: 'casting.photos',
          message: '{lowest} to {highest} professional photographs',
          description:
            'Casting page, and e-mail of the applicant: what to attach, such as “2 to 5”',
        },
        rangeOf(photos),
      );
}

function payText([lowest, highest]: Range, form: string): string {
  if (lowest === highest) return formatPrice(lowest, form);
  return translate(
    {
      id: 'casting.pay',
      message: '{lowest} to {highest}',
      description: 'Casting page, what the house offers: lowest and highest pay; “a day” follows',
    },
    {lowest: formatPrice(lowest, form), highest: formatPrice(highest, form)},
  );
}

/** Facts as parts of a sentence; those not filled in yet are described as open. `form` is the catalogue's `priceFormat`. */
export function castingFacts(
  {dailyPayEur, payIs, contract, replyHours, photos}: Facts,
  form: string,
  selectForm: SelectForm,
) {
  return {
    pay: payText(dailyPayEur, form),
    payIs:
      payLabels()[payIs] ??
      translate({
        id: 'casting.pay.open',
        message: 'gross or net still to be confirmed',
        description:
          'Casting page: what the pay is, after “a day” and a comma, while that is not decided',
      }),
    contract:
      contractLabels()[contract] ??
      translate({
        id: 'casting.contract.open',
        message: 'A contract in writing before the first day; its kind is still to be confirmed',
        description:
          'Casting page, what the house offers: the contract, while its kind is not decided',
      }),
    reply: replyText(replyHours, selectForm),
    photos: photosText(photos, selectForm),
  };
}

export function useCastingFacts(): ReturnType<typeof castingFacts> {
  const {business, priceFormat} = useCatalogue();
  const {selectMessage} = usePluralForm();
  return castingFacts(business.casting, priceFormat, selectMessage);
}
