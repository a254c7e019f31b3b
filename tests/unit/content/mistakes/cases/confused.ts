/** Words that are right by themselves and wrong where they stand; forms of usted that the original gives away. */
import {PROGRAM} from '../facts';
import {append, en, es, mistake, swap} from '../tools';

const write = (meant: string): RegExp => new RegExp(`^Write “${meant}”\\.$`);

for (const [sentence, wrong, meant] of [
  ['The room has it’s own lamp.', 'it’s own', 'its own'],
  ['We come to you’re hotel by lift.', 'you’re hotel', 'your hotel'],
  ['There is more then one way up.', 'more then', 'more than'],
  ['You could of brought it along.', 'could of', 'could have'],
  ['Wait, and you loose nothing.', 'you loose', 'you lose'],
  ['The guests keep they’re own time.', 'they’re own', 'their own'],
  ['The marble is gray at noon.', 'gray', 'grey'],
  ['A wish too learn is enough.', 'too learn', 'to learn'],
  ['She waits by day ro by night.', 'ro', 'or'],
  ['THere is a bell beside it.', 'THere', 'There'],
  ['The colors come back by and by.', 'colors', 'colours'],
  ['It is your favorite chair by now.', 'favorite', 'favourite'],
] as const) {
  mistake(`confused: ${wrong}`, en(PROGRAM), append(sentence), write(meant), {at: sentence});
}

for (const [sentence, wrong, meant] of [
  ['La cera se hecha despacio.', 'se hecha', 'se echa'],
  ['Pregunta, haber si queda un hueco.', 'haber si', 'a ver si'],
  ['Ha veces basta con un gesto.', 'Ha veces', 'A veces'],
  ['Esta noche la lluvia ya a llegado al patio.', 'ya a llegado', 'ya ha llegado'],
  ['La puerta espera asta que llegues.', 'asta que', 'hasta que'],
  ['Para entrar ay que llamar.', 'ay que', 'hay que'],
  ['La masajista lo dice enserio.', 'enserio', 'en serio'],
  ['Aquí se viene sobretodo a callar.', 'sobretodo', 'sobre todo'],
  ['Se ve a travez de la cortina.', 'a travez de', 'a través de'],
  ['Todo ésto cabe en una hora.', 'ésto', 'esto'],
  ['Tu decides cuándo se apaga.', 'Tu decides', 'Tú decides'],
  ['Hay que tener 18 anos cumplidos.', '18 anos', '18 años'],
  ['Aquí no ace falta decirlo.', 'ace falta', 'hace falta'],
  ['Ninguno mira la ora que es.', 'la ora', 'la hora'],
  ['La puerta nunca ba con prisa.', 'nunca ba', 'nunca va'],
  ['Todo lo qué pidas se anota.', 'lo qué', 'lo que'],
  ['El agua espera, y tu también.', 'tu también', 'tú también'],
] as const) {
  mistake(`confundido: ${wrong}`, es(PROGRAM), append(sentence), write(meant), {at: sentence});
}

const POLITE = /^Say it otherwise, or leave it out: |^Say it otherwise: /;
mistake(
  'su hotel in a title',
  es('programs/outcall'),
  swap('Masaje en tu hotel', 'Masaje en su hotel'),
  POLITE,
  {
    field: 'title',
  },
);
mistake(
  'a su gusto',
  es('home'),
  swap('temperatura a tu gusto', 'temperatura a su gusto'),
  POLITE,
  {
    at: 'temperatura a su gusto',
  },
);
mistake(
  'su navegador',
  'i18n/es/code.json',
  swap('Tu navegador no permite', 'Su navegador no permite'),
  POLITE,
  {field: 'copy.refused'},
);
const WITH_TU = /^Say it to one reader/;
mistake(
  'Escribid o llamad',
  es('massage-menu'),
  swap('Escribe o llama a cualquier hora', 'Escribid o llamad a cualquier hora'),
  WITH_TU,
  {at: 'Escribid o llamad'},
);
mistake(
  'Podéis llamar',
  es('legal/terms-of-service'),
  swap('Puedes llamar al', 'Podéis llamar al'),
  WITH_TU,
  {at: 'Podéis llamar'},
);
mistake('elegís vos', es('casting'), swap('y eliges tú', 'y elegís vos'), WITH_TU, {
  at: 'elegís vos',
});
