/** Spanish of other countries, contractions and accents that were left out, and signs that stand where none belongs. */
import {MASSEUSE, PROGRAM} from '../facts';
import {append, en, es, mistake, set, swap} from '../tools';

for (const [sentence, remedy] of [
  ['Apaga el celular antes de entrar.', /^Write “móvil”/],
  ['Desde acá se oye el tranvía.', /^Write “aquí”/],
  ['Checa el agua con la muñeca.', /^Write “Mira” or “Comprueba”/],
  ['La reservación dura un día.', /^Write “reserva”/],
  ['Las piedras regresan a el agua.', /^Write “al”/],
  ['Se entra por la puerta de el patio.', /^Write “del”/],
  ['La receta vino de EEUU con ella.', /^Write “EE\. UU\.”/],
  ['Para tí hay una toalla aparte.', /^Write “ti”/],
  ['Dinos como te llamas y basta.', /^Write “Dinos cómo”/],
  ['Aplica aquí si sabes escuchar.', /^Write “preséntate”/],
  ['Un Martes cualquiera, a las cuatro.', /^Months and days begin with a small letter/],
  ['Ellas pone su horario y sus normas.', /^Write “Ellas ponen”/],
  ['Las masajistas decide qué aceites usan.', /^Write “Las masajistas deciden”/],
  ['Ella ponen el agua a calentar.', /^Write “Ella pone”/],
  ['Se calla ,si hace falta, toda la hora.', /^Write the blank behind the sign/],
  ['El vestíbulo está detrás *del patio* .', /^Delete the blank\./],
  ['Primero el vaso de agua. Primero el vaso de agua.', /^Delete one of the two/],
  ['Se sirve té (TODO Marta: ¿de qué?) y se calla.', /^Delete the note/],
] as const) {
  mistake(`usage: ${sentence}`, es(PROGRAM), append(sentence), remedy, {at: sentence});
}

for (const [sentence, remedy] of [
  ['It goes as follows\\\\.', /^Delete it: signs need none/],
  ['The oil finds the the middle of the back.', /^Delete one of the two/],
  ['There is water ,and there is time.', /^Write the blank behind the sign/],
] as const) {
  mistake(`usage: ${sentence}`, en(PROGRAM), append(sentence), remedy, {at: sentence});
}

// Biographies are plain paragraphs, of which no component makes anything.
for (const [sentence, remedy] of [
  ['&nbsp;&nbsp;&nbsp;Water waits on the tray.', /^Delete them: the page sets/],
  ['Her hours are nearly wordless}.', /^Delete it\./],
] as const) {
  mistake(`usage: ${sentence}`, en(MASSEUSE), append(sentence), remedy, {at: sentence});
}

mistake(
  'what is asked without its accent',
  'i18n/es/code.json',
  swap('Para qué: {purpose}', 'Para que: {purpose}'),
  /^Write “Para qué”/,
  {field: 'consent.provider'},
);
mistake(
  'Porque for Por qué',
  es('about'),
  swap('description: Por qué abrimos', 'description: Porque abrimos'),
  /^Write “Por qué”/,
  {field: 'description'},
);

for (const [sentence, remedy] of [
  ['Al fondo hay una bañera redondo.', /^Write “una bañera redonda”/],
  ['Al lado se abre un balcón pequeña.', /^Write “un balcón pequeño”/],
  ['Después vienen unas toallas caliente.', /^Write “unas toallas calientes”/],
  ['Los pies fría se quedan fuera.', /^Write “Los pies fríos”/],
  ['La luz llega a algunas rincones.', /^Write “algunos rincones”/],
  ['Varios toallas esperan dobladas.', /^Write “Varias toallas”/],
  ['La noche tiene tres tiempos distintas.', /^Write “tres tiempos distintos”/],
  ['Salen tres tiempos distintas y lo cuenta riendo.', /^Write “tres tiempos distintos”/],
  ['Hay dos puertas abiertos al patio.', /^Write “dos puertas abiertas”/],
  ['A los dos les bastan una mirada.', /^Write “les basta una mirada”/],
  ['Aquí nos gusta las noches largas.', /^Write “nos gustan las noches”/],
] as const) {
  mistake(`agreement: ${sentence}`, es(PROGRAM), append(sentence), remedy, {at: sentence});
}
mistake(
  'an entry of which the number is another',
  es('contact'),
  swap('- Suites privadas', '- Suites privada'),
  /^Write “Suites privadas”/,
  {at: '- Suites privada'},
);
mistake(
  'a capital inside a heading in two parts',
  es('about'),
  swap('Así *trabajamos*', 'Así *Trabajamos*'),
  /^Write small letters/,
  {at: 'Así *Trabajamos*'},
);
mistake(
  'a word that is Spanish by its end',
  en(MASSEUSE),
  set('personality', 'Observadora, tactful'),
  /^Write them in English/,
  {field: 'personality'},
);
for (const [file, word, remedy] of [
  [en('about'), 'A therapist waits at the door.', /masseuse/],
  [es('about'), 'Una terapeuta espera en la puerta.', /masajista/],
] as const) {
  mistake(`a health profession: ${word}`, file, append(word), remedy, {at: word});
}
mistake(
  'another word for the travel fee',
  'i18n/es/code.json',
  swap('"Suplemento de desplazamiento:"', '"Tarifa de desplazamiento:"'),
  /suplemento de desplazamiento/,
  {field: 'outcall.travelFee'},
);

for (const [sentence, remedy] of [
  ['La tina del fondo te espera.', /^Write “bañera”/],
  ['A ella le gustan dejarlo así.', /^Write “le gusta dejarlo”/],
  ['Primero suena el detectores de humo.', /^Write “los detectores”/],
  ['Nos basta para valorar la aplicación con calma.', /^Write “valorar la candidatura”/],
  ['Contanos qué te apetece hoy.', /^Write “Cuéntanos”/],
  ['Cuando llegas, la mesa esta lista.', /^Did you mean “la mesa está”/],
  ['Ellas te dicen quien abre la puerta.', /^Write “te dicen quién”/],
] as const) {
  mistake(`usage: ${sentence}`, es('casting'), append(sentence), remedy, {at: sentence});
}
for (const [sentence, remedy] of [
  ['Her hands works outward from there.', /^Write “Her hands work”/],
  ['Come up in the elevator, and ring once.', /^Write “lift”/],
  ['The house takes payments: it’s buttons open a chat.', /^Write “its buttons”/],
] as const) {
  mistake(`usage: ${sentence}`, en('casting'), append(sentence), remedy, {at: sentence});
}
mistake(
  'words of a link in English are told once',
  es('gallery'),
  swap('Abrir en el mapa', 'Open in maps'),
  /^Write them in Spanish/,
  {found: /“Open in maps”/},
);
mistake(
  'the nationality of a man',
  'i18n/es/code.json',
  swap('"Española"', '"Español"'),
  /^Write “Española”: /,
  {field: 'nationality.spanish'},
);
mistake(
  'a language with a capital',
  'i18n/es/code.json',
  swap('"catalán"', '"Catalán"'),
  /^Write “catalán”/,
  {field: 'spoken.ca'},
);
