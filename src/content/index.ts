/**
 * Content without Docusaurus: reads and checks everything that people edit, pictures included.
 * The catalogue plugin and `npm run check` both call this, so that they never disagree.
 */
import {type CatalogueResult, createCatalogue} from './catalogue';
import {checkPictures} from './pictures/check';
import {sortProblems} from './problems';
import {type SiteLocation, readSite} from './read';

/** The catalogue, or every mistake of all files, sorted by file and line. */
export async function checkContent(location: SiteLocation): Promise<CatalogueResult> {
  const [source, inPictures] = await Promise.all([
    readSite(location),
    checkPictures(location.siteDir),
  ]);
  const {catalogue, problems, warnings} = createCatalogue(source);
  const all = sortProblems([...problems, ...inPictures]);
  return catalogue && all.length === 0
    ? {catalogue, problems: all, warnings}
    : {problems: all, warnings};
}
