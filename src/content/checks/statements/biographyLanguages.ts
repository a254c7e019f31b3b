/** Languages that a biography has its masseuse speak, held against her fields. */
import type {Problem} from '../../problems';
import type {Text} from '../../texts';
import {SPOKEN_LANGUAGES} from '../../vocabularies';
import {NOT, languagesIn} from './languageNames';

/** What a masseuse speaks: her grandmother may speak something else. */
const SPEAKS: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])she (?:also )?speaks (?:fluent |perfect |good )?$/iu,
  es: /(?:^|[.:;?…] |(?<![A-Za-zÀ-ɏ])(?:ella|y) )(?:también )?habla (?:bien |también )?$/iu,
};
/** Latin is spoken to orchids. */
const DEAD = 'la';

/** A biography that has her speak a language that her fields do not give her. */
export function languagesOfMasseuse(
  text: Text,
  spoken: readonly unknown[],
  home: string,
): Problem[] {
  const {file, field, line, locale} = text;
  const speaks = SPEAKS[locale];
  if (!speaks || !/speaks|habla/iu.test(text.text)) return [];
  const strange = languagesIn(text.text, locale).find(
    ({code, before}) =>
      speaks.test(before) &&
      !spoken.includes(code) &&
      code !== DEAD &&
      !NOT.test(before.split(/[.!?;]\s/u).at(-1) ?? ''),
  );
  if (!strange) return [];
  const canBe = SPOKEN_LANGUAGES.some((one) => one === strange.code);
  const found = `“${strange.word}”, and languages in ${home} has no ${strange.code}`;
  const remedy = canBe
    ? 'Correct the sentence, or add the language there.'
    : 'Leave it out: her page shows the languages of the field.';
  return [{file, field, line, found, remedy}];
}
