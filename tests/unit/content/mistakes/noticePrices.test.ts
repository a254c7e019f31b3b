/** Prices in notices: components that name the page that has them. */
import {ES, type Site} from '../site';
import {accepts, reportsOnly} from './tables';
import {addPrices} from './withPrices';

const NOTICE = 'docs/notices/christmas.mdx';

const withText =
  (text: string) =>
  ({write}: Site): void => {
    write(NOTICE, `---\nfrom: 2026-12-24\nuntil: 2026-12-26\n---\n\n${text}\n`);
    write(`${ES}/notices/christmas.mdx`, 'Cerramos hasta el 26 de diciembre.\n');
  };

/** A notice of a house whose page about itself has prices of vouchers. */
const withVouchers =
  (text: string) =>
  (site: Site): void => {
    addPrices(site);
    withText(text)(site);
  };

accepts([
  {
    name: 'prices in a sentence',
    change: withVouchers(
      'From <Price page="about" of="sixty" />, or <Price program="tide" minutes={60} />.',
    ),
  },
]);

reportsOnly([
  {
    name: 'an amount that the notice names a page of',
    change: withVouchers('Vouchers of the house (about) are 150 € today.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: '150 €',
        message: /such as <Price page="about" of="sixty" \/>, so that the price/,
      },
    ],
  },
  {
    name: 'an amount in a notice that is no price yet',
    change: withText('Vouchers are 1234 € today.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: '1234 €',
        message:
          /^Write <Price page="…" of="…" \/> in place of this amount, and the price by that id in "prices" of that page/,
      },
    ],
  },
  {
    name: 'a price of a notice, which has none',
    change: withText('Vouchers are <Price of="sixty" />.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: '<Price of',
        field: '<Price>',
        message: /^Write page="…" as well, the id of the page that has this price\.$/,
      },
    ],
  },
  {
    name: 'a price in a notice without the page that has it',
    change: withVouchers('Vouchers are <Price of="sixty" />.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: '<Price of',
        field: '<Price of>',
        message: /^Write <Price page="about" of="sixty" \/>/,
      },
    ],
  },
]);
