/** Each text is in the language of its file. */
import {dictionaryOf} from '../../language/dictionaries';
import {folded} from '../../language/inflections';
import {groupedBy} from '../../groupedBy';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {lists} from '../../language/smallWords';
import {type Source, languageCounts} from '../../source';
import {mixedWords} from '../../read/mixedWords';
import {foreignLanguage, foreignSentence, vocabularies} from '../../language/tellLanguage';
import type {Text} from '../../texts';
import {shortened, wordsIn} from '../../language/wordCounts';
import {isFields, isUnread} from '../raw';
import {markRemedy, nameOfLanguage} from './inLanguage';
import {alikeIn, translatedIn, leftAsOriginal, unlessAlike} from './untranslated';

/** A label of one word that lost its accent: “Telefono” is Italian as well. */
const lacksAccent = remembered(({text, locale}: Text): boolean => {
  const word = text.toLowerCase();
  const {likely = []} = /^\p{L}+$/u.test(word) ? (dictionaryOf(locale)?.meant(word) ?? {}) : {};
  return !dictionaryOf(locale)?.has(word) && likely.some((other) => folded(other) === folded(word));
});

/** The language of most of them: a few short texts may look like those of a neighbour. */
function mostIn(found: readonly {readonly language: string}[]): string {
  const all = found.map(({language}) => language);
  const times = (one: string): number => all.filter((other) => other === one).length;
  return [...new Set(all)].sort((a, b) => times(b) - times(a))[0] ?? '';
}

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

/** Files of pages that not every language has, or can be read in: their words would count for one language alone. */
function unpairedFiles({documents, locales}: Source): ReadonlySet<string> {
  const languages = languageCounts(documents);
  const unread = new Set(documents.filter(isUnread).map(({id}) => id));
  const unpaired = documents.filter(
    ({id}) => (languages.get(id) ?? 0) < locales.length || unread.has(id),
  );
  return new Set(unpaired.map(({file}) => file));
}

/** A few words of a translation, which it may say as the original does. */
const isLabel = (text: string, locale: string, {defaultLocale}: Source): boolean =>
  locale !== defaultLocale && wordsIn(text).length <= 4;

/** A text in another language; `isLeft` when it is the original, word for word. */
type Found = Text & {readonly language: string; readonly isLeft?: true};

/**
 * Names texts that are in another language than their file. `parts` are words within other texts that
 * are read by themselves: links, buttons. `twins` are the originals of texts.
 */
export function checkLanguage(
  source: Source,
  texts: readonly Text[],
  parts: readonly Text[] = [],
  twins: ReadonlyMap<Text, Text> = new Map(),
): Problem[] {
  const translated = new Map([...twins].map(([text, original]) => [original, text]));
  const twinOf = (text: Text): Text | undefined => twins.get(text) ?? translated.get(text);
  const {locales} = source;
  // Specialties come from each language's own list, which is checked; "Nuru" is in both.
  const spoken = texts.filter(({isName, field}) => !isName && !field.startsWith('specialties'));
  const unpaired = unpairedFiles(source);
  const vocabulary = vocabularies(spoken.filter(({file}) => !unpaired.has(file)));
  // What one language says as another does speaks for neither.
  const alike = source.locales.flatMap((locale) => [...alikeIn(source, locale)]);
  const names = new Set([...namesIn(source, texts), ...alike]);
  const own = spoken.filter(({locale}) => locale === source.defaultLocale);
  // The other way round, the original is the copy: such a text, or a whole file, proves nothing.
  const translations = new Map(
    spoken
      .filter(({locale}) => locale !== source.defaultLocale)
      .map(({text, locale}) => [text.toLowerCase(), locale]),
  );
  const told = new Map<Text, string | undefined>();
  const languageOf = (text: Text): string | undefined => {
    if (told.has(text)) return told.get(text);
    const language = lacksAccent(text)
      ? undefined
      : (foreignLanguage(text, locales, vocabulary, names) ??
        (text.locale === source.defaultLocale ? translatedIn(text, translations) : undefined));
    told.set(text, language);
    return language;
  };
  const foreign = own.filter(languageOf);
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
  return [...groupedBy(spoken, ({file}) => file)].flatMap(([file, all]): Problem[] => {
    const own = parts.filter((part) => part.file === file);
    // Words that are read by themselves stand on a line of their own within what is read in one go.
    const atOwnLine = (text: Found): Found =>
      text.field
        ? text
        : {...text, line: own.find((part) => part.text === text.text)?.line ?? text.line};
    const found = all.flatMap((text): Found[] => {
      if (isLeft(text)) return [{...text, language: source.defaultLocale, isLeft: true}];
      const language = languageOf(text);
      if (language) return [{...text, language}];
      const alone =
        foreignSentence(text, locales, vocabulary, names) ??
        mixedWords(text, locales, vocabulary, names, twinOf(text));
      return alone ? [atOwnLine({...text, text: alone.sentence, language: alone.language})] : [];
    });
    const known = new Set(found.map(({line}) => line));
    const within = own.flatMap((part): Found[] => {
      if (known.has(part.line)) return [];
      const language = foreignLanguage(part, locales, vocabulary, names);
      return language ? [{...part, language}] : [];
    });
    const [first] = found;
    if (first && found.length >= WHOLE_FILE && found.length * 2 > all.length) {
      return [
        {
          file,
          field: '',
          found: `a file in ${nameOfLanguage(mostIn(found))}`,
          remedy: `Write its words in ${nameOfLanguage(first.locale)}.`,
        },
      ];
    }
    return [...found, ...within].map(({field, line, text, language, locale, isLeft: left}) => ({
      file,
      field,
      line,
      found: left
        ? `the original’s words, ${shortened(text)}`
        : `words in ${nameOfLanguage(language)}, ${shortened(text)}`,
      ...(!left && {rule: 'foreign-words' as const}),
      remedy: `Write them in ${nameOfLanguage(locale)}${markRemedy({file, field, line}, language)}.${left || (locales.includes(language) && isLabel(text, locale, source)) ? ` ${unlessAlike(source, locale)}` : ''}`,
    }));
  });
}
