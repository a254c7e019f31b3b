/** Words of either language as other countries have them, contractions that were not made, and questions inside a sentence. */
import {inQuotes} from '../../language/wordCounts';
import {asTyped, confused} from './confusedWords';
import {replaced} from './forms';
import type {Rule} from './rules';

type Pairs = readonly (readonly [pattern: string, here: string])[];

/** What other countries say, and what Spain says; a form that is a common word here as well is left out. */
const ELSEWHERE: Pairs = [
  ['acá', 'aquí'],
  ['ahorita', 'ahora'],
  ['contanos', 'cuéntanos'],
  ['mostranos', 'muéstranos'],
  ['celular(?:es)?', 'móvil'],
  ['(?:chec|cheque)(?:a|ar|as|amos|an|ado)', 'mira|comprueba'],
  ['computador(?:a|as|es)?', 'ordenador'],
  ['reservaci(?:ón|ones)', 'reserva'],
  ['plati(?:ca|car|cas|camos|can)', 'habla'],
  ['recámaras?', 'habitación'],
  ['cobijas?', 'manta'],
  ['elevador(?:es)?', 'ascensor'],
  ['meser[oa]s?', 'camarero'],
  ['duraznos?', 'melocotón'],
  ['frutillas?', 'fresa'],
  ['(?:rent[ae]|rentas|rentar|rentamos)(?= (?:un|una|el|la|los|las) )', 'alquilar'],
  // Tina is a name as well.
  ['(?<=(?:la|una|cada|tu|de) )tinas?(?! turner)', 'bañera'],
  ['jugos?(?= de (?:naranja|limón|fruta|frutas|piña|manzana|tomate))', 'zumo'],
];

/** Words that the language of this house does not have; of several that may be meant all are named. */
const ofOthers = (pairs: Pairs, who: string, why = ''): Rule[] =>
  pairs.map(([pattern, here]) => ({
    isOwn: true,
    pattern: new RegExp(`(?<![A-Za-zÀ-ɏ’'-])(?:${pattern})(?![A-Za-zÀ-ɏ’'-])`, 'iu'),
    found: ([match]) => `“${match}”, ${who}`,
    remedy: (typed) => {
      const meant = here.split('|').map((one) => asTyped(typed, one));
      return `Write ${inQuotes(meant, ' or ')}${why}.`;
    },
  }));

/** What one is told, asked or knows: “dinos cómo”. Behind “ver” and “elige” the word may compare or join. */
const KNOWING =
  'saber|sabes|sabemos|dinos|dime|pregúntanos|explícanos|explica|cuéntanos|decirnos|decirte|contarnos|contarte|explicarte|te (?:dicen|dice|decimos|cuentan|cuenta|contamos|explican|explica|explicamos)';
/** What goes on with a question; “dinos donde quieras” joins, and “te dice como quien no quiere la cosa” compares. */
const ASKED =
  '(?:es|son|está|están|se|te|lo|hay|va|vas|quieres|quiere|llegas|llega|llamas|vienes|funciona|empieza|termina|abre|puedes|puede|tienes|tiene|trabaja|trabajas|queda|encontrar(?:nos|te)|[a-zñ]+[aei]r|[a-záéíóúñ]+(?:mos|ste|aron|ieron))(?![A-Za-zÀ-ɏ])';
const ACCENTED: Readonly<Record<string, string>> = {
  como: 'cómo',
  donde: 'dónde',
  quien: 'quién',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  cual: 'cuál',
};

/** The same words with the accent on the one that asks. */
const asking = (typed: string): string =>
  typed.replace(/\p{L}+$/u, (word) => ACCENTED[word.toLowerCase()] ?? word);

export const USAGE_OF_SPANISH: readonly Rule[] = [
  ...ofOthers(ELSEWHERE, 'which Spain does not say'),
  replaced(/(?<![A-Za-zÀ-ɏ])(?:[Aa]|[Dd]e) el(?= \p{Ll})/u, (typed) => typed.replace(' e', '')),
  {
    pattern: /(?<![\p{L}.])EE\.?UU(?:\.|(?!\p{L}))/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Write “EE. UU.”, or Estados Unidos.',
  },
  {
    isOwn: true,
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:${KNOWING}) (?:${Object.keys(ACCENTED).join('|')})(?= ${ASKED})`,
      'iu',
    ),
    found: ([match]) => `“${match}” without an accent`,
    remedy: (typed) => `Write “${asking(typed)}”.`,
  },
  {
    // A label before what answers it; “quien llama: él” is one who calls.
    pattern: /(?<=^|[.;] )(?:(?:Para|Por) que|Que)(?=: ?\{?\p{L})/u,
    found: ([match]) => `“${match}:” without an accent`,
    remedy: (typed) => `Write “${typed.replace(/e$/, 'é')}”.`,
  },
  {
    // “Por qué abrimos, qué pedimos y cómo se llega” asks all along.
    pattern:
      /(?<=^|[.;] )Porque(?= [a-záéíóú]+mos(?: [^.;:?,]*)?, (?:qué|cómo|quién|dónde|cuánto) )/u,
    found: ([match]) => `“${match}”, where the sentence asks`,
    remedy: 'Write “Por qué”.',
  },
  {
    // Oil is applied; whoever wants a place says so.
    isOwn: true,
    pattern:
      /(?<![A-Za-zÀ-ɏ]|(?:se|nos|te|lo|la) )apli(?:ca|car|cas|que)(?= (?:aquí|ahora|al puesto|a (?:un|este|nuestro) (?:puesto|empleo|trabajo)))/iu,
    found: ([match]) => `“${match}”, which is said of oil`,
    remedy: 'Write “preséntate”, or “escríbenos”.',
  },
  {
    isOwn: true,
    // On skin or in a law something is applied; what an applicant sends is a candidatura.
    pattern:
      /(?<![A-Za-zÀ-ɏ])(?:valor(?:ar|amos)|envi(?:ar|arnos)|envíanos|rellen(?:ar|a)|recib(?:ir|imos)) (?:la |tu |una |cada |su )?aplicaci(?:ón|ones)(?![A-Za-zÀ-ɏ]| de )/iu,
    found: ([match]) => `“${match}”, which is an application of something`,
    remedy: (typed) =>
      `Write “${typed.replace(/aplicación/i, 'candidatura').replace(/aplicaciones/i, 'candidaturas')}”.`,
  },
  confused('tí', /í/i, 'i'),
];

/** What America says, and what Britain says. */
const IN_AMERICA: Pairs = [
  ['elevators?', 'lift'],
  ['sidewalks?', 'pavement'],
  ['faucets?', 'tap'],
  ['flashlights?', 'torch'],
  ['gotten', 'got'],
  ['parking lots?', 'car park'],
  ['zip codes?', 'postcode'],
  ['restrooms?', 'toilet'],
];

export const USAGE_OF_ENGLISH: readonly Rule[] = [
  ...ofOthers(IN_AMERICA, 'as America says it', ': this house writes British English'),
  confused(
    'it’s [a-z]{3,}s(?= (?:only |all |never |always )?(?:are|were|have|open|stand|lie|lead|do|can|will|shall|must|may)(?![A-Za-zÀ-ɏ]))',
    /it’s/i,
    'its',
  ),
];
