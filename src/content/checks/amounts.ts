/** Finds amounts of money that are typed in texts: components show prices, so that they are true everywhere. */
import {textsIn} from '../facts';
import {fieldName} from '../errorMessages';
import {kindOf, rulesOf} from '../kinds';
import {type Nodes, nodesIn, textOf} from '../mdxTree';
import {type Body, lineOfNode} from '../pageText';
import type {Page} from '../parsePage';
import type {Problem} from '../problems';
import type {KnownPrices} from './prices';
import {remember} from '../remember';
import type {Path} from '../yaml';

/** Such as "€ 90", "EUR 90", "euros 90", "90 €", "1.200 EUR", "90 euros" and "90-euro". */
const AMOUNT =
  /(?:€|\beur(?:os)?)[ \u202f\u00a0]?\d[\d.,]*|\d[\d.,]*[ \u202f\u00a0-]?(?:€|eur\b|euros?\b)/gi;

/** A heading of a column of amounts, such as "Price (€)". */
const CURRENCY = /€|\beur(?:os?)?\b/i;

/** Numbers without words, such as "90" and "90–120". */
const BARE = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** Cents after a point or a comma. */
const CENTS = /[.,]\d{1,2}(?!\d)/;

const TRUE_EVERYWHERE = 'so that the price is true everywhere';

/** The first number of an amount, in euros: the point of 1.200 separates thousands. */
const eurosIn = (amount: string): number => {
  const [number = ''] = /\d[\d.,]*/.exec(amount) ?? [];
  return Number(number.replace(CENTS, '').replace(/\D/g, ''));
};

/** Whether a text names a page: `kaula-tantra`, or as words. */
const isNamed = (page: string, text: string): boolean => {
  const words = page.replace(/^.*\//, '').replaceAll('-', ' ');
  return ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${words} `);
};

/**
 * The component that says an amount: of a price of the page, or of one that the paragraph names. Any other price that
 * is as high may be of something else: then the forms of the component. Undefined where no price is as high.
 */
function tagOf({euros, paragraph}: Amount, id: string, {all}: KnownPrices): string | undefined {
  const equal = all.filter((price) => price.euros === euros);
  const own = equal.find(({page}) => page === id);
  if (own) return own.tag;
  const named = equal.find(({page}) => isNamed(page, paragraph));
  if (named) return named.tagElsewhere;
  return equal.length > 0
    ? '<Price program="…" minutes={…} /> or <Price page="…" of="…" />'
    : undefined;
}

/** What is known of an amount. */
type Amount = {readonly euros: number; readonly paragraph: string};

/** The lines around one, up to the next empty ones. */
function paragraphAt({body, bodyLine}: Page, line: number): string {
  const rows = body.split('\n');
  const index = line - bodyLine;
  const isEmpty = (row: string): boolean => row.trim() === '';
  const end = rows.findIndex((row, at) => at > index && isEmpty(row));
  const begin = rows.slice(0, index).findLastIndex(isEmpty) + 1;
  return rows.slice(begin, end < 0 ? undefined : end).join('\n');
}

/** Where an amount is, and the amount. */
type Found = {readonly line: number; readonly amount: string};

/** Amounts in the text of a page. Marks of emphasis and soft hyphens may stand within one: **90** €. */
const amountsInText = ({body, bodyLine}: Page): Found[] =>
  body
    .replace(/[*_\u00AD]/g, '')
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(AMOUNT)].map(({0: amount}) => ({line: bodyLine + index, amount})),
    );

/** Bare numbers in the columns of a table whose heading names a currency. */
function amountsInTable(table: Nodes): Found[] {
  if (table.type !== 'table') return [];
  const [head, ...rows] = table.children;
  const columns = head?.children.map((cell) => CURRENCY.test(textOf(cell))) ?? [];
  return rows.flatMap((row) =>
    row.children
      .filter((_, column) => columns[column])
      .map((cell) => ({line: lineOfNode(row), amount: textOf(cell)}))
      .filter(({amount}) => BARE.test(amount)),
  );
}

/** What to write in place of an amount of a text. */
function textMessage({line, amount}: Found, page: Page, prices: KnownPrices): string {
  const {id} = page;
  const paragraph = paragraphAt(page, line);
  const tag = tagOf({euros: eurosIn(amount), paragraph}, id, prices);
  if (tag) return `Write a component in place of this amount, such as ${tag}, ${TRUE_EVERYWHERE}.`;
  const [form, place] =
    kindOf(id) === 'notice'
      ? ['<Price page="…" of="…" />', 'that page']
      : ['<Price of="…" />', `docs/${id}.mdx`];
  return `Write ${form} in place of this amount, and the price by that id in "prices" of ${place}, ${TRUE_EVERYWHERE}.`;
}

/** Fields of a page with amounts. In a number of euros the schema reports the currency. */
const fieldsWithAmounts = ({id, fields}: Page): Path[] =>
  Object.keys(rulesOf(kindOf(id)).words.shape).flatMap((name) =>
    textsIn(fields[name], [name])
      .filter(([path, words]) => path.at(-1) !== 'priceEur' && words.search(AMOUNT) >= 0)
      .map(([path]) => path),
  );

/** What a page has of amounts: fields, and the last amount on each line of the text. */
const amountsIn = remember((page: Page, text: Body) => {
  const tables = [...nodesIn(text.tree)].flatMap(({node}) => amountsInTable(node));
  const byLine = new Map(
    [...amountsInText(page), ...tables].map(({line, amount}) => [line, amount]),
  );
  return {fields: fieldsWithAmounts(page), byLine};
});

/** Reports amounts, one on each line. Legal texts may contain them: laws do. */
export function amountProblems(page: Page, text: Body, prices: KnownPrices): Problem[] {
  const {id, file, lineOf} = page;
  const kind = kindOf(id);
  if (kind === 'legal') return [];
  // Components stand in texts alone, and not in biographies.
  const plain =
    'Delete this amount: a price is written once, in the fields of its page, and shown by components.';
  const {fields, byLine} = amountsIn(page, text);
  return [
    ...fields.map((path) => ({file, line: lineOf(path), field: fieldName(path), message: plain})),
    ...[...byLine].map(([line, amount]) => ({
      file,
      line,
      message: kind === 'masseuse' ? plain : textMessage({line, amount}, page, prices),
    })),
  ];
}
