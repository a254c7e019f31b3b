/** Addresses and names of files where words belong: in titles, labels and names. */
import type {Problem} from '../../problems';
import {pageWords} from '../../schemas/page';
import type {Text} from '../../texts';
import type {RawDocument} from '../raw';

/** The address of a page, from the root of the site, or the name of its file. */
const ADDRESS = /^(?:\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?|[\w/-]+\.mdx?)$/;
const REMEDY = 'Write words: the address of the page stands in slug alone.';

const isWordField = ({field, line}: Text): boolean => field !== '' && line === undefined;

/** Names fields that hold an address and nothing else; what changed places with a slug is told there. */
export function checkAddressWords(
  texts: readonly Text[],
  documents: readonly RawDocument[],
): Problem[] {
  const lost = new Set(
    documents
      .filter(
        ({words: {slug}}) => slug !== undefined && !pageWords.shape.slug.safeParse(slug).success,
      )
      .map(({file}) => file),
  );
  return texts.flatMap((text): Problem[] => {
    const typed = text.text.trim();
    if (!isWordField(text) || !ADDRESS.test(typed) || lost.has(text.file)) return [];
    const {file, field} = text;
    return [{file, field, found: `the address ${typed} in the place of words`, remedy: REMEDY}];
  });
}
