import {expect, test} from 'vitest';

import {inlineWords} from '../../../../../src/plugins/delivery/words/inlineWords';

const SPANISH = {
  'a.call': 'Llamar «ahora»',
  'a.price': '{minutes} min desde {price}',
  'a.it': "L'hora",
};

test('a call of translate()', () =>
  expect(
    inlineWords("translate({id: 'a.call', message: 'Call', description: 'd'})", SPANISH).code,
  ).toBe("translate({id: 'a.call', message: \"Llamar «ahora»\", description: 'd'})"));

test('an element with components among its values', () =>
  expect(
    inlineWords(
      '<Translate id="a.price" values={{price: <Price euros={1} />}}>\n  {\'{minutes} from {price}\'}\n</Translate>',
      SPANISH,
    ).code,
  ).toBe(
    '<Translate id="a.price" values={{price: <Price euros={1} />}}>{"{minutes} min desde {price}"}</Translate>',
  ));

test('two elements in a row are not taken for one', () => {
  const source = '<Translate id="a.call">One</Translate> <Translate id="x">Two</Translate>';
  expect(inlineWords(source, SPANISH).code).toBe(
    '<Translate id="a.call">{"Llamar «ahora»"}</Translate> <Translate id="x">Two</Translate>',
  );
});

test('quotation marks in either language do no harm; unknown ids stay English', () => {
  const source = `translate({id: 'a.it', message: "It's time"}); translate({id: 'b', message: 'B'})`;
  const {code, ids} = inlineWords(source, SPANISH);
  expect(code).toBe(
    `translate({id: 'a.it', message: "L'hora"}); translate({id: 'b', message: 'B'})`,
  );
  expect([...ids]).toEqual(['a.it']);
});

test('of two elements, one among the values of the other, only the inner one is replaced', () => {
  const source =
    '<Translate id="a.price" values={{price: <em><Translate id="a.call">One</Translate></em>}}>{\'{price}\'}</Translate>';
  const {code, ids} = inlineWords(source, SPANISH);
  expect(code).toContain('<Translate id="a.call">{"Llamar «ahora»"}</Translate>');
  expect(code).toContain("{'{price}'}</Translate>");
  expect([...ids]).toEqual(['a.call']);
});
