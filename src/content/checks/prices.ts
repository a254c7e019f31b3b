/** Checks what `<Price>`, `<PriceTable>` and `<Service>` refer to, and finds prices that no page shows. */
import {entriesOf} from '../facts';
import {didYouMean} from '../errorMessages';
import {kindOf} from '../kinds';
import type {Element} from '../mdxTree';
import {type Body, lineOfNode, propsOf} from '../pageText';
import type {Page} from '../parsePage';
import type {Problem} from '../problems';
import type {Source} from '../read';

/** A price of an English file. */
type KnownPrice = {
  /** The page that has it. */
  readonly page: string;
  /** Its id; undefined for that of a session. */
  readonly id?: unknown;
  /** Whole euros, unless the field has a mistake. */
  readonly euros: unknown;
  /** The component that says it on that page, and on others. */
  readonly tag: string;
  readonly tagElsewhere: string;
};

export type KnownPrices = {
  readonly all: readonly KnownPrice[];
  /** Ids of the prices of a page; undefined where there is no such page. */
  readonly idsIn: (page: string) => readonly string[] | undefined;
  /** Minutes of the sessions of a program; undefined where there is no such program. */
  readonly minutesOf: (program: string) => readonly unknown[] | undefined;
  /** Ids of the programs whose price follows the others. */
  readonly following: readonly string[];
};

/** Prices of pages and of sessions, those of pages with mistakes too. */
export function knownPrices({pages, defaultLocale}: Source): KnownPrices {
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  /** Entries of a list of a page; undefined where there is no such page. */
  const entriesIn = (page: string, field: string) => {
    const original = originals.find(({id}) => id === page);
    return original && entriesOf(original.fields[field]);
  };
  const all = originals.flatMap(({id: page, fields}): KnownPrice[] => {
    const ofSessions = entriesOf(fields.sessions).map(({minutes, priceEur}) => {
      const tag = `<Price program="${page.replace('programs/', '')}" minutes={${String(minutes)}} />`;
      return {page, euros: priceEur, tag, tagElsewhere: tag};
    });
    const ofPage = entriesOf(fields.prices).map(({id, priceEur}) => ({
      page,
      id,
      euros: priceEur,
      tag: `<Price of="${String(id)}" />`,
      tagElsewhere: `<Price page="${page}" of="${String(id)}" />`,
    }));
    return [...ofPage, ...ofSessions];
  });
  return {
    all,
    idsIn: (page) => entriesIn(page, 'prices')?.map(({id}) => String(id)),
    minutesOf: (program) =>
      entriesIn(`programs/${program}`, 'sessions')?.map(({minutes}) => minutes),
    following: originals
      .filter(({fields}) => 'pricing' in fields)
      .map(({id}) => id.replace('programs/', '')),
  };
}

/** A message about a property of `<Price>`, or about the whole tag. */
type Mistake = {readonly property?: string; readonly message: string};

type Properties = Readonly<Record<string, unknown>>;

/** What is wrong with the session that a price is of; an unknown program is reported with the links. */
function sessionMistake({program, minutes}: Properties, prices: KnownPrices): Mistake | undefined {
  const known = prices.minutesOf(String(program));
  if (!known) return undefined;
  if (known.length === 0) {
    const message = `Write another program: ${String(program)} has no sessions of its own.`;
    return {property: 'program', message};
  }
  const wanted = `Write ${known.map((one) => `minutes={${String(one)}}`).join(' or ')}`;
  if (minutes === undefined) {
    const message = `${wanted}: they say which session of ${String(program)} is meant.`;
    return {property: 'minutes', message};
  }
  if (typeof minutes !== 'number' || known.includes(minutes)) return undefined;
  const message = `${wanted}: ${String(program)} has no session of ${minutes} minutes.`;
  return {property: 'minutes', message};
}

/** What to write in place of a price that no page has. `known` are those of the page that is meant. */
function unknownPrice(id: string, page: string, known: readonly string[]): Mistake {
  if (kindOf(page) === 'notice') {
    return {message: 'Write page="…" as well, the id of the page that has this price.'};
  }
  const message =
    known.length > 0
      ? `There is no price in docs/${page}.mdx called ${id}: write ${known.join(' or ')}.${didYouMean(id, known)}`
      : `Write "prices" in docs/${page}.mdx, one of them with the id ${id}: it has none.`;
  return {property: 'of', message};
}

/** What is wrong with the properties of a price; an unknown page is reported with the links. */
function mistakeIn(props: Properties, self: string, prices: KnownPrices): Mistake | undefined {
  const {of, page = self, program} = props;
  const others = ['of', 'page'].filter((name) => name in props);
  if (program !== undefined) {
    return others.length > 0
      ? {message: 'Write either of="…" or program="…" with minutes={…}.'}
      : sessionMistake(props, prices);
  }
  if (of === undefined || 'minutes' in props) {
    return {message: 'Write of="…", the id of a price, or program="…" with minutes={…}.'};
  }
  const known = prices.idsIn(String(page));
  if (!known || known.includes(String(of))) return undefined;
  const elsewhere = prices.all.find((price) => price.id === of);
  if (elsewhere) {
    const tag = elsewhere.page === self ? elsewhere.tag : elsewhere.tagElsewhere;
    return {property: 'of', message: `Write ${tag}: docs/${elsewhere.page}.mdx has this price.`};
  }
  return unknownPrice(String(of), String(page), known);
}

/** A service with sessions, whose prices would not be shown; an unknown program is reported with the links. */
function serviceMistake({program}: Properties, prices: KnownPrices): Mistake | undefined {
  if (!prices.minutesOf(String(program))?.length) return undefined;
  const wanted = prices.following.map((id) => `program="${id}"`).join(' or ');
  const remedy = wanted ? `Write ${wanted}` : 'Delete this <Service>';
  const message = `${remedy}: ${String(program)} has sessions, and its prices stand in the menu.`;
  return {property: 'program', message};
}

/** Reports components whose price does not exist, or is another one. */
export function priceProblems({file, id}: Page, body: Body, prices: KnownPrices): Problem[] {
  const reportAt = (node: Element, {property, message}: Mistake): Problem => {
    const field = [`<${node.name}`, property].filter(Boolean).join(' ');
    return {file, line: lineOfNode(node), field: `${field}>`, message};
  };
  return body.elements.flatMap(({node}): Problem[] => {
    if (node.name === 'Price' || node.name === 'Service') {
      const props = propsOf(node);
      const mistake =
        node.name === 'Price' ? mistakeIn(props, id, prices) : serviceMistake(props, prices);
      return mistake ? [reportAt(node, mistake)] : [];
    }
    if (node.name !== 'PriceTable' || prices.idsIn(id)?.length) return [];
    const message = `Write "prices" in docs/${id}.mdx, or delete <PriceTable />: the page has none.`;
    return [{file, line: lineOfNode(node), message}];
  });
}

/** Tables of prices that stand in the original alone, or twice on a page. */
export function tableProblems({file, id}: Page, body: Body, original: Body): Problem[] {
  const tablesIn = ({elements}: Body) =>
    elements.map(({node}) => node).filter(({name}) => name === 'PriceTable');
  const [first, ...spare] = tablesIn(body);
  const message = `Put <PriceTable /> at its place: docs/${id}.mdx has it.`;
  return [
    ...(!first && tablesIn(original).length > 0 ? [{file, message}] : []),
    ...spare.map((node) => ({
      file,
      line: lineOfNode(node),
      message: 'Delete this <PriceTable />: the page has one.',
    })),
  ];
}

type Texts = (page: Pick<Page, 'locale' | 'id'>) => Body | undefined;

/** Remarks on prices that no text shows in a language. */
export function unshownPrices(pages: readonly Page[], textOf: Texts): Problem[] {
  const elementsOf = (page: Page): Element[] => textOf(page)?.elements.map(({node}) => node) ?? [];
  const isShown = (page: Page, id: string): boolean =>
    elementsOf(page).some(({name}) => name === 'PriceTable') ||
    pages
      .filter(({locale}) => locale === page.locale)
      .some((other) =>
        elementsOf(other)
          .filter(({name}) => name === 'Price')
          .map(propsOf)
          .some(({of, page: named = other.id}) => of === id && named === page.id),
      );
  return pages.flatMap((page) =>
    entriesOf(page.fields.prices).flatMap(({id}, index): Problem[] => {
      if (isShown(page, String(id))) return [];
      const message = `No text shows this price: write <PriceTable /> or <Price of="${String(id)}" />, or delete it in every language.`;
      const field = `prices[${index}]`;
      return [{file: page.file, line: page.lineOf(['prices', index]), field, message}];
    }),
  );
}
