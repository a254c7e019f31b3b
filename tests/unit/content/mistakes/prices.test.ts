/** Prices that are not of programs: facts in English, words in each language, and the components that show them. */
import {ABOUT, COOKIES, HOME} from './paths';
import {FIRST_FIELD, accepts, reports} from './tables';
import {ABOUT_ES, addPrices, withPrices} from './withPrices';

accepts(
  [
    {name: 'prices with words in each language'},
    {name: 'a price in a sentence', text: 'One is <Price of="sixty" />.'},
    {name: 'a price of another page', text: 'One is <Price page="about" of="sixty" />.'},
    {name: 'a price of a program', text: 'It is <Price program="tide" minutes={60} />.'},
  ].map(withPrices),
);

reports(
  [
    {
      name: 'a price below zero',
      edits: [{file: ABOUT, from: /priceEur: 150/, to: 'priceEur: -150'}],
      at: 'priceEur: -150',
      field: 'prices[0].priceEur',
      message: /Write a whole number of euros from 1 to 5000/,
    },
    {
      name: 'a price with a currency',
      edits: [{file: ABOUT, from: /priceEur: 150/, to: 'priceEur: 150 €'}],
      at: 'priceEur: 150 €',
      field: 'prices[0].priceEur',
      message: /without quotation marks/,
    },
    {
      name: 'a price without words in English',
      edits: [{file: ABOUT, from: /    name: A voucher for two\n/, to: ''}],
      at: 'id: ninety',
      field: 'prices[1].name',
      message: /Write a text here: it is missing/,
    },
    {
      name: 'a price without words in a language',
      edits: [{file: ABOUT_ES, from: /  - id: ninety\n.*\n/, to: ''}],
      reportedIn: ABOUT_ES,
      at: 'prices:',
      field: 'prices',
      message: /missing here: ninety/,
    },
    {
      name: 'prices without words in a language',
      edits: [{file: ABOUT_ES, from: /prices:\n(?: .*\n)+/, to: ''}],
      reportedIn: ABOUT_ES,
      line: FIRST_FIELD,
      field: 'prices',
      message: /Translate this field: docs\/about\.mdx has it, with sixty, ninety\.$/,
    },
    {
      name: 'a text of a price that is not translated',
      edits: [{file: ABOUT_ES, from: /    text: .*\n/, to: ''}],
      reportedIn: ABOUT_ES,
      at: 'id: sixty',
      field: 'prices[0].text',
      message: /Translate this text: docs\/about\.mdx has it/,
    },
    {
      name: 'a text of a price that the original does not have',
      edits: [{file: ABOUT_ES, from: /para dos/, to: 'para dos\n    text: Cuatro manos.'}],
      reportedIn: ABOUT_ES,
      at: 'text: Cuatro manos.',
      field: 'prices[1].text',
      message: /Delete this text: docs\/about\.mdx does not have it/,
    },
    {
      name: 'words for a price that does not exist',
      edits: [{file: ABOUT_ES, from: /id: ninety/, to: 'id: hundred'}],
      reportedIn: ABOUT_ES,
      at: 'prices:',
      field: 'prices',
      message: /does not have: hundred/,
    },
    {
      name: 'words for prices that a page does not have',
      edits: [{file: ABOUT, from: /prices:\n(?: .*\n)+/, to: ''}],
      reportedIn: ABOUT_ES,
      at: 'prices:',
      field: 'prices',
      message: /Delete this field/,
    },
    {
      name: 'a price in a translation',
      edits: [{file: ABOUT_ES, from: /id: sixty/, to: 'id: sixty\n    priceEur: 150'}],
      reportedIn: ABOUT_ES,
      at: 'priceEur: 150',
      field: 'prices[0].priceEur',
      message: /facts are written in docs\/about\.mdx alone/,
    },
    {
      name: 'two prices with one id',
      edits: [{file: ABOUT, from: /id: ninety/, to: 'id: sixty'}],
      at: 'id: sixty\n    priceEur: 210',
      field: 'prices[1].id',
      message: /"sixty" is in this list twice/,
    },
    {
      name: 'an unknown price',
      text: '<PriceTable />\n\nOne is <Price of="sixti" />.',
      at: '<Price of="sixti" />',
      field: '<Price of>',
      message:
        /There is no price in docs\/about\.mdx called sixti: write sixty or ninety\. Did you mean sixty\?/,
    },
    {
      name: 'a price of a page without prices',
      text: '<PriceTable />\n\nOne is <Price page="contact" of="sixty" />.',
      at: '<Price page="contact" of="sixty" />',
      field: '<Price of>',
      message: /^Write <Price of="sixty" \/>: docs\/about\.mdx has this price\.$/,
    },
    {
      name: 'a price that no page has',
      text: '<PriceTable />\n\nOne is <Price page="contact" of="ghost" />.',
      at: '<Price page="contact" of="ghost" />',
      field: '<Price of>',
      message: /Write "prices" in docs\/contact\.mdx, one of them with the id ghost: it has none/,
    },
    {
      name: 'a price that is missing',
      edits: [{file: ABOUT, from: /    priceEur: 150\n/, to: ''}],
      at: 'id: sixty',
      field: 'prices[0].priceEur',
      message: /^Write a whole number of euros from 1 to 5000: it is missing\.$/,
    },
    {
      name: 'a price of an unknown page',
      text: '<PriceTable />\n\nOne is <Price page="abot" of="sixty" />.',
      at: '<Price page="abot" of="sixty" />',
      field: '<Price page>',
      message: /There is no page abot: write another\. Did you mean about\?/,
    },
    {
      name: 'an unknown program',
      text: '<PriceTable />\n\nIt is <Price program="tid" minutes={60} />.',
      at: '<Price program="tid" minutes={60} />',
      field: '<Price program>',
      message: /There is no program tid: write another\. Did you mean tide\?/,
    },
    {
      name: 'minutes for which a program has no session',
      text: '<PriceTable />\n\nIt is <Price program="tide" minutes={45} />.',
      at: '<Price program="tide" minutes={45} />',
      field: '<Price minutes>',
      message: /^.*Write minutes=\{60\} or minutes=\{90\}: tide has no session of 45 minutes\.$/,
    },
    {
      name: 'a program without minutes',
      text: '<PriceTable />\n\nIt is <Price program="tide" />.',
      at: '<Price program="tide" />',
      field: '<Price minutes>',
      message: /Write minutes=\{60\} or minutes=\{90\}: they say which session of tide is meant/,
    },
    {
      name: 'minutes as a text',
      text: '<PriceTable />\n\nIt is <Price program="tide" minutes="60" />.',
      at: '<Price program="tide" minutes="60" />',
      field: '<Price minutes>',
      message: /Write minutes=\{60\} in place of minutes="60"/,
    },
    {
      name: 'minutes that are no number',
      text: '<PriceTable />\n\nIt is <Price program="tide" minutes="an hour" />.',
      at: '<Price program="tide" minutes="an hour" />',
      field: '<Price minutes>',
      message: /Write the minutes of a session, such as minutes=\{60\}/,
    },
    {
      name: 'a program whose price follows others',
      text: '<PriceTable />\n\nIt is <Price program="hotel" minutes={60} />.',
      at: '<Price program="hotel" minutes={60} />',
      field: '<Price program>',
      message: /hotel has no sessions of its own/,
    },
    {
      name: 'a price of nothing',
      text: '<PriceTable />\n\nIt is <Price />.',
      at: '<Price />',
      field: '<Price>',
      message: /Write of="…", the id of a price, or program="…" with minutes=\{…\}/,
    },
    {
      name: 'a price of two things',
      text: '<PriceTable />\n\nIt is <Price of="sixty" program="tide" minutes={60} />.',
      at: '<Price of="sixty" program="tide" minutes={60} />',
      field: '<Price>',
      message: /Write either of="…" or program="…" with minutes=\{…\}/,
    },
    {
      name: 'a table of prices that stands in the original alone',
      edits: [{file: ABOUT_ES, from: /<PriceTable \/>/, to: 'Precios.'}],
      reportedIn: ABOUT_ES,
      message: /^Put <PriceTable \/> at its place: docs\/about\.mdx has it\.$/,
    },
    {
      name: 'a second table of prices',
      text: '<PriceTable />\n\nAgain:\n\n<PriceTable /> ',
      at: '<PriceTable /> ',
      message: /^Delete this <PriceTable \/>: the page has one\.$/,
    },
    {
      name: 'a table of prices outside of a section',
      edits: [{file: ABOUT, from: /<Section>\n\n(<PriceTable \/>)\n\n<\/Section>/, to: '$1'}],
      at: '<PriceTable />',
      message: /Put <PriceTable> between <Section> and <\/Section>/,
    },
  ].map(withPrices),
);

reports([
  {
    name: 'a price of another page as one of this page',
    change: (site) => {
      addPrices(site);
      site.edit(HOME, '<FeaturedPrograms />', '<FeaturedPrograms />\n\n<Price of="sixty" />');
    },
    reportedIn: HOME,
    at: '<Price of="sixty" />',
    field: '<Price of>',
    message: /^Write <Price page="about" of="sixty" \/>: docs\/about\.mdx has this price\.$/,
  },
  {
    name: 'a table of prices on a page without prices',
    file: COOKIES,
    from: 'One answer',
    to: '<PriceTable />\n\nOne answer',
    at: '<PriceTable />',
    message:
      /Write "prices" in docs\/legal\/cookie-policy\.mdx, or delete <PriceTable \/>: the page has none/,
  },
]);
