/** A new program, masseuse or page: its files in every language. */
import {withoutMarks} from '../../content/marks';
import {contentFolder} from '../../content/source';
import {fill, nameOf} from './fill';
import {intoSidebar} from './insert';
import {freeEmblem, ofHouse} from './masseuse';
import {faultOfAddress} from './names';
import {tileOf} from './tile';
import {type Desk, type Outcome, refuse} from './types';

const FOLDERS = {program: 'programs/', masseuse: 'masseuses/', page: ''} as const;

/** The address of a new page, in the folder where its like stand in that language. */
function slugFor({source}: Desk, folder: string, id: string, locale: string): string {
  const like = source.documents.find(
    (document) => folder && document.locale === locale && document.id.startsWith(folder),
  );
  const slug = typeof like?.frontMatter.slug === 'string' ? like.frontMatter.slug : `/${folder}`;
  return `${folder ? slug.slice(0, slug.lastIndexOf('/')) : ''}/${id}`;
}

const LEFT = {
  program: [
    'decide its facts (category, intensity, prices, lengths, places), and delete the line "sample", at the head of',
    'move its line in sidebars.ts to its place on the menu',
  ],
  masseuse: ['write her true facts, and delete the line "sample", at the head of'],
  page: ['link to it from where it is to be found: its line in sidebars.ts only gives it an order'],
} as const;

/** Files of a program, a masseuse or a page. */
export function newPage(desk: Desk, kind: keyof typeof FOLDERS, id: string): Outcome {
  const {source, read} = desk;
  const documentId = FOLDERS[kind] + id;
  const fileIn = (locale: string): string =>
    `${contentFolder(locale, source.defaultLocale)}/${documentId}.mdx`;
  const taken = source.locales.map(fileIn).find((file) => read(file) !== undefined);
  if (taken) return refuse(`${taken} exists already. Choose another name, or edit that file.`);
  // What was made just now has its name behind a mark.
  const called = source.documents.find(
    ({frontMatter: {label}}) => typeof label === 'string' && withoutMarks(label) === nameOf(id),
  );
  if (called) {
    return refuse(
      `${called.file} is called “${nameOf(id)}” already. Choose another name than "${id}".`,
    );
  }
  const template = read(`docs/_templates/${kind}.mdx`);
  if (template === undefined) {
    return refuse(`docs/_templates/${kind}.mdx is missing: new files are made from it.`);
  }
  const files: Record<string, string> = {};
  for (const locale of source.locales) {
    const slug = slugFor(desk, FOLDERS[kind], id, locale);
    const isOriginal = locale === source.defaultLocale;
    const fault = kind === 'masseuse' ? undefined : faultOfAddress(source, slug, locale);
    if (fault) return refuse(`${fault} Choose another name than "${id}".`);
    const text = fill(template, {name: nameOf(id), slug, locale, isOriginal});
    files[fileIn(locale)] = kind === 'masseuse' ? ofHouse(text, source) : text;
  }
  const left = LEFT[kind].map((what) =>
    what.endsWith(' of') ? `${what} ${fileIn(source.defaultLocale)}` : what,
  );
  if (kind === 'masseuse' && freeEmblem(source) === undefined) {
    left.push('choose her emblem: every one stands for somebody already, so that two share theirs');
  }
  if (kind === 'masseuse') return {files, left};
  for (const locale of source.locales.filter((other) => other !== source.defaultLocale)) {
    left.push(`give it an address in its own words: slug in ${fileIn(locale)}`);
  }
  const sidebars = intoSidebar(
    read('sidebars.ts') ?? '',
    kind === 'program' ? 'programs' : 'pages',
    documentId,
  );
  if (sidebars !== undefined) files['sidebars.ts'] = sidebars;
  else left.push(`add '${documentId}' to sidebars.ts: its place could not be found`);
  if (kind === 'page') return {files, left};
  const tile = tileOf(desk, id);
  return {files: {...files, ...tile.files}, left: [...left, ...tile.left]};
}
