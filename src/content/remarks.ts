/** What is left over, and published or kept without a use: remarks, which stop nothing. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {REQUIRED_PICTURES} from './checks/references';
import {EMBLEM_FOLDER, emblemPicture, isEmblem} from './browser/emblems';
import {wallTimeAt} from './browser/houseClock';
import {type Fields, entriesOf, isFields} from './facts';
import {plainName} from './files';
import {timeZoneOf} from './houseTime';
import {type Problem, atField} from './problems';
import type {Page} from './parsePage';
import type {Source} from './read';
import {businessSchema} from './schemas/business';

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

/** Closures and days with other hours that are over, by the house's clock. */
function hoursRemarks({business}: Source, now: number): Problem[] {
  const {data} = businessSchema.safeParse(business.value);
  if (!data) return [];
  const {address, timeZone, closures, exceptions} = data;
  const zone = timeZoneOf({country: address.country, timeZone}) ?? 'UTC';
  const today = wallTimeAt(now, zone).day;
  const lastDays: [list: string, index: number, last: string][] = [
    ...closures.map(({until}, index): [string, number, string] => ['closures', index, until]),
    ...exceptions.map(({on}, index): [string, number, string] => ['exceptions', index, on]),
  ];
  return lastDays
    .filter(([, , last]) => last < today)
    .map(([list, index, last]) => ({
      file: business.file,
      line: business.lineOf([list, index]),
      field: `${list}[${index}]`,
      message: `Delete this entry: it is over since ${last}, and every page still shows it.`,
    }));
}

/** All remarks on content without problems, at an instant in milliseconds since 1970. */
export function remarksOn(source: Source, now = Date.now()): Problem[] {
  const originals = originalsOf(source);
  return [
    ...emblemRemarks(originals),
    ...pictureRemarks(source, originals),
    ...languageRemarks(source),
    ...addressRemarks(source, originals),
    ...hoursRemarks(source, now),
  ];
}
