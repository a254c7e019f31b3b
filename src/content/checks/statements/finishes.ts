/** How many ends a program has, in sentences of its page that its `finish` contradicts. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type Text, textsOf} from '../../texts';
import {type RawDocument, entriesOf, isFields, originalsOf} from '../raw';

const ENGLISH = numberPattern('en');
const SPANISH = numberPattern('es');

/** A session that a sentence speaks of, before what it has. */
const SESSION = {
  en: '(?:session|program|massage|ritual|evening|longer|shorter)(?![A-Za-zÀ-ɏ])[^.;:!?]{0,40}? (?:with|has|brings|holds|includes|ends in|of)',
  es: '(?:sesión|programa|masaje|ritual|velada|larga|corta)(?![A-Za-zÀ-ɏ])[^.;:!?]{0,40}? (?:con|tiene|trae|lleva|incluye|acaba en|de)',
};
/** How many ends there are said to be. A wall has two finishes and a novel two endings: only what there is in a session counts. */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    `(?<![A-Za-zÀ-ɏ])there (?:is|are) (?:only |just |always )?(${ENGLISH}) (?:Lingam )?(?:finish(?:es)?|endings?|climax(?:es)?)(?![A-Za-zÀ-ɏ]|(?: of| on| to) )`,
    `(?<![A-Za-zÀ-ɏ])${SESSION.en} (?:only |just )?(${ENGLISH}) (?:finishes|endings)(?![A-Za-zÀ-ɏ])`,
    `(${ENGLISH}) (?:climaxes|Lingam (?:finish(?:es)?|endings?))(?![A-Za-zÀ-ɏ])`,
  ].map((pattern) => new RegExp(pattern, 'giu')),
  es: [
    `(?<![A-Za-zÀ-ɏ])hay (?:solo )?(${SPANISH}) (?:solo |sol[ao]s |único |posibles )?(?:final(?:es)?|clímax)(?![A-Za-zÀ-ɏ]|(?: de) )`,
    `(?<![A-Za-zÀ-ɏ])${SESSION.es} (?:solo )?(${SPANISH}) finales(?![A-Za-zÀ-ɏ])`,
    `(${SPANISH}) (?:final(?:es)? Lingam|clímax)(?![A-Za-zÀ-ɏ])`,
  ].map((pattern) => new RegExp(pattern, 'giu')),
};
/** An end that comes after so many others: “a third finish”. */
const ORDINALS: Readonly<Record<string, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  es: ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'],
};
const NTH: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:an?|the) (first|second|third|fourth|fifth) (?:Lingam )?(?:finish|climax)(?![A-Za-zÀ-ɏ])/giu,
  es: /(?<![A-Za-zÀ-ɏ])(?:un|el) (primer|segundo|tercer|cuarto|quinto) (?:final|clímax)(?![A-Za-zÀ-ɏ])/giu,
};

type Said = {readonly typed: string; readonly number: number; readonly isNth: boolean};

const ANY = /finish|ending|climax|clímax|final/iu;

const saidIn = remembered(({text, locale}: Text): Said[] => {
  if (!ANY.test(text)) return [];
  const counted = (SAID[locale] ?? []).flatMap((form) =>
    [...text.matchAll(form)].map(([typed, number = '']) => ({
      typed,
      number: valueOf(number, locale),
      isNth: false,
    })),
  );
  const nth = [...text.matchAll(NTH[locale] ?? /(?!)/gu)].map(([typed, word = '']) => ({
    typed,
    number: (ORDINALS[locale] ?? []).indexOf(word.toLowerCase()) + 1,
    isNth: true,
  }));
  return [...counted, ...nth];
});

/** The numbers in the fields that say how a program ends, in every language; a field alone may be the mistake, and is told. */
function endsOf(versions: readonly RawDocument[]): number[] {
  return versions.flatMap(({words, locale}) => {
    const number = new RegExp(numberPattern(locale), 'iu');
    const fields = [words, ...entriesOf(words.tiers).map(({entry}) => entry)];
    return fields.flatMap((field) => {
      const finish = isFields(field) ? field.finish : undefined;
      const [typed] = (typeof finish === 'string' && number.exec(finish)) || [];
      return typed === undefined ? [] : [valueOf(typed, locale)];
    });
  });
}

const isFinish = ({field}: Text): boolean => /(?:^|\.)finish$/.test(field);

/** Names numbers of ends that no session of the program has. */
export function checkFinishes(documents: readonly RawDocument[]): Problem[] {
  return [...originalsOf(documents).values()].flatMap(({id, kind, file: home}): Problem[] => {
    const versions = kind === 'program' ? documents.filter((one) => one.id === id) : [];
    const ends = endsOf(versions);
    if (ends.length === 0) return [];
    const most = Math.max(...ends);
    const wrong = versions.flatMap((version) =>
      textsOf(version).flatMap((text) => {
        const said = isFinish(text) ? [] : saidIn(text);
        const first = said.find(({number, isNth}) =>
          isNth ? number > most : !ends.includes(number),
        );
        return first ? [{text, ...first}] : [];
      }),
    );
    // What every language says is right, and the fields are told.
    const isEverywhere = ({number}: Said): boolean =>
      versions.length > 1 &&
      versions.every(({locale}) =>
        wrong.some((one) => one.number === number && one.text.locale === locale),
      );
    return wrong
      .filter((one) => !isEverywhere(one))
      .map(({text: {file, field, line}, typed}) => {
        const found = `“${typed}”, and by finish in ${home} a session has ${[...new Set(ends)].sort().join(' or ')}`;
        return {file, field, line, found, remedy: 'Correct the number, or leave it out.'};
      });
  });
}
