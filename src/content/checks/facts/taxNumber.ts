/**
 * The control sign of a Spanish tax number: a letter after a person's number (Real Decreto 1553/2005,
 * art. 11), a digit or a letter after a company's (Orden EHA/451/2008).
 */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {isFields} from '../raw';

/** The letter of a person's number, by the rest of dividing it by 23. */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The letter of a company's number, by its control digit. */
const COMPANY_LETTERS = 'JABCDEFGHI';
/** Kinds of companies whose number ends in a digit, and in a letter; others may end in either. */
const WITH_DIGIT = 'ABEH';
const WITH_LETTER = 'NPQRSW';
/** A number of another country of the Union: its code before it; a word has no digit. */
const ABROAD = /^(?!ES)(?=\D*\d)[A-Z]{2}[A-Z0-9+*]{2,12}$/;
/** Seven to nine digits with a letter before or behind them: a Spanish number with a sign too few or too many. */
const ALMOST = /^(?:[A-Z]\d{6,9}[A-Z]?|\d{7,9}[A-Z])$/;
/** The first letter of a foreigner's number stands for a digit. */
const FOREIGN = 'XYZ';

/** Control signs that a number of this form may have; undefined where its form is no Spanish one. */
function controlSigns(number: string): readonly string[] | undefined {
  const person = /^([XYZKLM]\d{7}|\d{8})[A-Z]$/.exec(number)?.[1];
  if (person) {
    // K, L and M stand before the number of somebody without a card, and count for nothing.
    const digits = person
      .replace(/^[XYZ]/, (letter) => String(FOREIGN.indexOf(letter)))
      .replace(/^[KLM]/, '');
    return [LETTERS[Number(digits) % LETTERS.length] ?? ''];
  }
  const [, kind = '', company] = /^([ABCDEFGHJNPQRSUVW])(\d{7})[0-9A-J]$/.exec(number) ?? [];
  if (!company) return undefined;
  const sum = [...company].reduce((total, digit, index) => {
    // Digits in odd places are doubled, and the digits of that added up.
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const letter = COMPANY_LETTERS[control] ?? '';
  if (WITH_DIGIT.includes(kind)) return [String(control)];
  return WITH_LETTER.includes(kind) ? [letter] : [String(control), letter];
}

/** What is wrong with the house's tax number. Placeholders in [brackets] and other countries' numbers pass. */
function taxFault({business}: Source): {problem: Problem; isSure: boolean} | undefined {
  const {legal, address} = isFields(business) ? business : {};
  const nif = isFields(legal) ? legal.nif : undefined;
  if (typeof nif !== 'string' || !nif.trim() || nif.includes('[')) return undefined;
  if (isFields(address) && address.country !== 'ES') return undefined;
  const number = nif
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^ES(?=\w{9}$)/, '');
  if (ABROAD.test(number) || /^CHE/.test(number)) return undefined;
  const signs = controlSigns(number);
  if (signs?.includes(number.slice(-1))) return undefined;
  const remedy = signs
    ? 'Copy it again from the card or the register: a sign of it is wrong.'
    : 'Write it as it stands on the card: B12345674, 12345678Z or X1234567L.';
  const problem = {
    file: 'docs/business.yml',
    field: 'legal.nif',
    found: JSON.stringify(nif),
    remedy,
  };
  return {problem, isSure: signs !== undefined || ALMOST.test(number)};
}

/** A tax number that nobody can have: one of its signs is another, missing or too many. */
export function checkTaxNumber(source: Source): Problem[] {
  const fault = taxFault(source);
  return fault?.isSure ? [fault.problem] : [];
}

/** Warns of a number of no known form: there may be kinds of numbers that these rules do not know. */
export function warnOfTaxNumber(source: Source): Problem[] {
  const fault = taxFault(source);
  return fault && !fault.isSure ? [fault.problem] : [];
}
