/** Fields of docs/business.yml, each by itself. */
import * as z from 'zod';

import {isTimeZone} from '../houseTime';
import {DECIMAL_COMMA, euros, isoDate, text, unique, whole} from './basics';
import {hoursFields} from './hours';

/** With + and country code; a number of Spain has nine digits behind it, and begins with 6, 7, 8 or 9. */
const PHONE = /^\+(?:34 ?[6-9](?: ?\d){8}|(?!34)[1-9](?: ?\d){7,14})$/;
const phone = (example: string): z.ZodString => {
  const error = `Write a number with + and country code, in quotation marks, such as "${example}".`;
  return z.string(error).regex(PHONE, error);
};
const degrees = (limit: number): z.ZodNumber => {
  const remedy = `Write decimal degrees from -${limit} to ${limit}, such as 41.39020.`;
  const error = ({input}: {readonly input?: unknown}): string => {
    const typed = String(input);
    if (!DECIMAL_COMMA.test(typed)) return remedy;
    return `Write ${typed.replace(',', '.')} in place of ${typed}: decimals follow a point.`;
  };
  return z.number({error}).min(-limit, remedy).max(limit, remedy);
};
/** A text, in [brackets] until the operator knows it. */
const legalFact = z.string().trim().min(1).max(400);
const hours = whole('hours', {lowest: 1, highest: 240});
const photographs = whole('photographs', {lowest: 1, highest: 20});
const year = whole('the year', {lowest: 1900, highest: 2100});
const POSTAL_CODE = 'Write five digits in quotation marks, such as "08036".';
const NO_NUMBER = 'Write street and number; the telephone number belongs in phone.';
/** Eight digits, as in 93 012 34 56: no house has such a number. */
const TELEPHONE = /\d(?:[ .-]?\d){7}/;
const NO_POSTAL_CODE = 'Leave the postal code out: it belongs in postalCode.';
const isWithoutCode = (name: string): boolean => !/\d{5}/.test(name);
const COUNTRY = 'Write the two-letter code of the country, such as ES.';
const TIME_ZONE = 'Write the name of a time zone, such as Atlantic/Canary.';
const CONTRACT = 'Write one of the two: employee, or self-employed.';
const PAY = 'Write one of the two words: gross, or net.';

const LANGUAGE = 'Write the two-letter code of a language in lower case, such as es.';

/** Whether a code has a name: "ES" a country, "ca" a language. */
const isCode = (code: string, type: 'region' | 'language'): boolean =>
  new Intl.DisplayNames(['en'], {type, fallback: 'none'}).of(code) !== undefined;

export const businessFields = z.strictObject({
  name: text(40).describe('The name of the house: logo, titles, search results.'),
  address: z
    .strictObject({
      street: text(80)
        .refine((street) => !TELEPHONE.test(street), NO_NUMBER)
        .describe('Street and number.'),
      district: text(60).refine(isWithoutCode, NO_POSTAL_CODE).describe('Part of the city.'),
      postalCode: z
        .string(POSTAL_CODE)
        .regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/, POSTAL_CODE)
        .describe('In quotation marks, so that a leading zero is kept.'),
      city: text(60).refine(isWithoutCode, NO_POSTAL_CODE).describe('Town or city.'),
      country: z
        .string(COUNTRY)
        .regex(/^[A-Z]{2}$/, {error: COUNTRY, abort: true})
        .refine((code) => isCode(code, 'region'), COUNTRY)
        .describe('ISO 3166-1 code; shown as a name in each language.'),
    })
    .describe('Where the house is.'),
  timeZone: z
    .string(TIME_ZONE)
    .refine(isTimeZone, TIME_ZONE)
    .optional()
    .describe(
      'The time zone of the house, such as Atlantic/Canary; in Spain Europe/Madrid unless it is written, elsewhere needed where the country has several.',
    ),
  addressConfirmed: z
    .boolean()
    .describe(
      'true once the operator has made sure of street and number; a production build refuses false.',
    ),
  coordinates: z
    .strictObject({
      latitude: degrees(90).describe('Decimal degrees north.'),
      longitude: degrees(180).describe('Decimal degrees east.'),
    })
    .describe('The point that the map link opens.'),
  phone: phone('+34 930 000 000').describe('The number behind every "Call" button and link.'),
  whatsapp: phone('+34 600 000 000').describe('The number behind every WhatsApp button.'),
  email: z
    .strictObject({
      info: z.email().describe('Bookings and questions.'),
      casting: z.email().describe('Applications.'),
      privacy: z.email().describe('Data protection, and the contact in security.txt.'),
    })
    .describe('E-mail addresses.'),
  ...hoursFields,
  founded: year.describe('The year the house was founded.'),
  suites: whole('suites', {lowest: 1, highest: 100}).describe('The number of private suites.'),
  receptionLanguages: unique(
    z
      .string(LANGUAGE)
      .regex(/^[a-z]{2}$/, {error: LANGUAGE, abort: true})
      .refine((code) => isCode(code, 'language'), LANGUAGE),
    1,
    20,
  ).describe('Languages spoken at reception, as two-letter codes.'),
  travelFeesEur: z
    .strictObject({
      centre: euros.describe('City centre and Eixample.'),
      other: euros.describe('Every other zone of the city.'),
      airport: euros.describe('The airport and the hotels around it.'),
    })
    .describe('Euros on top of the program’s price, by zone.'),
  casting: z
    .strictObject({
      dailyPayEur: z.tuple([euros, euros]).describe('Pay for one day, in whole euros.'),
      replyHours: z.tuple([hours, hours]).describe('Hours until an application is answered.'),
      photos: z
        .tuple([photographs, photographs])
        .describe('Photographs to send with an application.'),
      contract: z
        .string(CONTRACT)
        .regex(/^(employee|self-employed|\[.*\])$/, CONTRACT)
        .describe('How she is employed; in [brackets] until the operator knows.'),
      payIs: z
        .string(PAY)
        .regex(/^(gross|net|\[.*\])$/, PAY)
        .describe(
          'Whether the pay is before or after tax; in [brackets] until the operator knows.',
        ),
    })
    .describe('What the casting page says to applicants; each pair is the lowest and the highest.'),
  legal: z
    .strictObject({
      company: legalFact.describe('Full name of the company or the sole trader.'),
      nif: legalFact.describe('Tax number.'),
      registry: legalFact.describe('Entry in the commercial register.'),
      registeredAddress: legalFact.describe(
        'Of the company; it may be another one than the house’s.',
      ),
      licence: legalFact.describe('Number and date of the activity licence, and who issued it.'),
      dataProtectionContact: legalFact.describe('Who answers about personal data.'),
    })
    .describe('Who runs the house: for legal notice, privacy policy and terms.'),
  copyrightYear: year.describe('The year beside © in the footer.'),
  securityContactExpires: isoDate.describe(
    'When security.txt runs out; the build warns 30 days before.',
  ),
  adultLabel: z
    .boolean()
    .describe(
      'true: every page carries the label that parental filters read, and safe search hides the site.',
    ),
  httpsForSubdomains: z
    .boolean()
    .optional()
    .describe(
      'true: browsers refuse http for every name below the address of the site as well, for two years.',
    ),
  samples: z
    .strictObject({
      pictures: z.boolean().describe('The pictures are rendered, not photographs of the house.'),
      history: z.boolean().describe('The years on the about page.'),
      pay: z.boolean().describe('What applicants read about pay.'),
    })
    .describe('What is still invented; a production build refuses each that is true.'),
});
