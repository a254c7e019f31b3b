/** In how many parts a ritual with a timeline is told to go, in the text of its page. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {inQuotes} from '../../language/wordCounts';
import {remembered} from '../../remember';
import {type Text, textsOf} from '../../texts';
import {lostEntries} from '../translations/ids';
import {type RawDocument, listOf, originalsOf} from '../raw';

const ORDINALS: Readonly<Record<string, string>> = {
  en: 'first second third fourth fifth sixth seventh eighth',
  es: 'primera segunda tercera cuarta quinta sexta séptima octava',
};
type Forms = {
  /** A number of parts: “in five phases”, “the third part of five”. The moon has phases too. */
  readonly all: RegExp;
  /** A part by its place, and how many others there are. */
  readonly nth: RegExp;
  readonly others: RegExp;
};
const forms = (ordinals: string, all: string, part: string, others: string): Forms => ({
  all: new RegExp(all, 'giu'),
  nth: new RegExp(
    `(?<![A-Za-zÀ-ɏ])(${ordinals.replaceAll(' ', '|')}) ${part}(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
  others: new RegExp(`(?<![A-Za-zÀ-ɏ])${others}(?![A-Za-zÀ-ɏ]| [A-Za-zÀ-ɏ])`, 'iu'),
});
const FORMS: Readonly<Record<string, Forms>> = {
  en: forms(
    ORDINALS.en ?? '',
    `(?:(?<![A-Za-zÀ-ɏ])(?:in|its|has|over) (${numberPattern('en')}) (?:phases|parts|stages)(?![A-Za-zÀ-ɏ]| of (?!it|this|the ritual))|(?<=(?:${(ORDINALS.en ?? '').replaceAll(' ', '|')}) )(?:part|phase|stage) of (${numberPattern('en')}))`,
    '(?:part|phase|stage)',
    `other (${numberPattern('en')})`,
  ),
  es: forms(
    ORDINALS.es ?? '',
    `(?:(?<![A-Za-zÀ-ɏ])(?:en|sus|tiene|a lo largo de) (${numberPattern('es')}) (?:fases|partes|etapas)(?![A-Za-zÀ-ɏ]| del? (?!ritual))|(?<=(?:${(ORDINALS.es ?? '').replaceAll(' ', '|')}) )(?:parte|fase|etapa) de (?!una? )(${numberPattern('es')})(?! [A-Za-zÀ-ɏ]))`,
    '(?:fase|etapa|parte(?! d))',
    `otras (${numberPattern('es')})`,
  ),
};

type Said = {readonly typed: string; readonly isRight: (count: number) => boolean};

const saidIn = remembered(({text, locale}: Text): Said[] => {
  const own = FORMS[locale];
  if (!own) return [];
  const ordinals = (ORDINALS[locale] ?? '').split(' ');
  return text.split(/(?<=[.!?…;])\s/u).flatMap((sentence): Said[] => {
    const all = [...sentence.matchAll(own.all)].map(([typed, first, second]) => {
      const number = valueOf(first ?? second ?? '', locale);
      return {typed, isRight: (count: number) => number === count};
    });
    const nth = [...sentence.matchAll(own.nth)].map(([typed, word = '']) => {
      const place = ordinals.indexOf(word.toLowerCase()) + 1;
      return {typed, isRight: (count: number) => place <= count};
    });
    const [typed, number = ''] = (nth.length > 0 && own.others.exec(sentence)) || [];
    const isRight = (count: number): boolean => valueOf(number, locale) === count - 1;
    return [...all, ...nth, ...(typed === undefined ? [] : [{typed, isRight}])];
  });
});

/** Names numbers of parts that the timeline of the program does not have. */
export function checkStages(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  const lost = lostEntries(documents).filter(({field}) => field === 'phases');
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    const count = listOf(original?.facts.phases).length;
    if (!original || count === 0 || lost.some((one) => one.original === original)) return [];
    return textsOf(document).flatMap((text): Problem[] => {
      // Fields are read by countedParts.ts.
      const wrong = saidIn(text).filter(({isRight}) => !isRight(count));
      if (text.line === undefined || text.field || wrong.length === 0) return [];
      const {file, field, line} = text;
      const found = `${inQuotes(wrong.map(({typed}) => typed))}, and phases in ${original.file} has ${count}`;
      return [{file, field, line, found, remedy: 'Correct the number, or leave it out.'}];
    });
  });
}
