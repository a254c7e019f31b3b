/**
 * The control sign of a Spanish tax number: a letter after a person's number (Real Decreto 1553/2005,
 * art. 11), a digit or a letter after a company's (Orden EHA/451/2008).
 */
import type {Problem} from '../problems';
import {isFields} from './raw';

/** The letter of a person's number, by the rest of dividing it by 23. */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The letter of a company's number, by its control digit. */
const COMPANY_LETTERS = 'JABCDEFGHI';
/** The first letter of a foreigner's number stands for a digit. */
const FOREIGN = 'XYZ';

/** Control signs that a number of this form may have; undefined where its form is no Spanish one. */
function controlSigns(number: string): readonly string[] | undefined {
  const person = /^([XYZ]\d{7}|\d{8})[A-Z]$/.exec(number)?.[1];
  if (person) {
    const value = Number(person.replace(/^[XYZ]/, (letter) => String(FOREIGN.indexOf(letter))));
    return [LETTERS[value % LETTERS.length] ?? ''];
  }
  const company = /^[ABCDEFGHJNPQRSUVW](\d{7})[0-9A-J]$/.exec(number)?.[1];
  if (!company) return undefined;
  const sum = [...company].reduce((total, digit, index) => {
    // Digits in odd places are doubled, and the digits of that added up.
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return [String(control), COMPANY_LETTERS[control] ?? ''];
}

/** A tax number that nobody can have. Placeholders in [brackets] and other countries' numbers pass. */
export function taxNumberOf({legal, address}: Record<string, unknown>): Omit<Problem, 'file'>[] {
  const nif = isFields(legal) ? legal.nif : undefined;
  if (typeof nif !== 'string' || !nif.trim() || nif.includes('[')) return [];
  if (isFields(address) && address.country !== 'ES') return [];
  const number = nif
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^ES(?=\w{9}$)/, '');
  const signs = controlSigns(number);
  if (signs?.includes(number.slice(-1))) return [];
  const remedy = 'Copy it again from the card or the register: a sign of it is wrong.';
  const form = 'Write it as it stands on the card: B12345674, 12345678Z or X1234567L.';
  return [{field: 'legal.nif', found: JSON.stringify(nif), remedy: signs ? remedy : form}];
}
