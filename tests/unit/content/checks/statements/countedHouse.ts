/** A house whose suites, masseuses, programs and pictures are counted. */
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage} from '../rawPages';
import {rawSite} from '../rawSite';

const several = (count: number, folder: string): RawDocument[] =>
  Array.from({length: count}, (_, index) => rawPage('', {id: `${folder}/n${index}`}));

/** Pictures with a title each. */
export const photos = (...titles: readonly string[]): {id: number; title: string}[] =>
  titles.map((title, index) => ({id: index + 1, title}));

const GALLERY = {photos: photos('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')};

/** Five masseuses and seven programs, without words. */
export const PEOPLE = [...several(5, 'masseuses'), ...several(7, 'programs')];

/** The gallery with its eight pictures, and what else its fields have. */
export const gallery = (fields: Readonly<Record<string, unknown>> = {}, body = ''): RawDocument =>
  rawPage(body, {id: 'gallery', fields: {...GALLERY, ...fields}});

/** A house of six suites with these pages. */
export const house = (documents: readonly RawDocument[], more: Partial<Source> = {}): Source =>
  rawSite(documents, {business: {suites: 6}, ...more});
