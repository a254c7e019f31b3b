/* npm run check: names every mistake in the content of all languages, without building. */
import {load, siteLocation} from './content.mjs';

const site = await siteLocation();
const [{checkContent}, {formatProblems, formatUnwritten}] = await Promise.all([
  load('src/content/index.ts'),
  load('src/content/problems.ts'),
]);
const {problems, unwritten} = site.location
  ? await checkContent(site.location)
  : {problems: site.problems, unwritten: []};
if (problems.length > 0) console.error(formatProblems(problems));
if (unwritten.length > 0) console.error(formatUnwritten(unwritten));
if (problems.length + unwritten.length > 0) process.exit(1);
console.log('Content: no mistakes found.');
