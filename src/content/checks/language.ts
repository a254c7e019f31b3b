/**
 * Each text is in the language of its file. Told by the small words that hold sentences together,
 * which the two languages do not share, and for labels by the words of the site's own texts.
 */
import type {Problem} from '../problems';
import type {Source} from '../read';
import type {Text} from '../texts';
import {isFields} from './raw';
import {leftAsOriginal, unlessAlike} from './untranslated';
import {type Vocabulary, shortened, spokenWords, vocabularyOf, wordsIn} from './vocabulary';

/** Small words of a language that no other language here has. Add a line for a new language. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: `the of and to is are was were be been with for that this these those it its you your our we they
    their them she her his he who which what when where how from by at on an or not but if than then there
    here have has had will would can could may must do does only every each any all some more most other
    into out about after before between without under over up while because so too very own such through
    one two three please say write read choose see open close back next show hide send ask call book
    cannot nothing somebody nobody everything always never yet again`,
  es: `el la los las un una unos unas de del y al en con por para que se su sus lo le les es son era eran
    fue ser está están estar hay como más pero sin sobre entre hasta desde cuando donde dónde cómo qué
    quién quien cuál este esta estos estas ese esa eso esto aquel aquella tu tus te ti tú nos nuestro
    nuestra nuestros nuestras ella ellas ellos usted también muy ya todo toda todos todas cada otro otra
    otros otras mismo misma porque si sí ni o u e cualquier cualquiera puede pueden tiene tienen hace
    ahora aquí allí después antes siempre nunca nada nadie alguien algo dos tres solo según tras ante bajo
    escribe elige lee abre cierra ver llamar reservar dinos`,
};

const lists = new Map(
  Object.entries(SMALL_WORDS).map(([language, words]) => [
    language,
    new Set(words.split(/\s+/).filter(Boolean)),
  ]),
);

/** Words of one language alone: those that another one has as well tell nothing. */
const ALONE = new Map(
  [...lists].map(([language, words]): [string, ReadonlySet<string>] => {
    const others = [...lists].filter(([other]) => other !== language).map(([, set]) => set);
    return [language, new Set([...words].filter((word) => !others.some((set) => set.has(word))))];
  }),
);
const NONE: ReadonlySet<string> = new Set();
const distinct = (language: string): ReadonlySet<string> => ALONE.get(language) ?? NONE;

/** Signs that only Spanish writes. */
const SPANISH_SIGNS = /[¿¡ñ]/;

/** How often a word stands in the texts of each language. */
type Vocabularies = ReadonlyMap<string, Vocabulary>;

function vocabularies(texts: readonly Text[]): Vocabularies {
  const locales = [...new Set(texts.map(({locale}) => locale))];
  return new Map(
    locales.map((locale) => [locale, vocabularyOf(texts.filter((text) => text.locale === locale))]),
  );
}

/** Sentences need this many words before small words tell their language. */
const SENTENCE = 5;

/** The language a text is in instead of its own, or undefined when nothing speaks against it. */
function foreignLanguage(
  {text, locale}: Pick<Text, 'text' | 'locale'>,
  locales: readonly string[],
  vocabulary: Vocabularies,
  names: ReadonlySet<string> = NONE,
): string | undefined {
  const words = spokenWords(text).filter((word) => !names.has(word));
  if (words.length === 0 || !lists.has(locale)) return undefined;
  const score = (language: string): number => {
    const small = distinct(language);
    return words.filter((word) => small.has(word)).length;
  };
  const own = score(locale);
  const others = locales
    .filter((other) => other !== locale && lists.has(other))
    .map((other) => ({other, hits: score(other)}))
    .sort((a, b) => b.hits - a.hits);
  const [best] = others;
  if (!best) return undefined;
  if (locale !== 'es' && best.other === 'es' && SPANISH_SIGNS.test(text) && best.hits > own)
    return 'es';
  if (words.length >= SENTENCE) {
    return best.hits >= 2 && best.hits > own * 2 ? best.other : undefined;
  }
  // A label: every word that tells anything is of the other language, and none is of its own.
  const here = vocabulary.get(locale);
  const there = vocabulary.get(best.other);
  const of = (word: string, counts: Vocabulary | undefined): number => counts?.get(word) ?? 0;
  const ownWords = words.filter(
    (word) =>
      distinct(locale).has(word) ||
      of(word, here) > 1 ||
      (of(word, here) === 1 && of(word, there) === 0 && !distinct(best.other).has(word)),
  );
  // The text itself is one of the places; a word that stands nowhere else here is not of this language.
  const foreign = words.filter(
    (word) =>
      word.length > 2 &&
      of(word, here) <= 1 &&
      (of(word, there) > 1 || distinct(best.other).has(word)),
  );
  return ownWords.length === 0 && foreign.length > 0 ? best.other : undefined;
}

const nameOf = (locale: string): string =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(locale) ?? locale;

/** From how many texts on a whole file counts as one in the wrong language. */
const WHOLE_FILE = 4;

/** Names of the house, its people, programs and hotels: no language owns them. */
function namesIn({business}: Source, texts: readonly Text[]): ReadonlySet<string> {
  const house = isFields(business) ? [business.name, ...Object.values(business.address ?? {})] : [];
  const named = texts.filter(({isName, field}) => isName || field === 'name').map(({text}) => text);
  const words = [...house, ...named].flatMap((name) => wordsIn(String(name)));
  // "de" in a name stays a Spanish word.
  return new Set(words.filter((word) => ![...lists.values()].some((small) => small.has(word))));
}

/** So many words of a sentence must be there, and so many of its small words foreign, to tell it alone. */
const ALONE_WORDS = 8;
const ALONE_HITS = 4;

/** A sentence in another language among sentences of the text's own, with that language. */
function foreignSentence(
  {text, locale}: Pick<Text, 'text' | 'locale'>,
  locales: readonly string[],
): {sentence: string; language: string} | undefined {
  for (const sentence of text.replace(/[*_]([^*_]+)[*_]/g, '').split(/(?<=[.!?…])\s+/)) {
    const words = spokenWords(sentence);
    if (words.length < ALONE_WORDS || !lists.has(locale)) continue;
    const hits = (language: string): number => {
      const small = distinct(language);
      return words.filter((word) => small.has(word)).length;
    };
    if (hits(locale) > 0) continue;
    const language = locales.find(
      (other) => other !== locale && lists.has(other) && hits(other) >= ALONE_HITS,
    );
    if (language) return {sentence, language};
  }
  return undefined;
}

/** A text in another language; `isLeft` when it is the original, word for word. */
type Found = Text & {readonly language: string; readonly isLeft?: true};

/** Names texts that are in another language than their file. */
export function checkLanguage(source: Source, texts: readonly Text[]): Problem[] {
  const {locales} = source;
  // Specialties come from each language's own list, which is checked; "Nuru" is in both.
  const spoken = texts.filter(({isName, field}) => !isName && !field.startsWith('specialties'));
  const vocabulary = vocabularies(spoken);
  const names = namesIn(source, texts);
  const own = spoken.filter(({locale}) => locale === source.defaultLocale);
  // The other way round, the original is the copy: such a text, or a whole file, proves nothing.
  const foreign = own.filter((text) => foreignLanguage(text, locales, vocabulary, names));
  const suspect = (file: string): boolean =>
    foreign.filter((text) => text.file === file).length >= WHOLE_FILE;
  const foreignTexts = new Set(foreign);
  const suspects = new Set([...new Set(foreign.map(({file}) => file))].filter(suspect));
  const originals = own.filter((text) => !foreignTexts.has(text) && !suspects.has(text.file));
  const isLeft = leftAsOriginal(source, spoken, originals, (language) =>
    namesIn(
      source,
      texts.filter(({isName, locale}) => isName || locale === language),
    ),
  );
  const byFile = new Map<string, Text[]>();
  for (const text of spoken) byFile.set(text.file, [...(byFile.get(text.file) ?? []), text]);
  return [...byFile].flatMap(([file, all]): Problem[] => {
    const found = all.flatMap((text): Found[] => {
      if (isLeft(text)) return [{...text, language: source.defaultLocale, isLeft: true}];
      const language = foreignLanguage(text, locales, vocabulary, names);
      if (language) return [{...text, language}];
      const alone = foreignSentence(text, locales);
      return alone ? [{...text, text: alone.sentence, language: alone.language}] : [];
    });
    const [first] = found;
    if (first && found.length >= WHOLE_FILE && found.length * 2 > all.length) {
      return [
        {
          file,
          field: '',
          found: `a file in ${nameOf(first.language)}`,
          remedy: `Write its words in ${nameOf(first.locale)}.`,
        },
      ];
    }
    return found.map(({field, line, text, language, locale, isLeft: left}) => ({
      file,
      field,
      line,
      found: left
        ? `the original’s words, ${shortened(text)}`
        : `words in ${nameOf(language)}, ${shortened(text)}`,
      remedy: `Write them in ${nameOf(locale)}.${left ? ` ${unlessAlike(source, locale)}` : ''}`,
    }));
  });
}
