/** Forms in which a biography says for how long she works, where she is from and whether she travels. */
import {withCapital} from '../../language/inflections';
import {numberPattern} from '../../language/numbers';
import {subjectOf} from './biographySentences';
import {adjectivesOf, countriesOf} from './nationalities';

type Forms = Readonly<Record<string, readonly RegExp[]>>;

const SHE = subjectOf('en');
const ELLA = subjectOf('es');
const YEARS = `(?:(?<more>over|more than) )?(?<years>${numberPattern('en')}) years`;
const AÑOS = `(?:ya )?(?:(?<more>más de) )?(?<years>${numberPattern('es')}) años`;
const OFICIO =
  '(?:como masajista|de masajista|dando masajes?|haciendo masajes|en (?:el|este) oficio|en esto|de (?:oficio|experiencia|práctica))';

/** For how long she has been a masseuse. */
export const EXPERIENCE: Forms = {
  en: [
    new RegExp(
      `${SHE} has (?:been (?:doing this|a masseuse|a massage therapist|giving massages?|in (?:the|this) (?:trade|profession|work))|worked as a masseuse|given massages|massaged|practised massage) for ${YEARS}(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    new RegExp(
      `${SHE} (?:has|brings) ${YEARS}’? (?:of )?(?:experience|practice)(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    new RegExp(`${SHE} became a masseuse ${YEARS} ago(?![A-Za-zÀ-ɏ])`, 'u'),
    new RegExp(
      `^(?:(?:with|after|her) )?${YEARS}’? (?:of )?(?:massages?|experience|practice|as a masseuse|in (?:the|this) (?:trade|profession))(?![A-Za-zÀ-ɏ])`,
      'iu',
    ),
  ],
  es: [
    new RegExp(`${ELLA}(?:[Ll]leva|[Tt]iene|[Tt]rae) ${AÑOS} ${OFICIO}(?![A-Za-zÀ-ɏ])`, 'u'),
    new RegExp(`${ELLA}(?:[Ee]s masajista|[Dd]a masajes) desde hace ${AÑOS}(?![A-Za-zÀ-ɏ])`, 'u'),
    new RegExp(
      `^(?:desde )?hace ${AÑOS} (?:que )?(?:es masajista|da masajes)(?![A-Za-zÀ-ɏ])`,
      'iu',
    ),
    new RegExp(
      `^(?:(?:con|tras|después de|sus) )?${AÑOS} (?:de (?:experiencia|oficio|práctica|masajes?|masajista)|en (?:el|este) oficio)(?![A-Za-zÀ-ɏ])`,
      'iu',
    ),
  ],
};

/** How many languages she speaks. */
export const LANGUAGES: Forms = {
  en: [new RegExp(`${SHE} speaks (?<count>${numberPattern('en')}) languages(?![A-Za-zÀ-ɏ])`, 'u')],
  es: [
    new RegExp(
      `${ELLA}[Hh]abla (?<count>${numberPattern('es')}) (?:idiomas|lenguas)(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
  ],
};

/** Where she is from. */
export const ORIGIN: Forms = {
  en: [
    new RegExp(
      `${SHE} is (?:an? )?(?<origin>${adjectivesOf('en')})(?: by (?:birth|passport))?(?=$|[.,;:!?]| (?:and|but|from)(?![A-Za-zÀ-ɏ]))`,
      'u',
    ),
    new RegExp(
      `${SHE} (?:is|comes) from (?<origin>${countriesOf('en')})(?![A-Za-zÀ-ɏ]| (?:by|on|with|every|each|in|after|for)(?![A-Za-zÀ-ɏ]))`,
      'u',
    ),
    new RegExp(
      `^(?:An? )?(?<origin>${adjectivesOf('en')}) by (?:birth|passport)(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
  ],
  es: [
    new RegExp(
      `${ELLA}[Ee]s (?<origin>${adjectivesOf('es')})(?=$|[.,;:!?]| (?:y|pero|de (?:nacimiento|pasaporte|\\p{Lu}[A-Za-zÀ-ɏ]+))(?![A-Za-zÀ-ɏ]))`,
      'u',
    ),
    new RegExp(
      `${ELLA}(?:[Ee]s|[Vv]iene) de (?<origin>${countriesOf('es')})(?![A-Za-zÀ-ɏ]| (?:en|con|cada|por|a)(?![A-Za-zÀ-ɏ]))`,
      'u',
    ),
  ],
};

/** Where she is from, at the beginning of what stands on her card, which speaks of nobody else. */
export const ORIGIN_ON_CARD: Forms = {
  en: [
    new RegExp(
      `^(?:An?|Our|The) (?<origin>${adjectivesOf('en')}) (?:who|with|of (?:the|few|many)|in the house)(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
  ],
  es: [
    new RegExp(
      `^(?:Una |La |Nuestra )?(?<origin>${adjectivesOf('es')}|${adjectivesOf('es')
        .split('|')
        .map(withCapital)
        .join('|')}) (?:que|con|de (?:la|pocas|muchas))(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
  ],
};

const GLADLY = '(?:(?:also|gladly|often|sometimes|even|regularly) )?';
/** That she comes to hotels. */
export const TRAVELS: Forms = {
  en: [
    new RegExp(
      `${SHE} (?:will |can )?${GLADLY}(?:travels?|goes|go|comes?|makes visits) (?:out |gladly )?to (?:you at )?(?:your |the )?hotels?(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    new RegExp(
      `${SHE} (?:will |can )?${GLADLY}visits? (?:you at your |your |guests at their )?hotels?(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    new RegExp(
      `^(?:In|At) (?:hotels|your hotel),? (?<who>she|\\p{Lu}[A-Za-zÀ-ɏ]+) (?!never|does)`,
      'u',
    ),
  ],
  es: [
    new RegExp(
      `${ELLA}(?:[Vv]iaja|[Vv]a|[Aa]cude|[Ss]e desplaza|[Ss]ale|[Vv]isita|[Ii]rá)(?: también| con gusto| encantada)? (?:a |hasta )?(?:tu |los |un )?hotel(?:es)?(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    /^En (?:tu hotel|los hoteles),? (?:(?:te|ella) (?!no )|empieza|pide|lleva|trabaja|monta)/u,
  ],
};
/** That she comes to none. */
export const STAYS: Forms = {
  en: [
    new RegExp(
      `${SHE} (?:never|does not|doesn’t|will not|won’t) (?:travels?|go(?:es)?|comes?|visits?) (?:out )?(?:to )?(?:your |any |the )?hotels?(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    new RegExp(
      `${SHE} (?:receives|works|sees guests) only (?:at|in) the house(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
  ],
  es: [
    new RegExp(
      `${ELLA}(?:[Nn]o|[Nn]unca) (?:viaja|va|acude|se desplaza|sale|visita) (?:a |hasta )?(?:tu |los |ningún )?hotel(?:es)?(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    new RegExp(
      `${ELLA}(?:[Rr]ecibe|[Tt]rabaja|[Aa]tiende) (?:solo|únicamente) en la casa(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
  ],
};
