/** Orders of Spanish that say usted, vos or vosotros by their ending. */
import {describe, expect, test} from 'vitest';

import {
  foreignForm,
  politeDoing,
  politeOrder,
} from '../../../../../src/content/checks/language/politeOrders';

describe('an order that carries something', () => {
  test.each([
    ['of a verb in -er', 'Léalas con calma.', 'Léalas'],
    ['of a verb in -ir', 'Ábralo despacio.', 'Ábralo'],
    ['of a verb in -ar', 'Ven y déjelo aquí.', 'déjelo'],
    ['with an irregular form', 'Dígame la hora.', 'Dígame'],
    ['to us', 'Escríbanos hoy.', 'Escríbanos'],
    ['with qu for c', 'Búsquelo en casa.', 'Búsquelo'],
    ['with gu for g', 'Páguelo aquí.', 'Páguelo'],
    ['with c for z', 'Álcela un poco.', 'Álcela'],
    ['with j for g', 'Recójalo mañana.', 'Recójalo'],
    ['with z for c', 'Ejérzalo ya.', 'Ejérzalo'],
    ['behind one that says tú', 'Déjalo y ábralo.', 'ábralo'],
  ])('%s', (_, text, said) => expect(politeOrder(text)).toBe(said));

  test.each([
    ['that says tú', 'Léelas con calma.'],
    ['that says tú, in -ar', 'Déjalo aquí.'],
    ['that is said to nobody', 'Véase la página.'],
    ['of no verb', 'Es un pétalo.'],
    ['of no verb, with an e', 'Los ángeles.'],
    ['without an accent', 'Dile la hora.'],
    ['of either of two verbs', 'Créala.'],
  ])('but not one %s', (_, text) => expect(politeOrder(text)).toBeUndefined());
});

describe('a sentence that orders something', () => {
  test.each([
    ['of a verb in -ar', 'Toque el timbre.', 'Toque el'],
    ['to do something else', 'Procure ser puntual.', 'Procure ser'],
    ['of a verb in -ir', 'Abra la puerta.', 'Abra la'],
    ['in a later sentence', 'Ven. Llame ahora mismo.', 'Llame ahora'],
    ['behind another sentence', 'Abre la puerta. Toque el timbre.', 'Toque el'],
    ['within a quotation', '«Toque el timbre».', 'Toque el'],
  ])('%s', (_, text, said) => expect(politeDoing(text)).toBe(said));

  test.each([
    ['that says tú', 'Toca el timbre.'],
    ['that says tú, in -ir', 'Abre la puerta.'],
    ['with a noun', 'Noche en la casa, base la sala.'],
    ['with a small word', 'Entre las dos.'],
    ['with a condition', 'Toque el timbre o no lo toque.'],
    ['within a sentence', 'Quien toque el timbre entra.'],
    ['before a number', 'Toque el 6.'],
  ])('but not one %s', (_, text) => expect(politeDoing(text)).toBeUndefined());
});

describe('a form of vos or vosotros', () => {
  test.each([
    ['an order to several', 'Ven y escribidnos.', 'escribidnos'],
    ['asked of several', 'Reservad la sala.', 'Reservad'],
    ['what several can', 'Aquí podéis llamar.', 'podéis llamar'],
    ['vos', 'Esto es para vos.', 'vos'],
    ['an order to vos', 'Ven y escribinos.', 'escribinos'],
    ['a verb of vos', 'Si querés, ven.', 'querés'],
    ['another verb of vos', 'Ven si llegás a las dos.', 'llegás'],
    ['a verb of vos that no dictionary lists', 'Si podés, ven.', 'podés'],
    ['at a beginning', 'Escribinos hoy.', 'Escribinos'],
    ['a verb of four letters', 'Si usás la sala, ven.', 'usás'],
    ['an order to me', 'Ven y decime algo.', 'decime'],
    ['an order of a verb in -er', 'Ven y comime.', 'comime'],
  ])('%s', (_, text, said) => expect(foreignForm(text)).toBe(said));

  test.each([
    ['tú', 'Escríbenos si quieres.'],
    ['two', 'Los dos podéis llamar.'],
    ['an order to a couple', 'Para la pareja: reservad la sala.'],
    ['what stands further on', 'Quien dice «ven, llamad» lo dice a otros.'],
    ['a noun', 'Se habla inglés.'],
    ['a short name', 'Con Inés.'],
    ['a short name that looks like a verb', 'Con Usás.'],
    ['an unknown word of no verb', 'Es un zorés.'],
    ['a form of tú', 'Estás en casa.'],
    ['a noun that looks like an order', 'Asilo de noche.'],
    ['no verb', 'Es un cafés.'],
    ['an infinitive', 'Para escribirnos.'],
    ['a longer word', 'Es nervosa.'],
  ])('but not %s', (_, text) => expect(foreignForm(text)).toBeUndefined());
});
