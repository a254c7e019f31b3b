/** Prices that are not of programs: facts in English, words in each language, and the components that show them. */
import {ABOUT, COOKIES, testChanges} from './rows';
import {ABOUT_ES, PRICES_LINE, TEXT_LINE, testCases} from './withPrices';

testCases([
  {name: 'prices with words in each language'},
  {name: 'a price in a sentence', text: 'One is <Price of="sixty" />.'},
  {name: 'a price of another page', text: 'One is <Price page="about" of="sixty" />.'},
  {name: 'a price of a program', text: 'It is <Price program="tide" minutes={60} />.'},
  {
    name: 'a price below zero',
    edits: [{file: ABOUT, from: /priceEur: 150/, to: 'priceEur: -150'}],
    place: `${ABOUT}:${PRICES_LINE + 2} prices[0].priceEur`,
    message: /Write a whole number of euros from 1 to 5000/,
  },
  {
    name: 'a price with a currency',
    edits: [{file: ABOUT, from: /priceEur: 150/, to: 'priceEur: 150 €'}],
    place: `${ABOUT}:${PRICES_LINE + 2} prices[0].priceEur`,
    message: /without quotation marks/,
  },
  {
    name: 'a price without words in English',
    edits: [{file: ABOUT, from: /    name: A voucher for two\n/, to: ''}],
    place: `${ABOUT}:${PRICES_LINE + 6} prices[1].name`,
    message: /Write a text here: it is missing/,
  },
  {
    name: 'a price without words in a language',
    edits: [{file: ABOUT_ES, from: /  - id: ninety\n.*\n/, to: ''}],
    place: `${ABOUT_ES}:6 prices`,
    message: /missing here: ninety/,
  },
  {
    name: 'prices without words in a language',
    edits: [{file: ABOUT_ES, from: /prices:\n(?: .*\n)+/, to: ''}],
    place: `${ABOUT_ES}:2 prices`,
    message: /Translate this field: docs\/about\.mdx has it/,
  },
  {
    name: 'a text of a price that is not translated',
    edits: [{file: ABOUT_ES, from: /    text: .*\n/, to: ''}],
    place: `${ABOUT_ES}:7 prices[0].text`,
    message: /Translate this text: docs\/about\.mdx has it/,
  },
  {
    name: 'a text of a price that the original does not have',
    edits: [{file: ABOUT_ES, from: /para dos/, to: 'para dos\n    text: Cuatro manos.'}],
    place: `${ABOUT_ES}:12 prices[1].text`,
    message: /Delete this text: docs\/about\.mdx does not have it/,
  },
  {
    name: 'words for a price that does not exist',
    edits: [{file: ABOUT_ES, from: /id: ninety/, to: 'id: hundred'}],
    place: `${ABOUT_ES}:6 prices`,
    message: /does not have: hundred/,
  },
  {
    name: 'words for prices that a page does not have',
    edits: [{file: ABOUT, from: /prices:\n(?: .*\n)+/, to: ''}],
    place: `${ABOUT_ES}:6 prices`,
    message: /Delete this field/,
  },
  {
    name: 'a price in a translation',
    edits: [{file: ABOUT_ES, from: /id: sixty/, to: 'id: sixty\n    priceEur: 150'}],
    place: `${ABOUT_ES}:8 prices[0].priceEur`,
    message: /facts are written in docs\/about\.mdx alone/,
  },
  {
    name: 'two prices with one id',
    edits: [{file: ABOUT, from: /id: ninety/, to: 'id: sixty'}],
    place: `${ABOUT}:${PRICES_LINE + 6} prices[1].id`,
    message: /"sixty" is in this list twice/,
  },
  {
    name: 'an unknown price',
    text: '<PriceTable />\n\nOne is <Price of="sixti" />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price of>`,
    message:
      /There is no price in docs\/about\.mdx called sixti: write another\. Did you mean sixty\?/,
  },
  {
    name: 'a price of a page without prices',
    text: '<PriceTable />\n\nOne is <Price page="contact" of="sixty" />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price of>`,
    message: /Write "prices" in docs\/contact\.mdx, one of them with the id sixty: it has none/,
  },
  {
    name: 'a price of an unknown page',
    text: '<PriceTable />\n\nOne is <Price page="abot" of="sixty" />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price page>`,
    message: /There is no page abot: write another\. Did you mean about\?/,
  },
  {
    name: 'an unknown program',
    text: '<PriceTable />\n\nIt is <Price program="tid" minutes={60} />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price program>`,
    message: /There is no program tid: write another\. Did you mean tide\?/,
  },
  {
    name: 'minutes for which a program has no session',
    text: '<PriceTable />\n\nIt is <Price program="tide" minutes={45} />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price minutes>`,
    message: /^.*Write minutes=\{60\} or minutes=\{90\}: tide has no session of 45 minutes\.$/,
  },
  {
    name: 'a program without minutes',
    text: '<PriceTable />\n\nIt is <Price program="tide" />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price minutes>`,
    message: /Write minutes=\{60\} or minutes=\{90\}: they say which session of tide is meant/,
  },
  {
    name: 'minutes as a text',
    text: '<PriceTable />\n\nIt is <Price program="tide" minutes="60" />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price minutes>`,
    message: /Write minutes=\{60\} in place of minutes="60"/,
  },
  {
    name: 'minutes that are no number',
    text: '<PriceTable />\n\nIt is <Price program="tide" minutes="an hour" />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price minutes>`,
    message: /Write the minutes of a session, such as minutes=\{60\}/,
  },
  {
    name: 'a program whose price follows others',
    text: '<PriceTable />\n\nIt is <Price program="hotel" minutes={60} />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price program>`,
    message: /hotel has no sessions of its own/,
  },
  {
    name: 'a price of nothing',
    text: '<PriceTable />\n\nIt is <Price />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price>`,
    message: /Write of="…", the id of a price, or program="…" with minutes=\{…\}/,
  },
  {
    name: 'a price of two things',
    text: '<PriceTable />\n\nIt is <Price of="sixty" program="tide" minutes={60} />.',
    place: `${ABOUT}:${TEXT_LINE + 2} <Price>`,
    message: /Write either of="…" or program="…" with minutes=\{…\}/,
  },
  {
    name: 'a table of prices outside of a section',
    edits: [{file: ABOUT, from: /<Section>\n\n(<PriceTable \/>)\n\n<\/Section>/, to: '$1'}],
    place: `${ABOUT}:${TEXT_LINE - 2}`,
    message: /Put <PriceTable> between <Section> and <\/Section>/,
  },
]);

testChanges([
  {
    name: 'a table of prices on a page without prices',
    change: (site) => site.edit(COOKIES, 'One answer', '<PriceTable />\n\nOne answer'),
    place: `${COOKIES}:15`,
    message:
      /Write "prices" in docs\/legal\/cookie-policy\.mdx, or delete <PriceTable \/>: the page has none/,
  },
]);
