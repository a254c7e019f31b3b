/* npm run new -- program|masseuse|photo|page|language <id>: files of all languages, with marked words to write. */
import {answerHelp, stop} from './commandLine.mjs';
import {load, siteLocation, textOf} from './content.mjs';
import {writeTogether} from './writeTogether.mjs';

const EXAMPLES = {
  program: 'moon-bath',
  masseuse: 'olivia',
  photo: 'terrace-night',
  page: 'gift-cards',
  language: 'ca',
};
const KINDS = Object.keys(EXAMPLES);

/** A drawing in the place of the photograph that is not there yet, by its path. */
async function drawn({picture}, name) {
  if (!picture) return {};
  const {drawStandIn} = await load('src/content/pictures/standIns.ts');
  return {[picture]: await drawStandIn(name)};
}

const [kind, id, ...more] = process.argv.slice(2);
const usage = `Use: npm run new -- <${KINDS.join('|')}> <name>`;
answerHelp(`${usage}, such as: npm run new -- program ${EXAMPLES.program}`);
if (!KINDS.includes(kind)) {
  const {didYouMean} = await load('src/content/closest.ts');
  stop(
    kind
      ? `${`"${kind}" is nothing that can be made. ${didYouMean(kind, KINDS)}`.trim()}\n${usage}`
      : usage,
  );
}
const example = `such as: npm run new -- ${kind} ${EXAMPLES[kind]}`;
if (!id) stop(`A name is missing, ${example}`);
if (more.length > 0) stop(`One name at a time, in one word, ${example}`);

const [{readSite}, {faultOfId}, {newPage}, {newPhoto}, {newLanguage}] = await Promise.all([
  load('src/content/read/index.ts'),
  load('src/desk/new/names.ts'),
  load('src/desk/new/pages.ts'),
  load('src/desk/new/photo.ts'),
  load('src/desk/new/language.ts'),
]);
const site = await siteLocation();
if (!site.location) {
  const {formatProblems} = await load('src/content/problems.ts');
  stop(formatProblems(site.problems));
}
const fault = kind === 'language' ? undefined : faultOfId(id, kind);
if (fault) stop(fault);
const desk = {source: await readSite(site.location), read: textOf};
const plan =
  kind === 'language'
    ? newLanguage(desk, id)
    : kind === 'photo'
      ? newPhoto(desk, id)
      : newPage(desk, kind, id);
if ('refusal' in plan) stop(plan.refusal);

const changed = new Set(Object.keys(plan.files).filter((file) => textOf(file) !== undefined));
const files = {...plan.files, ...(await drawn(plan, id))};
writeTogether(files);

const made = Object.keys(files);
const {checkContent} = await load('src/content/index.ts');
const {withoutMarksIn} = await load('src/content/marks.ts');
const {counted, formatProblems} = await load('src/content/problems.ts');
const {location} = await siteLocation();
const {problems, unwritten} = await checkContent(location);
const ofMade = (texts) => texts.filter(({file}) => made.includes(file)).length;
// A file that got an entry may have had others to write before.
const own = ofMade(unwritten) - ofMade(withoutMarksIn(desk.source).marks);
const listed = made.length > 12 ? [...made.slice(0, 12), `… and ${made.length - 12} more`] : made;
console.log(
  [
    'Made:',
    ...listed.map((file) => `  ${file}${changed.has(file) ? ' (a line added)' : ''}`),
    '',
    'What is left:',
    `  write ${counted(own, 'text')} that ${own === 1 ? 'stands' : 'stand'} there marked, and delete the marks ("npm run check" lists them)`,
    ...plan.left.map((what) => `  ${what}`),
  ].join('\n'),
);
if (problems.length > 0) console.log(`\n${formatProblems(problems)}`);
