/** A page of the fixture site with prices that are not of programs. */
import {ES, type Site} from '../site';
import {ABOUT, type Change, testChanges} from './rows';

export const ABOUT_ES = `${ES}/about.mdx`;

const PRICES = `prices:
  - id: sixty
    priceEur: 150
    minutes: 60
    name: A voucher for one
    text: It is valid for a year.
  - id: ninety
    priceEur: 210
    name: A voucher for two
label: About`;

const PRICES_ES = `prices:
  - id: sixty
    name: Un vale para una persona
    text: Vale un año.
  - id: ninety
    name: Un vale para dos
label: La casa`;

/** Puts prices on a page, in both languages, with a text below its pictures. */
export function addPrices(site: Site, text = '<PriceTable />'): void {
  site.edit(ABOUT, 'label: About', PRICES);
  site.edit(ABOUT_ES, 'label: La casa', PRICES_ES);
  site.edit(
    ABOUT,
    '<FacilityPhotos />',
    `<FacilityPhotos />\n\n<Section>\n\n${text}\n\n</Section>`,
  );
}

/** The line of `prices` in the English page, and that of the text. */
export const PRICES_LINE = 10;
export const TEXT_LINE = 32;

export type Case = Omit<Change, 'change'> & {
  readonly text?: string;
  readonly edits?: readonly {readonly file: string; readonly from: RegExp; readonly to: string}[];
};

/** One test for each case: a page with prices in both languages, with a text and edits. */
export const testCases = (cases: readonly Case[]): void =>
  testChanges(
    cases.map(({text, edits = [], ...expected}) => ({
      ...expected,
      change: (site) => {
        addPrices(site, text);
        for (const {file, from, to} of edits) site.edit(file, from, to);
      },
    })),
  );
