/** Words of other languages that a dictionary tells, notes, and forms that the house says to nobody. */
import {FACT_PAGE, PROGRAM} from '../facts';
import {append, en, es, mistake, swap} from '../tools';

const said = (file: string, sentence: string, remedy: RegExp, found: RegExp): void => {
  mistake(`“${sentence}”`, file, append(sentence), remedy, {at: sentence.slice(0, 12), found});
};

for (const [sentence, word] of [
  ['Cada guest tiene su llave.', 'guest'],
  ['Cada suite tiene su shower.', 'shower'],
  ['Rain shower y toallas calientes, y nada más.', 'shower'],
] as const) {
  said(es(FACT_PAGE), sentence, /^Write them in Spanish/, new RegExp(`^words in English.*${word}`));
}
for (const [sentence, word] of [
  ['Each suite has its ducha.', 'ducha'],
  ['Albornoz, slippers and fresh linen lie there.', 'Albornoz'],
] as const) {
  said(en(FACT_PAGE), sentence, /^Write them in English/, new RegExp(`^words in Spanish.*${word}`));
}
for (const [file, sentence, language] of [
  [es(FACT_PAGE), 'Non c’è nessun modulo da compilare.', 'Italian'],
  [es(FACT_PAGE), 'No hi ha cap formulari per omplir.', 'Catalan'],
  [es(FACT_PAGE), 'Hay tovalloles i sabates.', 'Catalan'],
  [es(FACT_PAGE), 'Ligue quando quiser.', 'Portuguese'],
  [es(FACT_PAGE), 'Rufen Sie an, wann Sie wollen.', 'German'],
  [en(FACT_PAGE), 'Bitte klingeln Sie nur einmal.', 'German'],
  [es(FACT_PAGE), 'Добро пожаловать.', 'another language'],
  [en(FACT_PAGE), 'Добро пожаловать.', 'another language'],
] as const) {
  said(file, sentence, /^Write them in/, new RegExp(`^words (?:in|of) ${language}`));
}
said(es(PROGRAM), 'Cada suite amb su puerta.', /^Write the sentence in Spanish/, /“amb”/);
mistake(
  'a title in Spanish that the translation has as well',
  en('casting'),
  swap('title="Benefits"', 'title="Ventajas"'),
  /^Write them in English/,
  {at: 'title="Ventajas"', found: /^words in Spanish/},
);

for (const [file, sentence] of [
  [en(PROGRAM), 'The bell rings once (check with Laura).'],
  [en(PROGRAM), 'As a language model I cannot say more.'],
  [en(PROGRAM), 'A quiet entrance, and a light. (112 words)'],
  [en(PROGRAM), 'Here is the translation: the bell rings once.'],
  [es(PROGRAM), 'El timbre suena una vez (revisar).'],
  [es(PROGRAM), 'El timbre suena (NOTA: preguntar a Marta).'],
  [es(PROGRAM), 'El timbre suena. Pendiente de confirmar.'],
  [es(PROGRAM), 'El timbre suena. Espero que te sirva.'],
  [es(PROGRAM), 'Traducción: el timbre suena una vez.'],
  [es(PROGRAM), 'El timbre es el ??? de la puerta.'],
] as const) {
  said(file, sentence, /^Delete the note/, /^the note/);
}

for (const sentence of ['Toque el timbre una sola vez.', 'Deje el abrigo en la entrada.']) {
  said(es(PROGRAM), sentence, /^Say it otherwise/, /a form of “usted”$/);
}
for (const sentence of [
  'Escribidnos a cualquier hora.',
  'Llamadnos ahora.',
  'La puerta se abre si querés.',
]) {
  said(es(PROGRAM), sentence, /^Say it to one reader/, /a form of vos or vosotros$/);
}
for (const [sentence, meant] of [
  ['La puerta esta abierta a esas horas.', 'puerta está'],
  ['Arriba hay mas luz.', 'más'],
  ['Y tu, ¿vienes?', 'Y tú'],
  ['La luz es para el.', 'para él'],
  ['Dile que si, y sube.', 'que sí'],
] as const) {
  said(es(PROGRAM), sentence, new RegExp(`^Did you mean “${meant}”`), /without an accent$/);
}
mistake('a heading that asks', es('contact'), swap('Cómo *cont', 'Como *cont'), /“Cómo”/, {
  at: 'Como *cont',
});
for (const [file, sentence, found] of [
  [es(PROGRAM), 'Habla como como quien riega.', /^“como como”/],
  [es(PROGRAM), 'El portal es el de de la derecha.', /^“de de”/],
  [en(PROGRAM), 'It comes from from the sea.', /^“from from”/],
] as const) {
  said(file, sentence, /^Delete one of the two/, found);
}
said(es(PROGRAM), 'Está en el 2o piso.', /2\.º/, /^“2o”$/);
said(es(PROGRAM), 'Va haber luz en la escalera.', /^Write “Va a haber”/, /^“Va haber”$/);
said(en(PROGRAM), 'Come in. / Walk in.', /^Keep one of the two/, /^two versions/);
said(en(PROGRAM), 'Come\u00A0in\u00A0and sit.', /^Type the blanks/, /no line breaks/);
