/** Forms in which a biography says for how long she works, where she is from and whether she travels. */
import {numberPattern} from '../../language/numbers';
import {subjectOf} from './biographySentences';
import {adjectivesOf, countriesOf} from './nationalities';

type Forms = Readonly<Record<string, readonly RegExp[]>>;

const SHE = subjectOf('en');
const ELLA = subjectOf('es');
const YEARS = `(?:(?<more>over|more than) )?(?<years>${numberPattern('en')}) years`;
const AÑOS = `(?:ya )?(?:(?<more>más de) )?(?<years>${numberPattern('es')}) años`;
const OFICIO =
  '(?:como masajista|de masajista|dando masajes?|haciendo masajes|en (?:el|este) oficio|de (?:oficio|experiencia|práctica))';

/** For how long she has been a masseuse. */
export const EXPERIENCE: Forms = {
  en: [
    new RegExp(
      `${SHE} has (?:been (?:a masseuse|a massage therapist|giving massages?|in (?:the|this) (?:trade|profession|work))|worked as a masseuse|given massages|massaged|practised massage) for ${YEARS}(?!\\p{L})`,
      'u',
    ),
    new RegExp(`${SHE} (?:has|brings) ${YEARS}’? (?:of )?(?:experience|practice)(?!\\p{L})`, 'u'),
    new RegExp(`${SHE} became a masseuse ${YEARS} ago(?!\\p{L})`, 'u'),
    new RegExp(`^(?:with )?${YEARS}’? (?:of )?(?:experience|practice)(?!\\p{L})`, 'iu'),
  ],
  es: [
    new RegExp(`${ELLA}(?:[Ll]leva|[Tt]iene|[Tt]rae) ${AÑOS} ${OFICIO}(?!\\p{L})`, 'u'),
    new RegExp(`${ELLA}(?:[Ee]s masajista|[Dd]a masajes) desde hace ${AÑOS}(?!\\p{L})`, 'u'),
    new RegExp(`^(?:desde )?hace ${AÑOS} (?:que )?(?:es masajista|da masajes)(?!\\p{L})`, 'iu'),
    new RegExp(`^(?:con )?${AÑOS} de (?:experiencia|oficio|práctica)(?!\\p{L})`, 'iu'),
  ],
};

/** How many languages she speaks. */
export const LANGUAGES: Forms = {
  en: [new RegExp(`${SHE} speaks (?<count>${numberPattern('en')}) languages(?!\\p{L})`, 'u')],
  es: [
    new RegExp(
      `${ELLA}[Hh]abla (?<count>${numberPattern('es')}) (?:idiomas|lenguas)(?!\\p{L})`,
      'u',
    ),
  ],
};

/** Where she is from. */
export const ORIGIN: Forms = {
  en: [
    new RegExp(
      `${SHE} is (?:an? )?(?<origin>${adjectivesOf('en')})(?: by (?:birth|passport))?(?=$|[.,;:!?]| (?:and|but|from)(?!\\p{L}))`,
      'u',
    ),
    new RegExp(`${SHE} (?:is|comes) from (?<origin>${countriesOf('en')})(?!\\p{L})`, 'u'),
    new RegExp(`^(?:An? )?(?<origin>${adjectivesOf('en')}) by (?:birth|passport)(?!\\p{L})`, 'u'),
  ],
  es: [
    new RegExp(
      `${ELLA}[Ee]s (?<origin>${adjectivesOf('es')})(?=$|[.,;:!?]| (?:y|pero|de (?:nacimiento|pasaporte|\\p{Lu}\\p{L}+))(?!\\p{L}))`,
      'u',
    ),
    new RegExp(`${ELLA}(?:[Ee]s|[Vv]iene) de (?<origin>${countriesOf('es')})(?!\\p{L})`, 'u'),
  ],
};

const GLADLY = '(?:(?:also|gladly|often|sometimes|even|regularly) )?';
/** That she comes to hotels. */
export const TRAVELS: Forms = {
  en: [
    new RegExp(
      `${SHE} (?:will |can )?${GLADLY}(?:travels?|goes|go|comes?|makes visits) (?:out |gladly )?to (?:you at )?(?:your |the )?hotels?(?!\\p{L})`,
      'u',
    ),
    new RegExp(
      `${SHE} (?:will |can )?${GLADLY}visits? (?:you at your |your |guests at their )?hotels?(?!\\p{L})`,
      'u',
    ),
    new RegExp(`^(?:In|At) (?:hotels|your hotel),? (?<who>she|\\p{Lu}\\p{L}+) (?!never|does)`, 'u'),
  ],
  es: [
    new RegExp(
      `${ELLA}(?:[Vv]iaja|[Vv]a|[Aa]cude|[Ss]e desplaza|[Ss]ale|[Vv]isita|[Ii]rá)(?: también| con gusto| encantada)? (?:a |hasta )?(?:tu |los |un )?hotel(?:es)?(?!\\p{L})`,
      'u',
    ),
    /^En (?:tu hotel|los hoteles),? (?:(?:te|ella) (?!no )|empieza|pide|lleva|trabaja|monta)/u,
  ],
};
/** That she comes to none. */
export const STAYS: Forms = {
  en: [
    new RegExp(
      `${SHE} (?:never|does not|doesn’t|will not|won’t) (?:travels?|go(?:es)?|comes?|visits?) (?:out )?(?:to )?(?:your |any |the )?hotels?(?!\\p{L})`,
      'u',
    ),
    new RegExp(`${SHE} (?:receives|works|sees guests) only (?:at|in) the house(?!\\p{L})`, 'u'),
  ],
  es: [
    new RegExp(
      `${ELLA}(?:[Nn]o|[Nn]unca) (?:viaja|va|acude|se desplaza|sale|visita) (?:a |hasta )?(?:tu |los |ningún )?hotel(?:es)?(?!\\p{L})`,
      'u',
    ),
    new RegExp(
      `${ELLA}(?:[Rr]ecibe|[Tt]rabaja|[Aa]tiende) (?:solo|únicamente) en la casa(?!\\p{L})`,
      'u',
    ),
  ],
};
