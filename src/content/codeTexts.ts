/** Words of components as texts, for the checks that read every text. */
import {type CodeEntry, codeEntries, fileOf} from './read/codeFile';
import {remembered} from './remember';
import type {Source} from './source';
import type {Text} from './texts';

type Place = {readonly file: string; readonly locale: string};

/** A text once for each entry, so that what is known of it is kept. */
const textOfEntry = remembered(({id, message, line}: CodeEntry) =>
  remembered(({file, locale}: Place): Text => ({file, locale, field: id, line, text: message})),
);

const places = new Map<string, Place>();
function placeOf(file: string, locale: string): Place {
  const key = `${locale} ${file}`;
  const place = places.get(key) ?? {file, locale};
  places.set(key, place);
  return place;
}

/** Words of components as texts: the original's in the code, the others' in `code.json`. */
export function codeTexts(source: Source): Text[] {
  const {componentWords = [], defaultLocale, locales} = source;
  const original = componentWords.map((word) =>
    textOfEntry(word)(placeOf(word.file, defaultLocale)),
  );
  const translated = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      codeEntries(source, locale).map((entry) =>
        textOfEntry(entry)(placeOf(fileOf(locale), locale)),
      ),
    );
  return [...original, ...translated];
}
