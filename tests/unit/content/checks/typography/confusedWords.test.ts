/** Words that are right by themselves and wrong where they stand. */
import {describe, expect, test} from 'vitest';

import {asTyped, confused} from '../../../../../src/content/checks/typography/confusedWords';
import {foundIn, replacedIn} from './signs';

describe('English', () => {
  test.each([
    ['its own', 'It has it’s own door.', 'it’s own → its own'],
    ['of its', 'At the end of it’s day.', 'of it’s → of its'],
    ['from its', 'Away from it’s walls.', 'from it’s → from its'],
    ['keep your', 'Please keep you’re robe.', 'keep you’re → keep your'],
    ['your room', 'It is you’re room.', 'you’re room → your room'],
    ['you’re welcome', 'Here your welcome.', 'your welcome → you’re welcome'],
    ['their own', 'With there own hands.', 'there own → their own'],
    ['than', 'Warmer, and longer then the day.', 'longer then → longer than'],
    ['there is', 'Come, their is tea.', 'their is → there is'],
    ['could have', 'It could of been.', 'could of → could have'],
    ['lose', 'You never loose the way.', 'never loose → never lose'],
    ['breathes', 'Then she breaths in.', 'she breaths → she breathes'],
    ['aloud', 'No names spoken allowed.', 'spoken allowed → spoken aloud'],
    ['supposed', 'It is suppose to be.', 'is suppose to → is supposed to'],
    ['to be', 'You want too be here.', 'too be → to be'],
    ['of', 'The end fo the day.', 'fo → of'],
    ['or', 'Tea ro a coffee.', 'ro → or'],
    ['to', 'Come ot the door.', 'ot → to'],
    ['grey', 'Gray stone.', 'Gray → Grey'],
    ['jewellery', 'No jewelry.', 'jewelry → jewellery'],
    ['pyjamas', 'No pajamas.', 'pajamas → pyjamas'],
    ['colour', 'The colors of it.', 'colors → colours'],
    ['favourite', 'Favorite rooms.', 'Favorite → Favourite'],
  ])('%s', (_, text, one) => expect(replacedIn(text)).toEqual([one]));

  test.each([
    ['it is', 'It’s a door.'],
    ['you are', 'Say that you’re here.'],
    ['then', 'Come in, and then the door closes.'],
    ['of course', 'You could of course.'],
    ['loose', 'A loose robe.'],
    ['too', 'It is too warm.'],
    ['a quotation', 'It says “color”.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('Spanish', () => {
  test.each([
    ['echar', 'Ella se hecha al lado.', 'se hecha → se echa'],
    ['a ver', 'Haber si vienes.', 'Haber si → A ver si'],
    ['a', 'Está ha pie.', 'ha pie → a pie'],
    ['ha', 'Ya se a hecho.', 'se a hecho → se ha hecho'],
    ['hecho', 'Ella ha echo té.', 'ha echo → ha hecho'],
    ['hasta', 'Y asta mañana.', 'asta mañana → hasta mañana'],
    ['hay', 'Aquí ay un té.', 'ay un → hay un'],
    ['hay for there', 'Ahí una parte que no se ve.', 'Ahí una parte que → Hay una parte que'],
    ['iba', 'Ella iva a venir.', 'iva a → iba a'],
    ['años', 'Tiene veinte anos.', 'veinte anos → veinte años'],
    ['hace', 'Y ace frío.', 'ace frío → hace frío'],
    ['hora', 'A la ora.', 'la ora → la hora'],
    ['va', 'Ella se ba a casa.', 'se ba → se va'],
    ['lo que', 'Es lo qué hay.', 'lo qué → lo que'],
    ['tú', 'Y tu mismo.', 'tu mismo → tú mismo'],
    ['tuvo', 'Ella tubo que venir.', 'tubo que → tuvo que'],
    ['en serio', 'Va enserio.', 'enserio → en serio'],
    ['sí', 'Si, te espero.', 'Si → Sí'],
    ['qué', 'Dime, ¿que es?', 'que → qué'],
    ['sobre todo', 'Hay sobretodo té.', 'sobretodo → sobre todo'],
    ['través', 'Va a travez de ti.', 'a travez de → a través de'],
    ['esto', 'Es ésto.', 'ésto → esto'],
    ['tú decides', 'Y tu decides.', 'tu decides → tú decides'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test.each([
    ['what was done', 'Ya está hecha.'],
    ['haber', 'Puede haber té.'],
    ['an answer with its accent', 'Sí, te espero.'],
    ['a condition', 'Si, al llegar, llueve, entra.'],
    ['a coat', 'Un sobretodo negro.'],
    ['tu with a day', 'Es tu lunes.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('a pair', () => {
  const rule = confused('ro(?= the)', /ro/i, 'or');

  test.each([
    ['whole words', 'Tea ro the rest', true],
    ['in capitals', 'RO the rest', true],
    ['the end of a word', 'Euro the rest', false],
    ['behind an apostrophe', 'd’ro the rest', false],
  ])('%s', (_, text, is) => expect(rule.pattern.test(text)).toBe(is));

  test.each([
    ['small', 'ro', 'or', 'or'],
    ['with a capital', 'Ro', 'or', 'Or'],
    ['with a capital further on', 'ro It', 'or it', 'or it'],
    ['with an accent', 'Él', 'el', 'El'],
  ])('%s', (_, typed, meant, as) => expect(asTyped(typed, meant)).toBe(as));
});
