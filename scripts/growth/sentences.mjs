/*
 * Sentences for pages that nobody reads: right in their language, so that every rule for texts lets them pass,
 * and on each page others, because no two pages may share eight words in a row: each begins with the page's name.
 */

/** Nouns by article, with adjectives that agree; what a program does to such a thing, and how. */
const LANGUAGES = {
  en: {
    groups: [
      {
        article: 'the',
        nouns:
          'pebble towel stone hand flame curtain door shadow blanket mirror bowl cushion shoulder floor',
        adjectives:
          'round clear slow dark soft white golden long quiet still pale low broad smooth',
      },
    ],
    thing: (article, noun, adjective) => `${article} ${adjective} ${noun}`,
    verbs:
      'follows finds crosses softens keeps holds opens warms guards meets leaves seeks covers awaits',
    ends: ['once more', 'in silence', 'by itself'],
    of: 'of',
    stopping: (name) => `With ${name}, you say stop and it stops.`,
  },
  es: {
    groups: [
      {
        article: 'el',
        nouns: 'paño cuenco aceite espejo suelo aliento silencio reflejo cojín mármol',
        adjectives: 'redondo claro lento oscuro suave blanco dorado largo callado quieto',
      },
      {
        article: 'la',
        nouns: 'rendija toalla piedra mano llama cortina puerta sombra manta espalda',
        adjectives: 'redonda clara lenta oscura suave blanca dorada larga callada quieta',
      },
    ],
    thing: (article, noun, adjective) => `${article} ${noun} ${adjective}`,
    verbs:
      'sigue encuentra cruza suaviza guarda sostiene abre templa busca cubre roza espera repite llena',
    ends: ['otra vez', 'en silencio', 'sin prisa'],
    of: 'de',
    stopping: (name) => `En ${name}, si quieres parar, se para.`,
  },
};

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** Writes about the nth program in a language. Each call says what has not been said of it, nor so of another one. */
export function createWriter(locale, name, nth) {
  const {groups, thing, verbs, ends, of, stopping} = LANGUAGES[locale];
  const things = groups.flatMap(({article, nouns, adjectives}) =>
    nouns
      .split(' ')
      .flatMap((noun) => adjectives.split(' ').map((word) => thing(article, noun, word))),
  );
  const does = verbs.split(' ');
  let said = nth;
  // So far apart that neighbours share nothing, and every thing has its turn before one comes again.
  const next = () => things[((said += 1) * 83) % things.length];
  const clause = () => `${name} ${does[said % does.length]} ${next()} ${ends[said % ends.length]}`;
  return {
    sentences: (count) => Array.from({length: count}, () => `${clause()}.`).join(' '),
    title: () => `${capital(next())} ${of} ${name}`,
    stopping: () => stopping(name),
  };
}
