/** Finds headings whose id the site itself uses: their address would open or show something else. */
import {lookUp} from '../lookUp';
import {type Body, lineOfNode, propsOf} from '../pageText';
import type {Problem} from '../problems';

/** Ids of every page, and what their addresses do. */
const TAKEN: Readonly<Record<string, string>> = {
  book: 'opens the booking dialog',
  'booking-bar': 'leads to the buttons for booking',
  main: 'leads to the beginning of the page',
  'site-scripts': 'belongs to the scripts of the site',
  unavailable: 'shows that a button needs JavaScript',
  __docusaurus: 'leads to the whole page',
};

/** Ids of one page, by the id of the page. */
const TAKEN_ON_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'massage-menu': {programs: 'leads to the list of programs'},
  masseuses: {'profile-name': 'leads to the name in a profile'},
};

/** Reports headings with an id of the site, or of a component of the same page. */
export function headingIdProblems(file: string, page: string, body: Body): Problem[] {
  const ofComponents = body.elements.map(({node}) => propsOf(node).id);
  return body.headings.flatMap(({node, id}): Problem[] => {
    const ofComponent = ofComponents.includes(id) ? 'leads to a component of this page' : undefined;
    const does = lookUp(TAKEN, id) ?? lookUp(TAKEN_ON_PAGES[page] ?? {}, id) ?? ofComponent;
    if (!does) return [];
    const message = `Write another id than {/* #${id} */} after this heading: the address #${id} ${does}.`;
    return [{file, line: lineOfNode(node), message}];
  });
}
