/** Pages by their addresses, and what is said of those that moved. */
import {checkMoved} from '../../../../../src/content/checks/pages/moved';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

/** A page at an address, with its former ones where it has any. */
export const page = (id: string, slug: unknown, formerly?: unknown, locale = 'en'): RawDocument =>
  rawPage('', {id, locale, fields: {slug, ...(formerly !== undefined && {formerly})}});

export const checkPages = (pages: readonly RawDocument[], more?: Partial<Source>): Problem[] =>
  checkMoved(rawSite(pages, more), pages);

export const saidOf = (pages: readonly RawDocument[], more?: Partial<Source>): string[] =>
  told(checkPages(pages, more));

export const remediesOf = (pages: readonly RawDocument[], more?: Partial<Source>): string[] =>
  checkPages(pages, more).map(({remedy}) => remedy);
