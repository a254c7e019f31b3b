/** What the template of a masseuse names and the house may not have: her emblem with its satin, her programs. */
import {entriesOf} from '../../content/checks/raw';
import {satinIn} from '../../content/checks/facts/satins';
import type {Source} from '../../content/source';
import {EMBLEMS} from '../../content/vocabularies';

/** An emblem that nobody has, if there is one. */
export function freeEmblem({documents}: Source): string | undefined {
  const taken = new Set(documents.map(({frontMatter}) => frontMatter.emblem));
  return EMBLEMS.find((emblem) => !taken.has(emblem));
}

/** The text of a masseuse with an emblem that nobody has, on the satin that its picture is described on. */
function withEmblem(text: string, {documents, defaultLocale}: Source, free: string): string {
  const page = documents.find(({id, locale}) => id === 'masseuses' && locale === defaultLocale);
  const picture = entriesOf(page?.frontMatter.emblems).find(({entry}) => entry.id === free);
  const satin = satinIn(String(picture?.entry.alt), defaultLocale);
  const signed = text.replace(/^emblem: .*$/m, `emblem: ${free}`);
  return satin ? signed.replace(/^backdrop: .*$/m, `backdrop: ${satin}`) : signed;
}

/** The text of a masseuse whose programs are those of the house: one that the template names may be gone. */
function withPrograms(text: string, {documents}: Source): string {
  const ids = documents.flatMap(({id}) => (id.startsWith('programs/') ? [id.slice(9)] : []));
  const [first] = ids;
  return text.replace(
    /^(favoritePrograms:\n)((?: {2}- .*\n)+)/m,
    (_, head: string, rows: string) => {
      const kept = [...rows.matchAll(/- (.*)/g)].flatMap(([, id]) =>
        id && ids.includes(id) ? [id] : [],
      );
      return `${head}${(kept.length > 0 ? kept : [first ?? '']).map((id) => `  - ${id}\n`).join('')}`;
    },
  );
}

/** The text of a masseuse as this house can have her. */
export function ofHouse(text: string, source: Source): string {
  const emblem = freeEmblem(source);
  return withPrograms(emblem ? withEmblem(text, source, emblem) : text, source);
}
