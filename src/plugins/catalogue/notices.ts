/** The notices of one language as a module: their compiled texts, and their days as instants. */
import {addDays, instantOf} from '../../content/browser/houseClock';
import type {Business, Catalogue, Notice} from '../../content/browser/types';
import {houseZone} from '../../content/houseTime';

type Days = Pick<Notice, 'from' | 'until'>;

/** A notice without its text, as the browser gets it. */
type NoticeFacts = Pick<Notice, 'id' | 'pages'> & {
  /** The start of its first day at the house, in milliseconds since 1970. */
  readonly from: number;
  /** The end of its last day. */
  readonly until: number;
};

/** The start of the first day and the end of the last one at the house, in milliseconds since 1970. */
export function instantsOf({from, until}: Days, business: Business) {
  const zone = houseZone(business);
  return {
    from: instantOf(from, '00:00', zone),
    until: instantOf(addDays(until, 1), '00:00', zone),
  };
}

/**
 * The module `@generated/catalogue/default/notices.js`: a list of facts, each with the component of its text.
 *
 * @param folder folder of the language's pages, from the project's root
 */
export function noticesModule({notices, business}: Catalogue, folder: string): string {
  const imports = notices.map(
    ({documentId}, index) => `import Text${index} from '@site/${folder}/${documentId}.mdx';\n`,
  );
  const entries = notices.map((notice, index) => {
    const {id, pages} = notice;
    const facts: NoticeFacts = {id, pages, ...instantsOf(notice, business)};
    return `  {...${JSON.stringify(facts)}, Text: Text${index}},\n`;
  });
  return `${imports.join('')}export default [\n${entries.join('')}];\n`;
}
