/** Verbs of another person, full stops lost inside a paragraph, y and o before their own sound, laws by their foreign names. */
import {PROGRAM} from '../facts';
import {append, en, es, mistake, swap} from '../tools';

for (const [file, sentence, remedy] of [
  [en('outcall'), 'She carry the oils in a plain bag.', /^Write “She carries”/],
  [en(PROGRAM), 'The oil is warm. It have been near the lamp.', /^Write “It has”/],
  [en('casting'), 'We was never in a hurry, and the kettle knew it.', /^Write “We were”/],
  [en(PROGRAM), 'Ask what they does with the petals afterwards.', /^Write “they do”/],
  [en('contact'), 'Outside, their is a bench under the plane tree.', /^Write “there is”/],
  [es('contact'), 'Se paga en euros y incluye las toallas.', /^Write “e incluye”/],
  [es(PROGRAM), 'Madre y hija llevan la panadería de enfrente.', /^Write “e hija”/],
  [es(PROGRAM), 'Un minuto o ocho, según lo pida el aceite.', /^Write “u ocho”/],
  [es('outcall'), 'Se va a una casa o hotel de la ciudad.', /^Write “u hotel”/],
  [es('contact'), '¿Podés venir por la tarde?', /^Say it to one reader, with tú/],
] as const) {
  mistake(`grammar: ${sentence}`, file, append(sentence), remedy, {at: sentence});
}

const STOP = /^Write a full stop before it, or begin it small/;
for (const [file, sentence] of [
  [en('casting'), 'You decide how long you stay in the house It is written down once.'],
  [en(PROGRAM), 'The water runs for as long as you like, There is no clock in the bath.'],
  [es('casting'), 'Se escribe una sola vez en el libro Nadie lo cambia después.'],
  [es(PROGRAM), 'El agua corre el tiempo que haga falta, La lámpara espera.'],
] as const) {
  mistake(`a full stop lost inside a paragraph: ${sentence}`, file, append(sentence), STOP, {
    at: sentence,
  });
}

mistake('a law by its Spanish name', en('casting'), swap('the GDPR', 'the RGPD'), /^Write “GDPR”/);
mistake('a law by its English name', es('casting'), swap('al RGPD', 'al GDPR'), /^Write “RGPD”/);
mistake(
  'an age that one language alone says otherwise',
  en('outcall'),
  swap('always: 18 or older', 'always: 16 or older'),
  /^Write 18/,
);
