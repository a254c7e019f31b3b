/**
 * Content without Docusaurus: reads and checks everything that people edit, pictures included.
 * The catalogue plugin, `npm run check`, its `--watch` and `npm run dev` all call this, so that they find the same.
 */
import {type CatalogueResult, createCatalogue} from './catalogue';
import {checkPictures, lookAtPictures, standInsIn} from './pictures/check';
import {dictionaryOf} from './language/dictionaries';
import {emblemsInUse, isOfEmblem, lacksEmblem} from './pictures/emblems';
import {isRenamedBack} from './pictures/misnamed';
import {REQUIRED} from './pictures/required';
import {warnOfStandIns} from './pictures/standIns';
import {usesOf} from './pictures/uses';
import {type Problem, sortProblems} from './problems';
import {type SiteLocation, readSite} from './read';
import {withLine} from './source';

export {forgetAll} from './remember';
export {verdictOf} from './verdict';

/** What was found of a site. */
export type ContentResult = CatalogueResult & {
  /** Mistakes in the pictures of emblems: the site is shown without these pictures. */
  readonly emblemProblems: readonly Problem[];
};

/** The catalogue of content that somebody else has found right as it stands. */
export async function readChecked(location: SiteLocation): Promise<ContentResult> {
  return {...createCatalogue(await readSite(location), true), emblemProblems: []};
}

/** The catalogue, or every mistake of all files, sorted by file and line. `look` may remember the pictures. */
export async function checkContent(
  location: SiteLocation,
  look = lookAtPictures,
): Promise<ContentResult> {
  const reading = Promise.all([readSite(location), look(location.siteDir)]);
  // Dictionaries are unpacked while the disk is waited for.
  for (const locale of location.locales) dictionaryOf(locale);
  const [source, seen] = await reading;
  const used = emblemsInUse(source);
  const standIns = standInsIn(seen);
  const looked = checkPictures(seen, REQUIRED, used, usesOf(source));
  // What a picture is not fit for is told where a page names it.
  const inPictures = looked.map((problem) => withLine(source, problem));
  const emblemProblems = sortProblems(inPictures.filter(isOfEmblem));
  const {catalogue, problems: inPages, unwritten, warnings: inTexts} = createCatalogue(source);
  const problems = inPages.filter(
    (found) => found.rule !== 'unusable-picture' && !isRenamedBack(found, inPictures),
  );
  const warnings = [...inTexts, ...warnOfStandIns(standIns)];
  const all = sortProblems([...problems, ...inPictures.filter((found) => !isOfEmblem(found))]);
  if (!catalogue || all.length > 0) return {problems: all, emblemProblems, unwritten, warnings};
  const engraved = lacksEmblem(emblemProblems, used);
  return {
    catalogue: {...catalogue, engraved, standIns},
    problems: all,
    emblemProblems,
    unwritten,
    warnings,
  };
}
