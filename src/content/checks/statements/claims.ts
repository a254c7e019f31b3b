/** What a program says of itself in its short texts, against its collection, its intensity and whom it is for. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {CATEGORIES} from '../../vocabularies';
import {collectionsOf} from './collectionForms';
import {type RawDocument, originalsOf} from '../raw';

/** Fields that speak of the whole program. */
const FIELDS = ['description', 'subtitle', 'lead', 'summary'] as const;

/** A program that is said to be mild, or strong, by language. */
const CALM: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:(?:gentlest|mildest|softest|calmest|lightest) (?:[A-Za-zÀ-ɏ]+ ){0,2}?(?:of (?:our|the)|programs?|massages?|rituals?|door|way|in the (?:house|menu))|an? (?:very )?(?:gentle|mild) (?:[A-Za-zÀ-ɏ]+ )?(?:program|ritual|introduction))(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:el|la|programas?|masajes?|ritual(?:es)?|manera|puerta) más (?:suaves?|tranquil[oa]s?|ligero|delicad[oa]) (?:de (?:la|los|las|nuestr[oa]s|todos|entrar)|para entrar|que)(?![A-Za-zÀ-ɏ])/iu,
};
const STRONG: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:(?:most intense|strongest|fullest|boldest|wildest) (?:[A-Za-zÀ-ɏ]+ ){0,2}?(?:of (?:our|the)|programs?|massages?|rituals?|in the (?:house|menu))|an intense (?:[A-Za-zÀ-ɏ]+ )?(?:massage|program|ritual))(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:(?:el|la|programa|masaje|ritual|calor) más (?:intens[oa]|fuerte|completo|atrevido|vivo) de (?:la|los|las|nuestr[oa]s|todos)|(?:un )?(?:masaje|programa|ritual) (?:[A-Za-zÀ-ɏ]+ )?intenso)(?![A-Za-zÀ-ɏ])/iu,
};
const NEWCOMER: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ])(?:made|meant|ideal|perfect) for (?:a|your|the) first (?:visit|time)(?![A-Za-zÀ-ɏ])/iu,
  es: /(?<![A-Za-zÀ-ɏ])(?:hecho|pensado|ideal|perfecto) para (?:una|tu|la) primera (?:visita|vez)(?![A-Za-zÀ-ɏ])/iu,
};
const NOT = /(?<![A-Za-zÀ-ɏ])(?:not|never|no|nor|nunca|ni|than|que)\s(?:[A-Za-zÀ-ɏ]+\s){0,3}$/iu;

/** What each claim is at odds with: a fact and its values. */
const CLAIMS = [
  {forms: CALM, fact: 'intensity', odds: ['intense', 'adventurous', 'ultimate', 'extraordinary']},
  {forms: STRONG, fact: 'intensity', odds: ['gentle', 'meditative']},
  {forms: NEWCOMER, fact: 'experience', odds: ['seasoned', 'some']},
] as const;

type Said = {readonly document: RawDocument; readonly field: string; readonly typed: string};

/** Short texts of a program that a pattern finds something in, unless they speak of another program. */
function saidIn(document: RawDocument, form: RegExp | undefined, names: readonly string[]): Said[] {
  return FIELDS.flatMap((field): Said[] => {
    const text = document.words[field];
    if (typeof text !== 'string') return [];
    const match = form?.exec(text);
    if (!match || NOT.test(text.slice(0, match.index))) return [];
    const isOther = names.some((name) => name !== document.words.name && text.includes(name));
    return isOther ? [] : [{document, field, typed: match[0]}];
  });
}

const list = (places: readonly Said[]): string =>
  [...new Set(places.map(({field, document}) => `${field} of ${document.file}`))].join(', ');

/** What several texts say is right, and the fact is wrong; what one alone says is wrong itself. */
function contradiction(said: readonly Said[], original: RawDocument, fact: string): Problem[] {
  const value = String(original.facts[fact]);
  const [first] = said;
  if (!first) return [];
  if (said.length > 1) {
    const found = `${value}, and the program is called “${first.typed}” in ${list(said)}`;
    return [
      {
        file: original.file,
        field: fact,
        found,
        remedy: 'Correct it, or those words in every language.',
      },
    ];
  }
  const {document, field, typed} = first;
  const where = document === original ? fact : `${fact} in ${original.file}`;
  const found = `“${typed}”, and ${where} is ${value}`;
  return [{file: document.file, field, found, remedy: 'Correct one of the two.'}];
}

/** Names short texts that contradict the facts of their program. */
export function checkClaims(source: Source, documents: readonly RawDocument[]): Problem[] {
  const programs = documents.filter(({kind}) => kind === 'program');
  const names = programs.flatMap(({words: {name}}) =>
    typeof name === 'string' && name.trim() ? [name] : [],
  );
  const collections = new Map(
    source.locales.map((locale) => [locale, collectionsOf(source, locale)]),
  );
  return [...originalsOf(programs).values()].flatMap((original) => {
    const versions = programs.filter(({id}) => id === original.id);
    const claims = CLAIMS.flatMap(({forms, fact, odds}) =>
      odds.some((value) => value === String(original.facts[fact]).toLowerCase())
        ? contradiction(
            versions.flatMap((version) => saidIn(version, forms[version.locale], names)),
            original,
            fact,
          )
        : [],
    );
    const others = CATEGORIES.filter((category) => category !== original.facts.category);
    const isKnown = others.length < CATEGORIES.length;
    const groups = versions.flatMap((version) =>
      others.flatMap((category) =>
        saidIn(version, collections.get(version.locale)?.get(category), names),
      ),
    );
    return [...claims, ...(isKnown ? contradiction(groups, original, 'category') : [])];
  });
}
