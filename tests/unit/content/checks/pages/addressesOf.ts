/** What is said of the addresses of pages, and how to mend it. */
import {checkAddresses} from '../../../../../src/content/checks/pages/addresses';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {told} from '../rawPages';
import {rawSite} from '../rawSite';

export const check = (pages: readonly RawDocument[], more?: Partial<Source>) =>
  checkAddresses(rawSite(pages, more), pages);

export const said = (pages: readonly RawDocument[], more?: Partial<Source>): string[] =>
  told(check(pages, more));

export const remedies = (pages: readonly RawDocument[], more?: Partial<Source>): string[] =>
  check(pages, more).map(({remedy}) => remedy);
