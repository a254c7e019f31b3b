/** Amounts of money that are typed in a text. */
import {ES} from '../site';
import {ABOUT, COOKIES, HOME, TIDE, testChanges} from './rows';
import {TEXT_LINE, addPrices, testCases} from './withPrices';

/** Amounts in the text of a page. */
const AMOUNTS = [
  '€150',
  '€ 150',
  '150 €',
  '150\u00a0€',
  '150 euros',
  'EUR 150',
  '150 EUR',
  '150,00 €',
  '**150** €',
];

testCases(
  AMOUNTS.map((amount) => ({
    name: `the amount ${amount}`,
    text: `<PriceTable />\n\nOne is ${amount} today.`,
    place: `${ABOUT}:${TEXT_LINE + 2}`,
    message:
      /Write a component in place of this amount, such as <Price of="sixty" \/>, so that it is true everywhere/,
  })),
);

/** A table with a column of numbers below a heading. */
const table = (heading: string, value: string): string =>
  `<PriceTable />\n\n| Length | ${heading} |\n| --- | --- |\n| An hour | ${value} |`;

testCases([
  {
    name: 'the amount of a session',
    text: '<PriceTable />\n\nIt is €140.',
    place: `${ABOUT}:${TEXT_LINE + 2}`,
    message: /such as <Price program="tide" minutes=\{90\} \/>/,
  },
  {
    name: 'an amount that is no price',
    text: '<PriceTable />\n\nIt is €1.234.',
    place: `${ABOUT}:${TEXT_LINE + 2}`,
    message:
      /Write <Price of="…" \/> in place of this amount, and the price by that id in "prices" of docs\/about\.mdx/,
  },
  ...['€', 'Price (EUR)', 'Euros', 'Price in euro'].map((heading) => ({
    name: `a number below ${heading}`,
    text: table(heading, '150'),
    place: `${ABOUT}:${TEXT_LINE + 4}`,
    message: /such as <Price of="sixty" \/>/,
  })),
  {
    name: 'a range below a currency',
    text: table('€', '90–120'),
    place: `${ABOUT}:${TEXT_LINE + 4}`,
    message: /in place of this amount/,
  },
  {name: 'a component below a currency', text: table('€', '<Price of="sixty" />')},
  {name: 'a number below another heading', text: table('Guests', '150')},
  {name: 'a word with the letters of a currency', text: 'Neuro 300 and <Price of="sixty" />.'},
]);

testChanges([
  {
    name: 'the amount of another page',
    change: (site) => {
      addPrices(site);
      site.edit(HOME, '<FeaturedPrograms />', '<FeaturedPrograms />\n\nFrom 210 euros.');
    },
    place: `${HOME}:42`,
    message: /such as <Price page="about" of="ninety" \/>/,
  },
  {
    name: 'the amount of a program on its own page',
    change: (site) => site.edit(TIDE, 'The water comes in.', 'An hour is €100.'),
    place: `${TIDE}:31`,
    message: /such as <Price program="tide" minutes=\{60\} \/>/,
  },
  {
    name: 'an amount in a legal text',
    change: (site) => {
      for (const file of [COOKIES, `${ES}/legal/cookie-policy.mdx`]) {
        site.edit(file, /$/, '\n300 euros.\n');
      }
    },
  },
]);
