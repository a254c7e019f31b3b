/** Components that a page cannot do without, and that are not in its text. */
import {AUTHOR_COMPONENTS, importToAdd} from '../../authorComponents';
import type {Fault} from '../../body/faults';
import {componentsIn} from '../../body/idleImports';
import {KNOWN} from '../../body/known';
import {parseBody} from '../../body/parse';
import {rulesOf} from '../../kinds';
import {type RawDocument, listOf} from '../raw';

const BLOCKS = new Set(AUTHOR_COMPONENTS.filter(({inline}) => !inline).map(({name}) => name));

/** How words are laid out is each language's own matter. */
const LAYOUT: ReadonlySet<string> = new Set(
  'Section Columns Column SplitHeading Stack Steps MarkdownCheckList FeatureList Feature'.split(
    ' ',
  ),
);

/** Blocks that every translation has, but for those of the layout. */
function blocksOfAll(translations: readonly RawDocument[]): string[] {
  const [first, ...others] = translations.map(({body}) => {
    const {tree} = parseBody(body);
    return new Set(
      tree ? [...componentsIn(tree)].filter((name) => BLOCKS.has(name) && !LAYOUT.has(name)) : [],
    );
  });
  return [...(first ?? [])].filter((name) => others.every((there) => there.has(name)));
}

/**
 * Components that the page cannot do without, and blocks that only the original has.
 *
 * @param translations of the original: what all of them have, it lost
 * @param told those that are missed around something, which is told there
 */
export function missingComponents(
  document: RawDocument,
  original: RawDocument | undefined,
  translations: readonly RawDocument[],
  told: ReadonlySet<string>,
): Fault[] {
  const {tree} = parseBody(document.body);
  if (!tree) return [];
  const here = new Set([...componentsIn(tree), ...told]);
  const {needs, hero} = rulesOf(document.kind).body as {needs: readonly string[]; hero?: string};
  const priced = {double: 'DoubledPrices', travel: 'ServiceAreas'} as const;
  const {pricing, sessions, areas} = (original ?? document).facts;
  // A price that follows something else than its areas say is told there.
  const isPriced = listOf(sessions).length > 0 || (pricing === 'travel') !== (areas !== undefined);
  const wanted = [
    ...needs,
    ...(!isPriced && (pricing === 'double' || pricing === 'travel') ? [priced[pricing]] : []),
  ];
  const there = original && original !== document ? parseBody(original.body).tree : undefined;
  const ofOriginal = there ? [...componentsIn(there)].filter((name) => BLOCKS.has(name)) : [];
  const missing = (name: string, remedy: string): Fault => ({
    field: '',
    found: `no <${name}> in the text`,
    remedy,
    rule: 'missing-component',
    components: [`<${name}`],
  });
  // What stands inside something that is missing comes back with it.
  const isAlone = (name: string): boolean => {
    const around = KNOWN.get(name)?.inside;
    return around === undefined || here.has(around);
  };
  const isLeft = (name: string): boolean =>
    !here.has(name) && !wanted.includes(name) && name !== hero && isAlone(name);
  return [
    ...wanted
      .filter((name) => !here.has(name))
      .map((name) =>
        missing(
          name,
          `This page shows it: put it back, with the part of the page that it stood in.${importToAdd(name, document.body)}`,
        ),
      ),
    ...blocksOfAll(translations)
      .filter(isLeft)
      .map((name) => {
        const files = translations.map(({file}) => file).join(' and ');
        const shows = translations.length > 1 ? 'show' : 'shows';
        return missing(name, `${files} ${shows} it: put that part back, or delete it there too.`);
      }),
    ...ofOriginal
      .filter(isLeft)
      .map((name) =>
        missing(
          name,
          `${original?.file} has one: translate that part of the page too.${importToAdd(name, document.body)}`,
        ),
      ),
  ];
}

const isMissing = ({rule}: Fault): boolean => rule === 'missing-component';
const isBare = ({rule}: Fault): boolean => rule === 'bare-heading';

/** What is missing because a block was emptied, or stood alone below a heading, is told there, once. */
export function withRefilled(faults: readonly Fault[]): readonly Fault[] {
  const missing = faults.filter(isMissing);
  const [bare, ...others] = faults.filter(isBare);
  if (bare && others.length === 0 && missing.length === 1) {
    const {line, column} = bare;
    return faults.flatMap((one) =>
      one === bare ? [] : [isMissing(one) ? {...one, line, column} : one],
    );
  }
  const emptied = faults.filter(({rule}) => rule === 'empty-component');
  const [empty] = emptied;
  if (!empty || emptied.length > 1 || missing.length === 0) return faults;
  const names = missing
    .flatMap(({components = []}) => components.map((tag) => `${tag}>`))
    .join(' and ');
  const remedy = `Put back what stood there, with ${names}, which this page shows.`;
  return faults.flatMap((one) => (isMissing(one) ? [] : [one === empty ? {...one, remedy} : one]));
}
