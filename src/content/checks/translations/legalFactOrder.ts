/** Facts of a legal text that stand in the place of others. */
import type {Fault} from '../../body/faults';
import type {RawDocument} from '../raw';
import {type ShownFact, areFacts, factsOf, has, partsOf, shown} from './shownFacts';

type Swapped = {readonly one: ShownFact; readonly twin: ShownFact};

/** A fact that a part of the twin does not show, for one that it shows. */
export const swappedIn = (document: RawDocument, twin: RawDocument): Swapped[] =>
  partsOf(document).flatMap((part) => {
    const [ours, theirs] = [factsOf(document, part), factsOf(twin, part)];
    const strange = ours.filter((one) => !has(theirs, one));
    const missing = theirs.filter((one) => !has(ours, one));
    return strange.flatMap((one, index) => {
      const other = missing[index];
      return other ? [{one, twin: other}] : [];
    });
  });

/** Facts in the place of another, part by part. */
export const otherFacts = (document: RawDocument, original: RawDocument): Fault[] =>
  [document, original].every(areFacts)
    ? swappedIn(document, original).map(({one, twin}) => ({
        field: '',
        line: one.line,
        found: shown(one),
        remedy: `The original has ${shown(twin)} instead: correct it here or in ${original.file}.`,
      }))
    : [];

/** What leads to a fact, in any language. */
const LEADS_TO: Readonly<Record<string, RegExp>> = {
  phone: /(?:call|phone|ring|ll[aá]m[A-Za-zÀ-ɏ]*(?: al?)?|teléfono|tel\.)\P{L}*$/iu,
  whatsapp:
    /(?:whatsapp|messages?(?: to)?|mensajes?(?: al?)?|write(?: to)?|escríb[A-Za-zÀ-ɏ]*(?: al?)?)\P{L}*$/iu,
  company: /(?:company|run by|empresa|titular|sociedad|denominación social)\P{L}*$/iu,
  brand: /(?:trading name|under the name|nombre comercial|con el nombre(?: de)?)\P{L}*$/iu,
  nif: /(?:NIF|CIF)\P{L}*$/u,
  registry: /(?:register|registro(?: mercantil)?)\P{L}*$/iu,
  licence: /(?:licen[cs]e|licencia(?: de actividad)?)\P{L}*$/iu,
  registeredAddress: /(?:registered (?:address|office)|domicilio(?: social)?)\P{L}*$/iu,
  address: /(?:address of the business|dirección(?: del negocio)?)\P{L}*$/iu,
  siteUrl: /(?:website|sitio web|web)\P{L}*$/iu,
  infoEmail: /(?:e-?mail|correo(?: electrónico)?)\P{L}*$/iu,
  privacyEmail: /(?:data protection|privacy|protección de datos|privacidad)\P{L}*$/iu,
};

const leadsTo = (name: string, {before}: ShownFact): boolean =>
  LEADS_TO[name]?.test(before.trimEnd()) ?? false;

/** Two facts that stand in a part in the other order than in its twin. */
function exchanged(here: readonly ShownFact[], there: readonly ShownFact[]): ShownFact[] {
  const others = here.filter(({name}, at) => name !== there[at]?.name);
  const [one, two] = others;
  const at = (fact: ShownFact | undefined): number => (fact ? here.indexOf(fact) : -1);
  const areExchanged =
    here.length === there.length &&
    others.length === 2 &&
    there[at(one)]?.name === two?.name &&
    there[at(two)]?.name === one?.name;
  return areExchanged ? others : [];
}

/** Two facts that changed places, where the words before them speak of the other one. */
export function exchangedFacts(document: RawDocument, twin: RawDocument): Fault[] {
  if (![document, twin].every(areFacts)) return [];
  return partsOf(document).flatMap((part): Fault[] => {
    const [one, two] = exchanged(factsOf(document, part), factsOf(twin, part));
    if (!one || !two) return [];
    const isOdd = (fact: ShownFact, other: ShownFact): boolean =>
      leadsTo(other.name, fact) && !leadsTo(fact.name, fact);
    const isRight = [one, two].some((fact) => leadsTo(fact.name, fact));
    if (isRight || ![isOdd(one, two), isOdd(two, one)].some(Boolean)) return [];
    const found = `${shown(one)} where ${shown(two)} belongs, and the other way round`;
    return [{field: '', line: one.line, found, remedy: 'Let the two change places.'}];
  });
}
