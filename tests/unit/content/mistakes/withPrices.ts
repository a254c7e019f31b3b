/** A page of the fixture site with prices that are not of programs. */
import {ES, type Site} from '../site';
import {ABOUT} from './paths';
import type {Change, Problem} from './tables';

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
  if (!text.includes('<PriceTable />')) return;
  site.edit(
    ABOUT_ES,
    '<FacilityPhotos />',
    '<FacilityPhotos />\n\n<Section>\n\n<PriceTable />\n\n</Section>',
  );
}

type PricesRow = Problem & {
  readonly name: string;
  readonly text?: string;
  readonly edits?: readonly {readonly file: string; readonly from: RegExp; readonly to: string}[];
};

/** A page with prices in both languages, with a text and edits; problems are in it unless the row names another. */
export const withPrices = ({text, edits = [], ...row}: PricesRow): Change & Problem => ({
  reportedIn: ABOUT,
  ...row,
  change: (site) => {
    addPrices(site, text);
    for (const {file, from, to} of edits) site.edit(file, from, to);
  },
});
