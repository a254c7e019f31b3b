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

/**
 * Small words of languages that the site is not written in, by which a text pasted in one of them is told.
 * A word that is one of the site's own languages as well tells nothing, and is left out.
 */
const STRANGERS: Readonly<Record<string, string>> = {
  fr: `le les des du une et est sont dans pour avec vous nous votre notre vos nos qui ne pas plus sur au aux
    ce cette ces il elle ils elles être avoir fait tous toute très où mais donc leur leurs chez sans sous
    après avant quand chaque pendant peut jamais toujours vers puis aussi deux trois la de en un tu te se me on que si entre par es`,
  it: `il lo gli della dello dei degli delle nel nella nei sono che per uno non più come anche quando dove
    tuo tua suo sua questo questa ogni senza dopo prima puoi sotto tra fra dal dalla alla alle ma sei
    siamo noi voi loro puoi può qui chi lui lei bene tutto tutti molto sempre mai la un una in con se si mi ti al del tu le los di da e no`,
  pt: `os um uma do da dos das na nos nas em não são com por mais você seu sua ao pelo pela quando também
    muito já depois antes sem isso esse essa nós eles elas tem há até onde foi ser estar pode o a e de que se como as no este esta entre sobre un la os para`,
  ca: `els amb per són més quan també molt després abans sense això aquest aquesta dels als pel hi teu teva
    seu seva nostre nostra vostre vostra tota pots vols fins és què qui sempre mai el la les de un una que se no en i a al del com entre sobre tu te es on tot per`,
  de: `der die das und ist sind mit für auf ein eine einen nicht von zu im den dem des sich auch wenn aber
    oder nach vor bei über unter wir sie ihr ich du man kann wird werden haben hat`,
};

/** A stranger's small words: `all` of them, and those that no language of the site has. */
type Stranger = {readonly all: ReadonlySet<string>; readonly only: ReadonlySet<string>};

/** Words of English or Spanish that are no small ones there: they would tell a stranger in any text. */
const COMMON = 'no a o e as man die hat in me se do an on son sin com par mal mas'.split(' ');

const known = new Set([...COMMON, ...[...lists.values()].flatMap((words) => [...words])]);
export const strangers: ReadonlyMap<string, Stranger> = new Map(
  Object.entries(STRANGERS).map(([language, words]): [string, Stranger] => {
    const all = words.split(/\s+/);
    return [language, {all: new Set(all), only: new Set(all.filter((word) => !known.has(word)))}];
  }),
);
