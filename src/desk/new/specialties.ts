/** Specialties are not written but chosen: one list holds them for all languages that have a line there. */
import {TO_TRANSLATE} from '../../content/marks';
import {SPECIALTIES} from '../../content/vocabularies';

/** An English specialty in a language: from its list, or marked where it has none. */
export function specialtyIn(locale: string, english: string): string {
  const own = SPECIALTIES[locale];
  if (!own) return `${TO_TRANSLATE} ${english}`;
  return own[SPECIALTIES.en?.indexOf(english) ?? -1] ?? english;
}
