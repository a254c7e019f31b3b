/** Languages that sentences say reception speaks, held against docs/business.yml; and those of a masseuse. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, textsOf} from '../../texts';
import {languagesOfMasseuse} from './biographyLanguages';
import {NOT, languagesIn} from './languageNames';
import {type RawDocument, isFields, listOf, originalsOf} from '../raw';

/** Who answers, and that it speaks, as each language says it. */
const RECEPTION: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:reception(?:ists?)?|we)(?![A-Za-zÀ-ɏ]).*?(?<![A-Za-zÀ-ɏ])(?:speaks?|answers?|answered|spoken|understands?|writes? back|repl(?:y|ies))(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:(?:recepción).*?(?:habla[nr]?|hablamos|atienden?|atendemos|contestan?|contestamos|responden?|entiende[n]?)|(?:hablamos|te (?:atendemos|contestamos|respondemos)))(?![A-Za-zÀ-ɏ])/iu,
};
/** Languages counted as those of reception. */
const OF_RECEPTION: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(${numberPattern('en')}) languages (?:of|at|in) (?:our |the )?reception(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])reception[’']s (${numberPattern('en')}) languages(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])reception in (${numberPattern('en')}) languages(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
  es: new RegExp(
    `(${numberPattern('es')}) (?:idiomas|lenguas) (?:de|en) (?:la |nuestra )?recepción(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])recepción en (${numberPattern('es')}) (?:idiomas|lenguas)(?![A-Za-zÀ-ɏ])`,
    'iu',
  ),
};
/** What comes behind these is not what reception speaks: “we answer in English if you write in German”. */
const BUT =
  /(?<![A-Za-zÀ-ɏ])(?:if|even|when|though|although|but|unless|whatever|whether|si|aunque|cuando|pero|incluso)(?![A-Za-zÀ-ɏ])/iu;
const COUNTED: Readonly<Record<string, string>> = {en: 'languages', es: 'idiomas|lenguas'};

/** What reception is said to speak: each sentence of a text from who speaks on. */
const sentencesOf = remembered(({text, locale}: Text): string[] => {
  const reception = RECEPTION[locale];
  if (!reception?.test(text)) return [];
  return text.split(/(?<=[.!?;])\s/u).flatMap((one) => {
    const {index} = reception.exec(one) ?? {};
    if (index === undefined || NOT.test(one)) return [];
    const [said = ''] = one.slice(index).split(BUT);
    return [said];
  });
});

/** Where the languages are, for a remedy. */
const AT_HOME = 'receptionLanguages (docs/business.yml)';

/** Another number of languages than reception has. */
function countedIn(
  {file, field, line, locale, text}: Text,
  count: number,
  form?: RegExp,
): Problem[] {
  const [typed, ...numbers] = form?.exec(text) ?? [];
  // Of the ways to say it one alone has a number.
  const number = valueOf(numbers.find(Boolean) ?? '', locale);
  if (typed === undefined || [1, count].includes(number)) return [];
  const found = `“${typed}”, and ${AT_HOME} has ${count}`;
  const remedy = 'Leave the number out: it would stay when they change.';
  return [{file, field, line, found, remedy}];
}

function ofReception(text: Text, spoken: readonly unknown[]): Problem[] {
  const {file, field, line, locale} = text;
  const counted = countedIn(text, spoken.length, OF_RECEPTION[locale]);
  if (counted.length > 0) return counted;
  const sentences = sentencesOf(text);
  if (sentences.length === 0) return [];
  const languages = new RegExp(
    `(${numberPattern(locale)}) (?:${COUNTED[locale] ?? '(?!)'})(?![A-Za-zÀ-ɏ])`,
    'iu',
  );
  return sentences.flatMap((sentence): Problem[] => {
    const strange = languagesIn(sentence, locale).find(({code}) => !spoken.includes(code));
    if (strange) {
      const found = `“${strange.word}”, which is not among ${AT_HOME}`;
      return [{file, field, line, found, remedy: `Leave it out, or add ${strange.code} there.`}];
    }
    return countedIn({...text, text: sentence}, spoken.length, languages);
  });
}

/** Names languages in sentences that the facts do not have. */
export function checkSpokenLanguages(
  {business}: Source,
  documents: readonly RawDocument[],
): Problem[] {
  const reception = listOf(isFields(business) ? business.receptionLanguages : undefined);
  const originals = originalsOf(documents);
  return documents.flatMap((document) => {
    if (document.kind === 'legal') return [];
    const original = originals.get(document.id);
    const own = document.kind === 'masseuse' ? listOf(original?.facts.languages) : [];
    return textsOf(document).flatMap((text) => [
      ...(reception.length > 0 && document.kind !== 'masseuse' ? ofReception(text, reception) : []),
      ...(original && own.length > 0 ? languagesOfMasseuse(text, own, original.file) : []),
    ]);
  });
}
