/** A legal text in English and in Spanish, and what is said of either, a line each. */
import type {Fault} from '../../../../../src/content/body/faults';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage} from '../rawPages';

type LegalPages = {
  readonly original: RawDocument;
  readonly translation: RawDocument;
  readonly both: readonly RawDocument[];
};

/** The two pages; without more, of the legal text `cookies`. */
export function legalPages(english: string, spanish: string, id = 'legal/cookies'): LegalPages {
  const original = rawPage(english, {id});
  const translation = rawPage(spanish, {id, locale: 'es'});
  return {original, translation, both: [original, translation]};
}

/** Language, line of the text, and what is found there: `es:3 | no <ButtonName of="acceptAll" />`. */
export const faultLines = (locale: string, faults: readonly Fault[]): string[] =>
  faults.map(({line, found}) => `${locale}${line === undefined ? '' : `:${line}`} | ${found}`);
