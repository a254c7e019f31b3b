/** Sentences that say the contrary of what holds on the whole site: the tax, the ways to pay, the age. */
import {numberPattern, valueOf} from '../numbers';
import type {Problem} from '../problems';
import {remembered} from '../remember';
import type {Text} from '../texts';
import {OF_AGE} from '../vocabularies';

type Contrary = {
  readonly forms: Readonly<Record<string, RegExp>>;
  readonly because: string;
  readonly remedy: string;
};

const CONTRARIES: readonly Contrary[] = [
  {
    forms: {
      en: /(?<!\p{L})(?:(?:VAT|IVA)(?: \(IVA\))? (?:is )?(?:not included|excluded|extra|added on top)|(?:plus|excluding|without|before|exclude) (?:VAT|IVA))(?!\p{L})/iu,
      es: /(?<!\p{L})(?:IVA (?:no incluido|excluido|aparte)|(?:sin|más) IVA|IVA (?:va|se paga|se suma|se añade) aparte|no incluyen? (?:el )?IVA)(?!\p{L})/iu,
    },
    because: 'every price of the site includes the tax',
    remedy: 'Say that it is included, or leave it out.',
  },
  {
    forms: {
      en: /(?<!\p{L})(?:(?:take|accept|pay in) (?:only cash|cash only)|cash only|only (?:take|accept) cash|(?:no|not (?:take|accept)|n[’']t (?:take|accept)) (?:credit )?cards?(?: payments?)?|cards are not (?:taken|accepted))(?!\p{L})/iu,
      es: /(?<!\p{L})(?:(?:solo|solamente|únicamente) (?:se (?:paga|acepta) )?(?:aceptamos )?(?:en )?efectivo|no (?:se aceptan|aceptamos|se admiten|admitimos) (?:las )?tarjetas?)(?!\p{L})/iu,
    },
    because: 'components and terms say that one pays in cash or by card',
    remedy: 'Leave it out; who changes the ways to pay changes them everywhere.',
  },
  {
    forms: {
      en: /(?<!\p{L})(?:four hands|two masseuses|a couple)(?!\p{L})[^.;]*? (?:costs?|pays?) [^.;]*?(?:half|triple|three times|four times|one and a half)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:cuatro manos|dos masajistas|en pareja|una pareja)(?!\p{L})[^.;]*? (?:cuestan?|pagan?|valen?) [^.;]*?(?:la mitad|el triple|tres veces|cuatro veces|vez y media)(?!\p{L})/iu,
    },
    because: 'four hands, and a couple with two masseuses, cost twice the program',
    remedy: 'Correct it, or leave the sum out: the page of four hands reckons it.',
  },
];

/** From which age somebody is admitted, by language. */
const ADMITTED: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?:(${numberPattern('en')})(?: years)? (?:or older|or over|and over)|(?:guests|visitors|applicants|adults) over (${numberPattern('en')}))(?!\\p{L})`,
    'giu',
  ),
  es: new RegExp(
    `(?:(?<!\\p{L})mayores de (${numberPattern('es')})|(${numberPattern('es')}) años cumplidos)(?!\\p{L})`,
    'giu',
  ),
};

/** Another age than that of adults from which somebody is admitted. */
function agesIn({file, field, line, locale, text}: Text): Problem[] {
  return [...text.matchAll(ADMITTED[locale] ?? /(?!)/gu)]
    .filter((match) => valueOf(match.slice(1).find(Boolean) ?? '', locale) !== OF_AGE)
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
