/** Forms that a verb does not have where it stands, words split in two or joined, and small words typed twice. */
import {PROGRAM} from '../facts';
import {append, en, es, mistake, swap} from '../tools';

for (const [sentence, meant] of [
  ['A consent is free to be withdrew at noon.', 'be withdrawn'],
  ['The order can be wrote down by either.', 'be written'],
  ['She has took the stairs again.', 'She has taken'],
  ['The lamp had fell from its shelf.', 'The lamp had fallen'],
  ['It says what has be tried, and by whom.', 'has been'],
  ['It arrives as though no cab been called.', 'cab has been” or “cab had been'],
  ['Each stone is as warm and a good deal more heavier.', 'heavier'],
  ['It is the most quietest hour of the week.', 'quietest'],
  ['Each of them go home by tram.', 'Each of them goes'],
  ['The pearl is lifted from it’s dish and shown.', 'from its'],
  ['Keep you’re slippers by the stairs.', 'Keep your'],
  ['They only open only at dusk.', 'only open'],
  ['It is a night with out a plot.', 'without'],
  ['There is an other door at the back.', 'another'],
  ['Two of them move in synchronized arcs.', 'synchronised'],
  ['The plate beside the bell shows its license in brass.', 'its licence'],
  ['A newcomer practices on her colleagues.', 'newcomer practises'],
] as const) {
  mistake(`form: ${sentence}`, en(PROGRAM), append(sentence), new RegExp(`^Write “${meant}”`), {
    at: sentence,
  });
}

for (const [sentence, meant] of [
  ['Si la casa tendría un jardín, estaría lleno de gatos.', 'Si la casa tuviera'],
  ['Si podrías elegir la música, ¿qué sonaría?', 'Si pudieras'],
  ['Quien crea de que algo sobra, que lo diga.', 'crea que'],
  ['Es lo más bonito que halla hecho nadie.', 'haya hecho'],
  ['Fé de erratas: donde dice frío, léase tibio.', 'Fe'],
  ['Nadie lo vió salir por el patio.', 'vio'],
  ['Es más mejor llegar despacio.', 'mejor'],
  ['Porqué la lámpara es roja no lo sabe nadie.', 'Por qué'],
  ['Se deja en la puerta, y sino lo quieres, también.', 'si no'],
  ['Después avanza atientas por el pasillo.', 'a tientas'],
  ['Al rededor de la bañera hay velas.', 'Alrededor'],
  ['Ha olvidado adonde iva; da igual.', 'iba” or “IVA'],
  ['A cualquiera le basta con solo con decirlo.', 'con solo'],
  ['También llega también la tetera.', 'También llega'],
  ['Sinembargo, la luz sigue encendida.', 'Sin embargo'],
] as const) {
  mistake(`form: ${sentence}`, es(PROGRAM), append(sentence), new RegExp(`^Write “${meant}”`), {
    at: sentence,
  });
}

for (const [file, paragraph, found] of [
  [en(PROGRAM), 'She waits with-\nout a word of introduction.', '“with- out”'],
  [es(PROGRAM), 'Y ella espera sen-\ntada junto a la ventana.', '“sen- tada”'],
] as const) {
  mistake(`a word in two lines: ${found}`, file, append(paragraph), /^Write it as one word/, {
    at: paragraph,
    found: new RegExp(`^${found}`),
  });
}
mistake(
  'a misspelt word in a title with capitals',
  en('home'),
  swap('title="Luxury Facilities"', 'title="Luxury Facilties"'),
  /^Did you mean “Facilities”/,
  {at: 'Luxury Facilties'},
);
mistake(
  'a question to a colleague beside the sentence',
  es('programs/prana-nirvana'),
  append('No se firma nada. (Núria: ¿esto lo ha visto el abogado?)'),
  /^Delete the note/,
  {at: 'No se firma nada. (Núria'},
);
mistake(
  'usted in one sentence, and tu in the one before',
  'i18n/es/code.json',
  swap('Puedes cambiarla en cualquier momento', 'Puede cambiarla en cualquier momento'),
  /tú|usted/,
);
for (const [file, sentence, remedy] of [
  [en(PROGRAM), 'The programme is longer than it looks.', /program/],
  [es(PROGRAM), 'En la percha te espera una bata tibia.', /albornoz/],
] as const) {
  mistake(`another word than the house’s: ${sentence}`, file, append(sentence), remedy, {
    at: sentence,
  });
}

mistake(
  'another count of things than the original’s',
  es('programs/outcall'),
  swap('se resuelven tres cosas', 'se resuelven dos cosas'),
  /^Correct it here or in docs\/programs\/outcall\.mdx/,
  {at: 'se resuelven dos cosas'},
);
