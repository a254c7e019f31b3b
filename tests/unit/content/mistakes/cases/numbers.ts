/** Numbers over the years of the house and in what is counted up; signs beside numbers and words. */
import {PROGRAM} from '../facts';
import {EN, textOf} from '../memory';
import {append, en, es, mistake, swap} from '../tools';

for (const [file, few, many] of [
  [en('about'), 'Two winters', 'Forty winters'],
  [es('about'), 'Dos inviernos', 'Cuarenta inviernos'],
] as const) {
  for (const heading of [few, many]) {
    mistake(
      `the years of the house: ${heading}`,
      file,
      swap(/^## .*(?=(?:\n+(?!#).*)*?\n+<Years>)/m, `## ${heading}`),
      /^Write a number from \d+ to \d+/,
      {at: `## ${heading}`},
    );
  }
}

/** As many suites as the house has, and one more. */
const suites = Number(/^suites: (\d+)/m.exec(textOf(`${EN}/business.yml`))?.[1]) + 1;
for (const [file, sentence] of [
  [en(PROGRAM), `${suites} suites, one corridor, and a light that stays on.`],
  [es(PROGRAM), `${suites} suites, un pasillo y una luz que no se apaga.`],
] as const) {
  mistake('suites that are counted up', file, append(sentence), /<HouseCount of="suites"/, {
    at: sentence,
  });
}

for (const [file, sentence, remedy] of [
  [es(PROGRAM), 'Queda en el 2º piso de la escalera.', /2\.º/],
  [es(PROGRAM), '-¿Más despacio? —pregunta ella.', /close to the words/],
  [es(PROGRAM), 'La escalera -dicen- cruje de noche.', /close to the words/],
  [en(PROGRAM), 'The stairs -they say- creak after dark.', /close to the words/],
  [en(PROGRAM), 'The stairs were built in october, by hand.', /with a capital/],
  [en(PROGRAM), 'The stairs are an narrow place, and dark.', /^Write a:/],
] as const) {
  mistake(`signs: ${sentence}`, file, append(sentence), remedy, {at: sentence});
}
