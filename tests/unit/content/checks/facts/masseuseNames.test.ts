/** What a masseuse is called in her field, in her biography and as the name of her file. */
import {describe, expect, test} from 'vitest';

import {checkNames} from '../../../../../src/content/checks/facts/masseuseNames';
import {rawPage} from '../rawPages';
import {inFull} from './faults';

const her = (file: string, name: unknown, body = '', spanish = '') => [
  rawPage(body, {id: `masseuses/${file}`, fields: {name}}),
  rawPage(spanish, {id: `masseuses/${file}`, locale: 'es'}),
];
const said = (...given: Parameters<typeof her>): string[] => inFull(checkNames(her(...given)));

describe('a name that is told', () => {
  test.each<[string, Parameters<typeof her>, string]>([
    ['without its capital', ['eva', 'eva'], 'name | "eva". Write Eva.'],
    ['in capitals', ['angela', 'ÁNGELA'], 'name | "ÁNGELA". Write Ángela.'],
    [
      'of two words, without its capital',
      ['eva-luz', 'eva Luz'],
      'name | "eva Luz". Write Eva Luz.',
    ],
    [
      'with a surname',
      ['eva', 'Eva Soler'],
      'name | "Eva Soler". Write Eva: nothing but her working name is published.',
    ],
    [
      'behind a title',
      ['eva', 'Miss Eva'],
      'name | "Miss Eva". Write Eva: nothing but her working name is published.',
    ],
    [
      'in brackets',
      ['eva', 'Luz (Eva)'],
      'name | "Luz (Eva)". Write Eva: nothing but her working name is published.',
    ],
    [
      'in quotation marks',
      ['eva', 'Luz “Eva” Soler'],
      'name | "Luz “Eva” Soler". Write Eva: nothing but her working name is published.',
    ],
    [
      'joined to another one',
      ['eva', 'Eva-Luz'],
      'name | "Eva-Luz". Write Eva: nothing but her working name is published.',
    ],
    [
      'before a comma',
      ['eva', 'Eva,of the lamps'],
      'name | "Eva,of the lamps". Write Eva: nothing but her working name is published.',
    ],
    [
      'of somebody else',
      ['eva', 'Luz'],
      'name | "Luz", and her file is called eva.mdx. Correct the name, or call her file luz.mdx in every language.',
    ],
    [
      'without the accent of her biography',
      ['lucia', 'Lucia', 'Lucía sings.', 'Lucía canta.'],
      'name | "Lucia", and her biography calls her Lucía. Write Lucía.',
    ],
    [
      'without the accent of the one biography that names her',
      ['lucia', 'Lucia', 'She sings.', 'Lucía canta.'],
      'name | "Lucia", and her biography calls her Lucía. Write Lucía.',
    ],
    [
      'that her biography does not know',
      ['eva', 'Luz', 'There Eva sings.'],
      'name | "Luz", and her biography calls her Eva. Correct it; or write the new name in her biography, and call her file luz.mdx, in every language.',
    ],
    [
      'that her biography with an accent does not know',
      ['lucia', 'Luz', 'Lucía sings.'],
      'name | "Luz", and her biography calls her Lucía. Correct it; or write the new name in her biography, and call her file luz.mdx, in every language.',
    ],
    [
      'with a surname that her biography does not know',
      ['eva', 'Eva Soler', 'Eva sings.'],
      'name | "Eva Soler". Write Eva: nothing but her working name is published.',
    ],
  ])('%s', (_, given, expected) => expect(said(...given)).toEqual([expected]));
});

describe('a name that is left alone', () => {
  test.each<[string, Parameters<typeof her>]>([
    ['that of her file', ['eva', 'Eva', 'Eva sings.', 'Eva canta.']],
    ['with an accent', ['lucia', 'Lucía', 'Lucía sings.']],
    ['of two words', ['eva-luz', 'Eva Luz']],
    ['of two letters', ['ev', 'EV']],
    [
      'with and without its accent in her biographies',
      ['lucia', 'Lucia', 'Lucía sings.', 'Lucia canta.'],
    ],
    ['in no letters', ['eva', 'Eva', 'eva sings.']],
    ['nothing', ['eva', ' ']],
    ['no name', ['eva', undefined]],
  ])('%s', (_, given) => expect(said(...given)).toEqual([]));

  test('in signs that no file has', () => expect(said('eva', 'Ω')).toEqual([]));
  test('that another one has', () =>
    expect(checkNames([...her('eva', 'Luz'), ...her('ana', 'Luz')])).toEqual([]));
  test('beside the biography of another one', () =>
    expect(checkNames([...her('lucia', 'Lucia'), ...her('eva', 'Eva', 'Lucía is here.')])).toEqual(
      [],
    ));
});

test('it is told in her file', () =>
  expect(checkNames(her('eva', 'eva'))[0]).toMatchObject({file: 'en/masseuses/eva.mdx'}));
