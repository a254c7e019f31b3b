/** A new program, masseuse or page: its files in every language. */
import {titleRoom} from '../../content/checks/pages/addresses';
import {withoutMarks} from '../../content/marks';
import {contentFolder} from '../../content/source';
import {fill, nameOf} from './fill';
import {intoSidebar} from './insert';
import {freeEmblem, ofHouse} from './masseuse';
import {faultOfAddress} from './names';
import {tileOf} from './tile';
import {type Desk, NOTHING, type Outcome, type Plan, refuse} from './types';

const FOLDERS = {program: 'programs/', masseuse: 'masseuses/', page: ''} as const;

/** The address of a new page, in the folder where its like stand in that language. */
function slugFor({source}: Desk, folder: string, id: string, locale: string): string {
  const like = source.documents.find(
    (document) => folder && document.locale === locale && document.id.startsWith(folder),
  );
  const slug = typeof like?.frontMatter.slug === 'string' ? like.frontMatter.slug : `/${folder}`;
  return `${folder ? slug.slice(0, slug.lastIndexOf('/')) : ''}/${id}`;
}

const SIDEBARS = 'sidebars.ts';

const LEFT = {
  program: [
    'decide its facts (category, intensity, prices, lengths, places), and delete the line "sample", at the head of',
  ],
  masseuse: ['write her true facts, and delete the line "sample", at the head of'],
  page: ['link to it from where it is to be found: its line in sidebars.ts only gives it an order'],
} as const;

/** The line of a page that gives it an order; what was there before and comes back has it still. */
function inSidebars({source, read}: Desk, kind: 'program' | 'page', documentId: string): Plan {
  if (source.order.includes(documentId)) return NOTHING;
  const list = kind === 'program' ? 'programs' : 'pages';
  const text = intoSidebar(read(SIDEBARS) ?? '', list, documentId);
  if (text === undefined) {
    return {
      files: {},
      left: [`add '${documentId}' to ${SIDEBARS}: its place could not be found`],
    };
  }
  const left = kind === 'program' ? [`move its line in ${SIDEBARS} to its place on the menu`] : [];
  return {files: {[SIDEBARS]: text}, left};
}

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
    const filling = {name: nameOf(id), slug, locale, isOriginal, titleRoom: titleRoom(source)};
    const text = fill(template, filling);
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
  const line = inSidebars(desk, kind, documentId);
  const tile = kind === 'program' ? tileOf(desk, id) : NOTHING;
  return {
    files: {...files, ...line.files, ...tile.files},
    left: [...left, ...line.left, ...tile.left],
  };
}
