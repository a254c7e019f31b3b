/** What is left over, and published or kept without a use: remarks, which stop nothing. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {linkedPages} from './checks/links';
import {REQUIRED_PICTURES} from './checks/references';
import {EMBLEM_FOLDER, emblemPicture, isEmblem} from './browser/emblems';
import type {Business} from './browser/types';
import {type Fields, entriesOf, isFields} from './facts';
import {plainName} from './files';
import {todayAt} from './houseTime';
import {hasAddress, kindOf} from './kinds';
import type {Body} from './pageText';
import {type Problem, atField} from './problems';
import type {Page} from './parsePage';
import type {Source} from './read';

/** The parsed text of a page. */
type Texts = (page: Page) => Body | undefined;

const originalsOf = ({pages, defaultLocale}: Source): readonly Page[] =>
  pages.filter(({locale}) => locale === defaultLocale);

/** Emblems that no masseuse signs with. */
function emblemRemarks(originals: readonly Page[]): Problem[] {
  const signed = originals.map(({fields}) => fields.emblem);
  return originals.flatMap(({file, fields, lineOf}) =>
    entriesOf(fields.emblems).flatMap(({id}, index): Problem[] => {
      if (signed.includes(id)) return [];
      const message = `No masseuse has the emblem ${String(id)}: delete it here, in the translations, and docs/pictures/${emblemPicture(String(id))}.jpg.`;
      return [{file, line: lineOf(['emblems', index]), field: `emblems[${index}]`, message}];
    }),
  );
}

/** Files of pictures that a page names in its fields. */
const picturesIn = ({hero, closingPhoto, photos, emblems}: Fields): string[] => [
  ...[hero, closingPhoto, ...entriesOf(photos)].map((one) =>
    isFields(one) ? String(one.file) : '',
  ),
  ...entriesOf(emblems).map(({id}) => `${emblemPicture(String(id))}.jpg`),
];

/** Pictures that no page shows. Every photo of the gallery is on its page. */
function pictureRemarks({pictures}: Source, originals: readonly Page[]): Problem[] {
  const shown = [...REQUIRED_PICTURES, ...originals.flatMap(({fields}) => picturesIn(fields))];
  return pictures
    .filter((picture) => !/(?:^|\/)\./.test(picture) && !shown.includes(picture))
    .map((picture) => ({
      file: `docs/pictures/${picture}`,
      message: isEmblem(picture)
        ? `docs/masseuses.mdx has no emblem ${path.parse(picture.slice(EMBLEM_FOLDER.length)).name}: delete this picture, or add its entry there.`
        : 'No page shows this picture: describe it in docs/gallery.mdx, or delete it.',
    }));
}

/** Folders of languages that the site does not have. */
function languageRemarks({siteDir, locales}: Source): Problem[] {
  return readdirSync(path.join(siteDir, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !locales.includes(entry.name))
    .map(({name}) => ({
      file: `i18n/${name}`,
      message: `The site has no language ${name}: add its line to docusaurus.config.ts, or delete this folder.`,
    }));
}

/** Translations with the address of the original, unless it is their own name, such as /casting. */
function addressRemarks({pages, defaultLocale}: Source, originals: readonly Page[]): Problem[] {
  const slugs = new Map(originals.map(({id, fields}) => [id, fields.slug]));
  return pages
    .filter(({locale}) => locale !== defaultLocale)
    .filter(({id, fields: {slug}}) => typeof slug === 'string' && slugs.get(id) === slug)
    .filter(({fields: {slug, label, name}}) => {
      const words = plainName(String(slug));
      return words !== '' && words !== plainName(String(label ?? name));
    })
    .map((page) => {
      const message = `Translate the words of this address: docs/${page.id}.mdx has the same.`;
      return atField(page, 'slug', message);
    });
}

/** Pages in neither menu, to which no other page links. */
function unlinkedRemarks({order}: Source, originals: readonly Page[], textOf: Texts): Problem[] {
  const linked = originals.flatMap((page) => {
    const text = textOf(page);
    return text ? linkedPages(text).filter((id) => id !== page.id) : [];
  });
  return originals
    .filter(({id, fields}) => hasAddress(id) && !order.includes(id) && fields.unlisted !== true)
    .filter(({id}) => !linked.includes(id))
    .map(({id, file}) => {
      const message = `Link to this page from another one, or add '${id}' to "pages" or "more" in sidebars.ts: nothing leads to it.`;
      return {file, message};
    });
}

/** Notices whose last day has passed at the house. */
function noticeRemarks(originals: readonly Page[], business: Business): Problem[] {
  const today = todayAt(business);
  return originals
    .filter(({id, fields}) => kindOf(id) === 'notice' && String(fields.until) < today)
    .map((page) => {
      const message = `This notice is over: delete ${page.file} and its translations, or write a later day.`;
      return atField(page, 'until', message);
    });
}

/** Closures and days with other hours that are over, by the house's clock. */
function hoursRemarks({business: {file, lineOf}}: Source, facts: Business): Problem[] {
  const {closures, exceptions} = facts;
  const today = todayAt(facts);
  const lastDays = [
    ...closures.map(({until}, index) => ({list: 'closures', index, last: until})),
    ...exceptions.map(({on}, index) => ({list: 'exceptions', index, last: on})),
  ];
  return lastDays
    .filter(({last}) => last < today)
    .map(({list, index, last}) => ({
      file,
      line: lineOf([list, index]),
      field: `${list}[${index}]`,
      message: `Delete this entry: it is over since ${last}, and every page still shows it.`,
    }));
}

type Content = {readonly source: Source; readonly textOf: Texts; readonly business: Business};

/** All remarks on content without problems. */
export function remarksOn({source, textOf, business}: Content): Problem[] {
  const originals = originalsOf(source);
  return [
    ...emblemRemarks(originals),
    ...pictureRemarks(source, originals),
    ...languageRemarks(source),
    ...addressRemarks(source, originals),
    ...unlinkedRemarks(source, originals, textOf),
    ...noticeRemarks(originals, business),
    ...hoursRemarks(source, business),
  ];
}
