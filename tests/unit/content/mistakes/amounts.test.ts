/** Amounts of money that are typed in a text. */
import {ES} from '../site';
import {COOKIES, HOME, TIDE} from './paths';
import {accepts, reports} from './tables';
import {addPrices, withPrices} from './withPrices';

/** Amounts in the text of a page. */
const AMOUNTS = [
  '€150',
  '€ 150',
  '150 €',
  '150\u00a0€',
  '150 euros',
  'EUR 150',
  'euros 150',
  'a 150-euro voucher',
  '150 EUR',
  '150,00 €',
  '**150** €',
];

reports(
  AMOUNTS.map((amount) => ({
    name: `the amount ${amount}`,
    text: `<PriceTable />\n\nOne is ${amount} today.`,
    at: `One is ${amount} today.`,
    message:
      /Write a component in place of this amount, such as <Price of="sixty" \/>, so that the price is true everywhere/,
  })).map(withPrices),
);

/** A table with a column of numbers below a heading. */
const table = (heading: string, value: string): string =>
  `<PriceTable />\n\n| Length | ${heading} |\n| --- | --- |\n| An hour | ${value} |`;

reports(
  [
    {
      name: 'the amount of a session',
      text: '<PriceTable />\n\nIt is €140.',
      at: 'It is €140.',
      message:
        /such as <Price program="…" minutes=\{…\} \/> or <Price page="…" of="…" \/>, so that the price/,
    },
    {
      name: 'the amount of a session of a program that its paragraph names',
      text: '<PriceTable />\n\nWe love Tide.\nIt is €140.',
      at: 'It is €140.',
      message: /such as <Price program="tide" minutes=\{90\} \/>, so that the price/,
    },
    {
      name: 'an amount that is no price',
      text: '<PriceTable />\n\nIt is €1.234.',
      at: 'It is €1.234.',
      message:
        /Write <Price of="…" \/> in place of this amount, and the price by that id in "prices" of docs\/about\.mdx/,
    },
    ...['€', 'Price (EUR)', 'Euros', 'Price in euro'].map((heading) => ({
      name: `a number below ${heading}`,
      text: table(heading, '150'),
      at: '| An hour | 150 |',
      message: /such as <Price of="sixty" \/>/,
    })),
    {
      name: 'a range below a currency',
      text: table('€', '90–120'),
      at: '| An hour | 90–120 |',
      message: /in place of this amount/,
    },
  ].map(withPrices),
);

accepts(
  [
    {name: 'a component below a currency', text: table('€', '<Price of="sixty" />')},
    {name: 'a number below another heading', text: table('Guests', '150')},
    {name: 'a word with the letters of a currency', text: 'Neuro 300 and <Price of="sixty" />.'},
  ].map(withPrices),
);

reports([
  {
    name: 'the amount of another page',
    change: (site) => {
      addPrices(site);
      site.edit(HOME, '<FeaturedPrograms />', '<FeaturedPrograms />\n\nFrom 210 euros.');
    },
    reportedIn: HOME,
    at: 'From 210 euros.',
    message: /such as <Price program="…" minutes=\{…\} \/> or <Price page="…" of="…" \/>/,
  },
  {
    name: 'the amount of a program on its own page',
    file: TIDE,
    from: 'The water comes in.',
    to: 'An hour is €100.',
    at: 'An hour is €100.',
    message: /such as <Price program="tide" minutes=\{60\} \/>/,
  },
]);

accepts([
  {
    name: 'an amount in a legal text',
    change: (site) => {
      for (const file of [COOKIES, `${ES}/legal/cookie-policy.mdx`]) {
        site.edit(file, /$/, '\n300 euros.\n');
      }
    },
  },
]);
