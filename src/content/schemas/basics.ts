/** Basic schemas that all others use. */
import * as z from 'zod';

import {EDITOR_MARK} from '../invisibleCharacters';
import {quote} from '../errorMessages';
import {ID} from '../ids';
import {widthOf} from '../textWidth';

const PLAIN =
  'Write plain words here: < > { } [ ] and doubled characters such as == would be shown as they are.';

/** Reports a text that is too short or too long by its width; an empty one and one of too many characters are known. */
const ofWidth =
  (least: number, most: number) =>
  ({value: input, issues}: z.core.ParsePayload<string>): void => {
    const width = widthOf(input);
    const rest = {origin: 'string', inclusive: true, input, continue: true} as const;
    if (input.length === 0 || input.length > most) return;
    if (width < least) issues.push({code: 'too_small', minimum: least, ...rest});
    if (width > most) issues.push({code: 'too_big', maximum: most, ...rest});
  };

/** A text without markup, of `least` to `most` characters, of which wide ones count twice. */
export const text = (most = 400, least = 1): z.ZodString =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .check(ofWidth(least, most))
    .regex(/^[^<>{}]*$/, PLAIN)
    .refine((value) => !EDITOR_MARK.test(value), PLAIN);

const NAME = 'Write a name of lower-case letters, digits and hyphens, such as moon-bath.';
/** A name by which files refer to something. */
export const id = z
  .string(NAME)
  .regex(new RegExp(`^${ID}$`), NAME)
  .describe('Name by which other files refer to it: lower-case letters, digits and hyphens.');

type Input = {readonly input?: unknown};

/** A number with a decimal comma, which YAML reads as a text or as two values. */
export const DECIMAL_COMMA = /^-?\d+,\d+$/;

type Limits = {
  readonly lowest: number;
  readonly highest: number;
  /** Why, as the end of the message. */
  readonly note?: string;
};

/** A whole number of a unit, such as years, from a lowest to a highest. */
export function whole(unit: string, {lowest, highest, note = ''}: Limits): z.ZodNumber {
  const wanted = `Write a whole number of ${unit} from ${lowest} to ${highest}${note}`;
  const remedy = `${wanted}, without quotation marks.`;
  const error = ({input}: Input): string => {
    if (input === undefined || input === null) return `${wanted}: it is missing.`;
    return DECIMAL_COMMA.test(String(input)) ? `${wanted} in place of ${String(input)}.` : remedy;
  };
  return z.number({error}).int(remedy).min(lowest, remedy).max(highest, remedy);
}

const FILE = 'Write the name of a file in docs/pictures, such as orchid.jpg.';
/** File name of a picture. Whether there is such a file is checked against the folder. */
export const pictureFile = z
  .string(FILE)
  .regex(new RegExp(`^${ID}\\.(jpg|jpeg|png|webp|avif)$`), FILE)
  .describe('Name of a file in docs/pictures.');
/** A photo of the gallery. Whether there is one is checked against docs/gallery.mdx. */
export const galleryPhoto = pictureFile.describe('File of a photo of docs/gallery.mdx.');

const percent = whole('percent', {lowest: 0, highest: 100});

/** The point of a picture that stays visible when the picture is cropped. */
export const focal = z
  .tuple([percent, percent], 'Write two numbers in square brackets, such as [50, 40].')
  .describe(
    'The point that must stay in view when the picture is cropped: percent from left, percent from top.',
  );

/** Alternative text of a picture. */
export const altText = text(240, 20).describe('What is seen, for those who cannot see it.');

/** Whole euros, IVA included. */
export const euros = whole('euros', {lowest: 1, highest: 5000}).describe(
  'Whole euros, IVA included.',
);
/** Whole minutes of a session or a phase. */
export const minutes = whole('minutes', {lowest: 1, highest: 600}).describe('Whole minutes.');

const TIME = 'Write a time such as "13:00", in quotation marks.';
/** From 00:00 to 23:59. */
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What to write in place of a time: the same one, where it can be guessed from 12, 1200, 9:30 or 12.30. */
function timeError({input}: Input): string {
  if (input === '24:00') return 'Write "00:00": a day begins and ends there.';
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?(?: ?h)?$/.exec(String(input));
  if (!parts) return TIME;
  const [, hour = '', minute = '00'] = parts;
  const meant = `${hour.padStart(2, '0')}:${minute}`;
  return TIME_OF_DAY.test(meant)
    ? `Write "${meant}" in place of ${String(input)}.`
    : `Write a time such as "13:00", at most "23:59"; found ${quote(input)}.`;
}

/** A time of day. Whether it lies within the house's hours is checked against docs/business.yml. */
export const time = z
  .string({error: timeError})
  // Rules between the hours of several days are asked only of times.
  .regex(TIME_OF_DAY, {error: timeError, abort: true})
  .describe('A time of day such as "13:00", in quotation marks.');

/** Such as 31.3.2026 or 31-03-2026. */
const SPANISH_DATE = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/;

/** The form in which dates are written, whether there is such a day or not. */
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

type Day = {
  /** What is written, such as "the first day of the notice". */
  readonly what?: string;
  /** Such as 2026-12-24. */
  readonly example: string;
  /** What else may be written, as the end of the message. */
  readonly otherwise?: string;
};

/** What to write in place of a date: the same day, where it is written as in Spain. */
export function dateError({what = 'a day', example, otherwise = ''}: Day) {
  return ({input}: Input): string => {
    if (input === undefined || input === null)
      return `Write ${what}, such as ${example}: it is missing.`;
    const found = String(input);
    const [, day = '', month = '', year] = SPANISH_DATE.exec(found) ?? [];
    if (year && Number(month) <= 12) {
      const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return `Write ${date} in place of ${found}: year-month-day.`;
    }
    return DATE_FORM.test(found)
      ? `Write a day that exists, such as ${example}${otherwise}; found ${found}.`
      : `Write ${what} as year-month-day, such as ${example}${otherwise}; found ${quote(input)}.`;
  };
}

/** A day of the calendar. Rules between fields are asked only of days that exist. */
export const dayOf = (day: Day) => z.iso.date({error: dateError(day), abort: true});
export const isoDate = dayOf({example: '2026-03-31'});

/** Reports duplicate entries of a list; `keyOf` returns what is compared. */
export const eachOnce =
  <Entry>(keyOf: (entry: Entry) => unknown, path: readonly string[] = []) =>
  (context: z.core.ParsePayload<Entry[]>): void => {
    const keys = context.value.map((entry) => String(JSON.stringify(keyOf(entry))).toLowerCase());
    keys.forEach((key, index) => {
      if (keys.indexOf(key) === index) return;
      const message = `${key} is in this list twice: delete or correct one of the two.`;
      const input = context.value;
      context.issues.push({code: 'custom', path: [index, ...path], input, message, continue: true});
    });
  };

/** A list without duplicates, of `least` to `most` values. */
export function unique<Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
): z.ZodArray<Item> {
  const list = least === most ? z.array(item).length(least) : z.array(item).min(least).max(most);
  return list.check(eachOnce<z.output<Item>>((entry) => entry));
}

/** A list whose entries have an `id`, by which facts and words of all languages are matched. */
export const listById = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.strictObject({id, ...fields}))
    .check(eachOnce((entry) => (entry as {id: unknown}).id, ['id']));
