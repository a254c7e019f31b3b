/** With what one may pay, where a sentence says it otherwise than its original. */
import type {Problem} from '../../problems';
import type {Text} from '../../texts';
import {inQuotes} from '../../language/wordCounts';

/** Ways to pay by language; what is called the same everywhere has one line. */
const WAYS: readonly Readonly<Record<string, RegExp>>[] = [
  {en: /(?<![a-z])cash(?![a-z])/iu, es: /(?<![A-Za-zÀ-ɏ])(?:efectivo|metálico)(?![A-Za-zÀ-ɏ])/iu},
  {
    en: /(?<![a-z])(?:by|or|and|a|bank|credit|debit) cards?(?! (?:on|of|from|with))/iu,
    es: /(?<![A-Za-zÀ-ɏ])(?:con|o|y|por|sin|de) tarjetas?(?! (?:de visita|que))/iu,
  },
  {en: /(?<![a-z])(?:bank )?transfer/iu, es: /(?<![A-Za-zÀ-ɏ])transferencia/iu},
  ...['bizum', 'paypal', 'bitcoin', 'revolut'].map((name) => {
    const pattern = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'iu');
    return {en: pattern, es: pattern};
  }),
];

/** The words for the ways that a text names, each at the place of its way. */
const waysIn = ({text, locale}: Text): readonly (string | undefined)[] =>
  WAYS.map(({[locale]: pattern}) => pattern?.exec(text)?.[0]);

/** Names sentences that name another way to pay than their originals: `twins` are the originals of texts. */
export function checkPayments(twins: ReadonlyMap<Text, Text>): Problem[] {
  return [...twins].flatMap(([text, original]): Problem[] => {
    const [here, there] = [waysIn(text), waysIn(original)];
    const strange = here.filter((way, at): way is string => way !== undefined && !there[at]);
    const isSame = here.some((way, at) => way !== undefined && there[at] !== undefined);
    const isLess = there.some((way, at) => way !== undefined && !here[at]);
    // Where both name some way, and one of them another one in the place of one.
    if (!isSame || !isLess || strange.length === 0) return [];
    const {file, field, line} = text;
    const wanted = there.flatMap((way, at) => (way !== undefined && !here[at] ? [way] : []));
    const found = `${inQuotes(strange)}, and ${original.file} says ${inQuotes(wanted)}`;
    return [{file, field, line, found, remedy: 'Correct it here or there.'}];
  });
}
