/** What a biography says of her years, her origin, her days and her visits to hotels, against her fields. */
import {valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {type Text, textsOf} from '../../texts';
import {NATIONALITIES} from '../../vocabularies';
import {type RawDocument, isWhole, listOf, originalsOf} from '../raw';
import {EXPERIENCE, LANGUAGES, ORIGIN, ORIGIN_ON_CARD, STAYS, TRAVELS} from './biographyForms';
import {hoursIn} from './biographyHours';
import {saidOfHer} from './biographySentences';
import {nationalityOf} from './nationalities';

/** What is said, the field that it contradicts, and what stands there. */
type Contradiction = {readonly typed: string; readonly field: string; readonly value: string};

type Facts = RawDocument['facts'];

function experienceIn(text: Text, {experienceYears, name}: Facts): Contradiction | undefined {
  const said = saidOfHer(text, EXPERIENCE[text.locale] ?? [], String(name));
  if (!said || !isWhole(experienceYears)) return undefined;
  const {years = '', more} = said.groups ?? {};
  const number = valueOf(years, text.locale);
  // “More than two years” may be three.
  if (more ? number <= experienceYears : number === experienceYears) return undefined;
  return {typed: said[0], field: 'experienceYears', value: `is ${experienceYears}`};
}

function originIn(text: Text, {nationality, name}: Facts): Contradiction | undefined {
  const onCard = text.field === 'description' ? (ORIGIN_ON_CARD[text.locale] ?? []) : [];
  const said = saidOfHer(text, [...(ORIGIN[text.locale] ?? []), ...onCard], String(name));
  const {origin = ''} = said?.groups ?? {};
  const isKnown = NATIONALITIES.some((one) => one === nationality);
  if (!said || !isKnown || nationalityOf(origin, text.locale) === nationality) return undefined;
  return {typed: said[0], field: 'nationality', value: `is ${String(nationality)}`};
}

function languagesIn(text: Text, {languages, name}: Facts): Contradiction | undefined {
  const said = saidOfHer(text, LANGUAGES[text.locale] ?? [], String(name));
  const count = listOf(languages).length;
  const number = valueOf(said?.groups?.count ?? '', text.locale);
  if (!said || count === 0 || number === count) return undefined;
  return {typed: said[0], field: 'languages', value: `has ${count}`};
}

function travelIn(text: Text, {outcall, name}: Facts): Contradiction | undefined {
  if (typeof outcall !== 'boolean') return undefined;
  const forms = outcall ? STAYS : TRAVELS;
  const said = saidOfHer(text, forms[text.locale] ?? [], String(name));
  return said && {typed: said[0].trim(), field: 'outcall', value: `is ${String(outcall)}`};
}

/** Names sentences of biographies that the fields of the masseuse contradict. */
export function checkBiographies(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    if (document.kind !== 'masseuse' || !original) return [];
    const {facts, file: home} = original;
    return textsOf(document).flatMap((text): Problem[] => {
      if (text.isName) return [];
      const {file, field, line} = text;
      return [experienceIn, originIn, languagesIn, travelIn, hoursIn].flatMap((find) => {
        const said = find(text, facts);
        if (!said) return [];
        const found = `“${said.typed}”, and ${said.field} in ${home} ${said.value}`;
        const remedy = 'Leave it out, or correct the field: her page shows what it says.';
        return [{file, field, line, found, remedy}];
      });
    });
  });
}
