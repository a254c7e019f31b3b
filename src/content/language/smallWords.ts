/** The small words that hold sentences together, by which a language is told from another. */

/** Small words of a language that no other language here has. Add a line for a new language. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: `the of and to is are was were be been with for that this these those it its you your our we they
    their them she her his he who which what when where how from by at on an or not but if than then there
    here have has had will would can could may must do does only every each any all some more most other
    into out about after before between without under over up while because so too very own such through
    one two three please say write read choose see open close back next show hide send ask call book
    cannot nothing somebody nobody everything always never yet again`,
  es: `el la los las un una unos unas de del y al en con por para que se su sus lo le les es son era eran
    fue ser está están estar hay como más pero sin sobre entre hasta desde cuando donde dónde cómo qué
    quién quien cuál este esta estos estas ese esa eso esto aquel aquella tu tus te ti tú nos nuestro
    nuestra nuestros nuestras ella ellas ellos usted también muy ya todo toda todos todas cada otro otra
    otros otras mismo misma porque si sí ni o u e cualquier cualquiera puede pueden tiene tienen hace
    ahora aquí allí después antes siempre nunca nada nadie alguien algo dos tres solo según tras ante bajo
    escribe elige lee abre cierra ver llamar reservar dinos`,
};

/** Small words by language. */
export const lists = new Map(
  Object.entries(SMALL_WORDS).map(([language, words]) => [
    language,
    new Set(words.split(/\s+/).filter(Boolean)),
  ]),
);

/** Words of one language alone: those that another one has as well tell nothing. */
const ALONE = new Map(
  [...lists].map(([language, words]): [string, ReadonlySet<string>] => {
    const others = [...lists].filter(([other]) => other !== language).map(([, set]) => set);
    return [language, new Set([...words].filter((word) => !others.some((set) => set.has(word))))];
  }),
);
export const NONE: ReadonlySet<string> = new Set();
/** Words of a language that no other one has. */
export const distinct = (language: string): ReadonlySet<string> => ALONE.get(language) ?? NONE;
