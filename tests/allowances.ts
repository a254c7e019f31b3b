/** What a site may weigh beyond the budgets of this one, by its languages and programs. */
import {programsIn} from './e2e/content';
import {locales} from './e2e/pages';

export const KB = 1024;

/**
 * The languages for which the budgets were set. Words of another may weigh more than those of both, as German and
 * Japanese ones do; a page of it may weigh as much more as its words.
 */
export const SET_FOR = ['en', 'es'].filter((code) => locales.some(({locale}) => locale === code));

/** How many languages there are beside these. */
export const FURTHER_LANGUAGES = Math.max(0, locales.length - SET_FOR.length);

/** Additional bytes of script for each further language: the addresses of all pages in it. */
export const OF_LANGUAGES = 0.15 * KB * FURTHER_LANGUAGES;

/** The number of programs that the budgets are for: lists and menus of every page contain them. */
const PROGRAMS = 12;

/** Additional bytes of script for each further program. */
export const OF_PROGRAMS = 0.3 * KB * Math.max(0, programsIn('en').length - PROGRAMS);
