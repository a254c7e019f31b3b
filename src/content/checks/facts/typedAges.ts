/** How old a masseuse is, typed in her biography or on her card, where it is wrong a year later. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {type Text, textsOf} from '../../texts';
import {OF_AGE} from '../../vocabularies';
import type {RawDocument} from '../raw';
import {isOfSomebody, saidOfHer, sentencesOf, subjectOf} from '../statements/biographySentences';

/** Who is older is no masseuse, and may be a clock. */
const OLDEST = 60;

/** Her age in a sentence, by language. */
const AGE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:is|aged) (?<age>${numberPattern('en')})(?: years old)?(?=[.,;:])`,
    'giu',
  ),
  es: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(?:tiene(?: ya| solo| ahora)?|a sus) (?<age>${numberPattern('es')}) años(?! de)(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
};

/** In sentences that need her for their subject. What she did at an age stays as it is: that is past. */
const OF_HER: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    `${subjectOf('en')} is (?:just |only |now |still )?(?<age>${numberPattern('en')})(?: years old)?(?=$|[.,;:]| (?:and|but|now|years old)(?![A-Za-zÀ-ɏ]))`,
    `^(?:[Aa]t|[Ww]ith) (?:just |only |her )?(?<age>${numberPattern('en')})(?: years)?,? (?:she|(?<who>\\p{Lu}[A-Za-zÀ-ɏ]+)) (?:is|has|still|already|knows|works|teaches)(?![A-Za-zÀ-ɏ])`,
    `(?<=^|[.;:] )(?<who>\\p{Lu}[A-Za-zÀ-ɏ]+), (?:aged |just |only )?(?<age>${numberPattern('en')})(?: years old)?,`,
  ].map((pattern) => new RegExp(pattern, 'u')),
  es: [
    `^(?:Con|A) (?:solo |apenas |sus |los |sus solo )?(?<age>${numberPattern('es')}) años,? (?:(?<who>\\p{Lu}[A-Za-zÀ-ɏ]+) )?(?:es|ya (?:es|sabe)|sabe|enseña)(?![A-Za-zÀ-ɏ])`,
    `(?<=^|[.;:] )(?<who>\\p{Lu}[A-Za-zÀ-ɏ]+), (?:de |con )?(?<age>${numberPattern('es')}) años,`,
  ].map((pattern) => new RegExp(pattern, 'u')),
};

/** The words of a text that say how old she is. */
function typedIn(text: Text, name: string): readonly string[] {
  const isAge = (match: RegExpMatchArray): boolean => {
    const age = valueOf(match.groups?.age ?? '', text.locale);
    return age >= OF_AGE && age <= OLDEST;
  };
  const said = saidOfHer(text, OF_HER[text.locale] ?? [], name);
  if (said && isAge(said)) return [said[0].replace(/,$/u, '')];
  return sentencesOf(text)
    .filter((sentence) => !isOfSomebody(sentence))
    .flatMap((sentence) => [...sentence.matchAll(AGE[text.locale] ?? /(?!)/gu)])
    .filter(isAge)
    .map(([typed]) => typed);
}

/** A biography that says how old she is: next year it is wrong. */
export const agesIn = (document: RawDocument, {facts}: RawDocument): Omit<Problem, 'file'>[] =>
  textsOf(document).flatMap((text) =>
    typedIn(text, String(facts.name)).map((typed) => ({
      field: text.field,
      line: text.line,
      found: `her age, “${typed}”`,
      remedy: 'Leave it out: the site shows her age from the fields, and it changes.',
    })),
  );
