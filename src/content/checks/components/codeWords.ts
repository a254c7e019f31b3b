/** Words of components in every other language: `code.json` against the code. */
import {didYouMean} from '../../closest';
import {codeFile, fileOf} from '../../read/codeFile';
import type {ComponentWord} from '../../read/componentWords';
import {isMarked} from '../../marks';
import {type Problem, quote} from '../../problems';
import type {Source} from '../../source';
import {damagedFiles} from '../precedence';
import {entryFault} from './codeEntry';
import {languageFault} from './codeLanguages';
import {nationalityFault} from './codeNationalities';
import {numberFault} from './codeNumbers';
import {exchanged, sameWords} from './codePairs';
import {labelFault} from './fixedLabels';
import {unitFault} from './codeUnits';

/** Numbers of an entry whose form is right, once it is translated. */
function numbersOf(
  entry: unknown,
  {message: original}: ComponentWord,
  locale: string,
  {defaultLocale}: Source,
): Omit<Problem, 'file' | 'field'> | undefined {
  const text = String((entry as {message?: unknown}).message);
  return isMarked(text)
    ? undefined
    : (unitFault(text, locale) ??
        numberFault({text, locale}, {text: original, locale: defaultLocale}));
}

function checkLocale(source: Source, locale: string, words: readonly ComponentWord[]): Problem[] {
  const file = fileOf(locale);
  const read = codeFile(source, locale);
  if (!read) return [];
  const {value, fault, lines, doubled} = read;
  if (!value) return fault ? [{file, ...fault}] : [];
  const lineOf = (id: string): number | undefined => lines.find((entry) => entry.id === id)?.line;
  const byId = new Map(words.map((word) => [word.id, word]));
  // Words of code that cannot be read are known to nobody.
  const areAllKnown = !source.problems.some(({file: other}) => other.startsWith('src/'));
  const unknown = Object.keys(value).filter(
    (id) => areAllKnown && !byId.has(id) && !id.startsWith('theme.'),
  );
  const missing = [...byId.keys()].filter((id) => !Object.hasOwn(value, id));
  const renamed = new Set<string>();
  const strange = unknown.map((id): Problem => {
    // One that nobody asks for and one that is missing are the same, under a name of its own.
    const isOnly = unknown.length === 1 && missing.length === 1;
    const near = didYouMean(id, missing) || (isOnly ? `Did you mean ${missing[0]}? ` : '');
    if (near) renamed.add(near.slice('Did you mean '.length, -2));
    return {
      file,
      field: id,
      line: lineOf(id),
      found: 'an entry that no component asks for',
      remedy: near ? `${near}Otherwise delete the entry.` : 'Delete the entry.',
    };
  });
  const all = [...byId.values()];
  // Words whose signs are broken come back as they were.
  const isDamaged = damagedFiles(source).has(file);
  const changed = exchanged(value, all);
  const faults = new Map(
    all
      .filter(({id}) => Object.hasOwn(value, id))
      .map((word) => [
        word.id,
        languageFault(value[word.id], word, locale) ??
          nationalityFault(value[word.id], word, locale) ??
          labelFault(value[word.id], word, locale) ??
          entryFault(value[word.id], word),
      ]),
  );
  // Words that stand in two entries because one of them is broken are told with what is broken.
  const same = sameWords(
    value,
    all.filter(({id}) => !faults.get(id)),
  );
  const pairs = [...changed, ...same];
  const told = new Set([...changed.flatMap(({ids}) => ids), ...same.map(({field}) => field)]);
  const twice = lines.filter(({id}, index) => lines.findIndex((other) => other.id === id) < index);
  // One that stands twice where one is missing has another's name.
  const [lost] = twice.length === 1 && missing.length === 1 ? missing : [];
  return [
    ...strange,
    ...twice.map(({id, line}) => ({
      file,
      field: id,
      line,
      found: `the entry for the second time, after line ${lines.find((other) => other.id === id)?.line}`,
      remedy: lost
        ? `Write "${lost}" in its place, which is missing, or keep one of the two.`
        : 'Keep one of the two.',
    })),
    ...doubled.map(({id, line}) => ({
      file,
      field: id,
      line,
      found: 'its message for the second time',
      remedy: 'Keep one of the two.',
    })),
    ...pairs.map(({field, found, remedy}) => ({file, field, line: lineOf(field), found, remedy})),
    ...missing
      .filter((id) => !renamed.has(id) && id !== lost)
      .map((id) => ({
        file,
        field: id,
        found: 'no entry',
        remedy: `Add it: "${id}": {"message": "…"}. The original reads ${quote(byId.get(id)?.message)}.`,
      })),
    ...[...byId.values()].flatMap((word): Problem[] => {
      if (!Object.hasOwn(value, word.id)) return [];
      const entry = value[word.id];
      if (told.has(word.id) || isDamaged) return [];
      const wrong = faults.get(word.id) ?? numbersOf(entry, word, locale, source);
      return wrong ? [{file, field: word.id, line: lineOf(word.id), ...wrong}] : [];
    }),
  ];
}

/** Words in the code itself: none, or others under an id that another component has. */
function checkOriginals(words: readonly ComponentWord[]): Problem[] {
  const first = new Map<string, ComponentWord>();
  return words.flatMap((word): Problem[] => {
    const {id, file, line, message} = word;
    const at = {file, line, field: id};
    if (!message.trim()) return [{...at, found: 'no words', remedy: 'Write the English words.'}];
    const earlier = first.get(id) ?? word;
    first.set(id, earlier);
    if (earlier.message === message) return [];
    const found = `${quote(message)}, and ${quote(earlier.message)} in ${earlier.file}`;
    return [{...at, found, remedy: 'Write the same in both: they are one entry of code.json.'}];
  });
}

/** Names entries of `code.json` that are missing, empty, unknown or broken. */
export function checkCodeWords(source: Source): Problem[] {
  const {componentWords: words, defaultLocale, locales} = source;
  if (!words) return [];
  const inCode = checkOriginals(words);
  const told = new Set(inCode.map(({field}) => field));
  // What a translation should say is not known then.
  const isSure = ({field}: Problem): boolean => !told.has(field);
  const translated = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => checkLocale(source, locale, words));
  return [...inCode, ...translated.filter(isSure)];
}
