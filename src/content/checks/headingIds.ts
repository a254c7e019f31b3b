/** Finds headings whose id the site itself uses: their address would open or show something else. */
import {kindOf} from '../kinds';
import {lookUp} from '../lookUp';
import {type Body, lineOfNode, propsOf} from '../pageText';
import type {Page} from '../parsePage';
import type {Problem} from '../problems';

type Uses = Readonly<Record<string, string>>;

/** Ids of every page, and what their addresses do. */
const TAKEN: Uses = {
  book: 'opens the booking dialog',
  'booking-bar': 'leads to the buttons for booking',
  'cookie-banner-title': 'leads to the question about cookies',
  main: 'leads to the beginning of the page',
  'site-scripts': 'belongs to the scripts of the site',
  unavailable: 'shows that a button needs JavaScript',
  __docusaurus: 'leads to the whole page',
};

/** Ids of the notes below a text and of the numbers in it, as remark-rehype makes them. */
const OF_FOOTNOTES = /^user-content-fn(?:ref)?-/;

const usesOf = (ids: readonly string[], does: string): Uses =>
  Object.fromEntries(ids.map((id) => [id, does]));

/** Ids of one page, which its components have from their properties or from the content. */
function usesOn(page: string, {elements}: Body, masseuses: readonly string[]): Uses {
  const named = elements.flatMap(({node}) => {
    const {id} = propsOf(node);
    return typeof id === 'string' ? [id, `tab-${id}`] : [];
  });
  const ofComponents = usesOf(named, 'leads to a component of this page');
  if (page === 'massage-menu') return {...ofComponents, programs: 'leads to the list of programs'};
  if (page !== 'masseuses') return ofComponents;
  return {
    ...ofComponents,
    ...usesOf(
      masseuses.flatMap((id) => [id, `${id}-name`]),
      'leads to the card of a masseuse',
    ),
    'profile-name': 'leads to the name in a profile',
  };
}

/** Reports headings with an id of the site, or of a component of the same page. `masseuses` are their ids. */
export function headingIdProblems(
  {file, id: page}: Pick<Page, 'file' | 'id'>,
  body: Body,
  masseuses: readonly string[],
): Problem[] {
  if (kindOf(page) === 'masseuse') return [];
  const taken = {...usesOn(page, body, masseuses), ...TAKEN};
  return body.headings.flatMap(({node, id}): Problem[] => {
    const does = OF_FOOTNOTES.test(id) ? 'leads to a footnote' : lookUp(taken, id);
    if (!does) return [];
    const message = `Write another id than {/* #${id} */} after this heading: the address #${id} ${does}.`;
    return [{file, line: lineOfNode(node), message}];
  });
}
