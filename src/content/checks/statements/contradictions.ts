/** Sentences that say the contrary of what holds on the whole site: the tax, the ways to pay, the age. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';
import {OF_AGE} from '../../vocabularies';

type Contrary = {
  readonly forms: Readonly<Record<string, RegExp>>;
  readonly because: string;
  readonly remedy: string;
};

const CONTRARIES: readonly Contrary[] = [
  {
    forms: {
      en: /(?<![A-Za-zÀ-ɏ])(?:(?:VAT|IVA)(?: \(IVA\))? (?:is )?(?:not included|excluded|extra|added on top)|(?:plus|excluding|exclude) (?:VAT|IVA)|prices? (?:[A-Za-zÀ-ɏ]+ ){0,3}(?:without|before) (?:VAT|IVA)|prices? (?:do not|don’t|does not|never) include (?:VAT|IVA))(?![A-Za-zÀ-ɏ])/iu,
      es: /(?<![A-Za-zÀ-ɏ])(?:IVA (?:no incluido|excluido|aparte)|más IVA|precios? (?:[A-Za-zÀ-ɏ]+ ){0,3}sin IVA|IVA (?:va|se paga|se suma|se añade) aparte|no incluyen? (?:el )?IVA)(?![A-Za-zÀ-ɏ])/iu,
    },
    because: 'every price of the site includes the tax',
    remedy: 'Say that it is included, or leave it out.',
  },
  {
    forms: {
      en: /(?<![A-Za-zÀ-ɏ])(?:(?:take|accept|pay in) (?:only cash|cash only)(?<=(?<![A-Za-zÀ-ɏ])(?:we|pay) [^.;]*)|(?:^|[.;:] )cash only|(?<=(?<![A-Za-zÀ-ɏ])(?:pay|pays|paid|payments?)(?![A-Za-zÀ-ɏ])[^.;]*(?:, | in ))cash only|(?<=(?<![A-Za-zÀ-ɏ])(?:pay|pays|paid|payments?)(?![A-Za-zÀ-ɏ])[^.;]*)(?:only by (?:major )?(?:credit |debit )?card|by (?:major )?(?:credit |debit )?cards? only)|(?:^|[.;:] )(?:credit )?cards? only(?=[.,;]|$)|we only (?:take|accept) cash|we (?:take|accept) no (?:credit )?cards|(?:no (?:credit )?cards? (?:is|are) (?:taken|accepted)|(?:do not|don[’']t|cannot|can[’']t) (?:take|accept) (?:credit )?cards?)(?: payments?)?|cards are not (?:taken|accepted))(?![A-Za-zÀ-ɏ])/iu,
      es: /(?<![A-Za-zÀ-ɏ])(?:(?:solo|solamente|únicamente) (?:se (?:paga|acepta) )?(?:aceptamos )?(?:en )?efectivo|(?<=(?:^|[.;:] )|(?<![A-Za-zÀ-ɏ])(?:pagas?|pagos?|pagan|pagar|cobramos|aceptamos)(?![A-Za-zÀ-ɏ])[^.;]*)(?:solo|solamente|únicamente) (?:con |por )?(?:tarjeta|transferencia)(?=[.,;]|$| (?:de (?:crédito|débito)|bancaria))|no (?:se aceptan|aceptamos|se admiten|admitimos) (?:las )?tarjetas?)(?![A-Za-zÀ-ɏ])/iu,
    },
    because: 'components and terms say that one pays in cash or by card',
    remedy: 'Leave it out; who changes the ways to pay changes them everywhere.',
  },
  {
    forms: {
      en: /(?<![A-Za-zÀ-ɏ])(?:four hands|two masseuses|a couple)(?![A-Za-zÀ-ɏ])[^.;,]*? (?:costs?|pays?) (?:only |just |about )?(?:half|triple|three times|four times|one and a half) (?:times )?(?:as much|the price|more|that|of)(?![A-Za-zÀ-ɏ])/iu,
      es: /(?<![A-Za-zÀ-ɏ])(?:cuatro manos|dos masajistas|en pareja|una pareja)(?![A-Za-zÀ-ɏ])[^.;,]*? (?:cuestan?|pagan?|valen?) (?:solo |casi )?(?:la mitad(?! cada)|el triple|tres veces|cuatro veces|vez y media)(?![A-Za-zÀ-ɏ])|al (?:triple|cuádruple) de (?:su|el|l[ao]s?) precios?(?![A-Za-zÀ-ɏ])/iu,
    },
    because: 'four hands, and a couple with two masseuses, cost twice the program',
    remedy: 'Correct it, or leave the sum out: the page of four hands reckons it.',
  },
];

/** Ages that the law names, and numbers of people or years of a rum, are not those of guests. */
const OF_LAW =
  /(?<![A-Za-zÀ-ɏ])(?:article|law|act|consent|artículo|ley|consent[A-Za-zÀ-ɏ]+)(?![A-Za-zÀ-ɏ])/iu;
const AGES = {from: 14, to: 30};
/** From which age somebody is admitted, by language. */
const ADMITTED: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?:(${numberPattern('en')})(?: years)? (?:or older|or over|and over)|(?:guests|visitors|applicants|adults) over (${numberPattern('en')}))(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
  es: new RegExp(
    `(?:(?<![A-Za-zÀ-ɏ])mayores de (${numberPattern('es')})|(${numberPattern('es')}) años cumplidos)(?![A-Za-zÀ-ɏ])`,
    'giu',
  ),
};

/** Another age than that of adults from which somebody is admitted. */
function agesIn({file, field, line, locale, text}: Text): Problem[] {
  return [...text.matchAll(ADMITTED[locale] ?? /(?!)/gu)]
    .filter((match) => {
      const age = valueOf(match.slice(1).find(Boolean) ?? '', locale);
      return age !== OF_AGE && age >= AGES.from && age <= AGES.to && !OF_LAW.test(text);
    })
    .slice(0, 1)
    .map(([typed]) => {
      const found = `“${typed}”, and everywhere else the age is ${OF_AGE}`;
      return {file, field, line, found, remedy: `Write ${OF_AGE}.`};
    });
}

const contraryTo = remembered((text: Text): readonly Problem[] => {
  const {file, field, line, locale} = text;
  const said = CONTRARIES.flatMap(({forms, because, remedy}): Problem[] => {
    const [typed] = forms[locale]?.exec(text.text) ?? [];
    return typed ? [{file, field, line, found: `“${typed}”, and ${because}`, remedy}] : [];
  });
  return [...said, ...agesIn(text)];
});

/** Names sentences that contradict what the whole site says. */
export const checkContradictions = (texts: readonly Text[]): Problem[] => texts.flatMap(contraryTo);
