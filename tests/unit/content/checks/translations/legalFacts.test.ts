/** Facts of the house that a legal text no longer shows. */
import {describe, expect, test} from 'vitest';

import {
  lostFacts,
  lostFault,
  neededFacts,
  unnamedFacts,
  withoutFacts,
} from '../../../../../src/content/checks/translations/legalFacts';
import {rawPage} from '../rawPages';
import {faultLines, legalPages} from './legalPages';

const fact = (name: string): string => `<BusinessFact name="${name}" />`;
const AB = (first: string, second: string): string =>
  `## A {#a}\n\n${first}\n\n## B {#b}\n\n${second}`;

describe('facts that a translation lacks', () => {
  const faults = (english: string, spanish: string) => {
    const {original, translation} = legalPages(english, spanish);
    return withoutFacts(translation, original);
  };
  const said = (english: string, spanish: string): string[] =>
    faultLines('es', faults(english, spanish));

  test.each<[string, string, string, string[]]>([
    [
      'one',
      `Words.\n\nCall ${fact('phone')}.`,
      'Palabras.\n\nLlama.',
      [`es:3 | no ${fact('phone')}`],
    ],
    [
      'in a text divided otherwise',
      `Call ${fact('phone')}.`,
      'A.\n\nB.',
      [`es | no ${fact('phone')}`],
    ],
    [
      'two of one sentence',
      `${fact('phone')} or ${fact('nif')}.`,
      'Llama.',
      [`es:1 | no ${fact('phone')} and no ${fact('nif')}`],
    ],
    [
      'two of two sentences',
      `A ${fact('phone')}.\n\nA ${fact('nif')} B.`,
      'Llama.\n\nB.',
      [`es:1 | no ${fact('phone')}`, `es:3 | no ${fact('nif')}`],
    ],
    [
      'two in a text divided otherwise',
      `A ${fact('phone')} and ${fact('nif')}.`,
      'Llama.\n\nB.',
      [`es | no ${fact('phone')}`, `es | no ${fact('nif')}`],
    ],
    [
      'in one of two parts',
      AB(`A ${fact('phone')}.`, `B ${fact('phone')}.`),
      AB(`A ${fact('phone')}.`, 'B.'),
      [`es:7 | no ${fact('phone')}`],
    ],
    [
      'in both parts, once',
      AB(`A ${fact('phone')}.`, `B ${fact('phone')}.`),
      AB('A.', 'B.'),
      [`es:3 | no ${fact('phone')}`],
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test('how to mend it', () => {
    const [fault] = faults(`${fact('phone')} or ${fact('nif')}.`, 'Llama.');
    expect(fault).toMatchObject({
      remedy: 'en/legal/cookies.mdx shows it: put it where its sentence stands here.',
      rule: 'missing-component',
      components: ['<BusinessFact name="phone"', '<BusinessFact name="nif"'],
    });
  });

  test.each([
    ['the same', fact('phone'), fact('phone')],
    ['one more', 'A.', `A ${fact('phone')}.`],
    ['another one instead', `A ${fact('phone')}.`, `A ${fact('nif')}.`],
    ['one, beside one that is none', `A ${fact('phone')} ${fact('nif')}.`, `A ${fact('fone')}.`],
    ['one, where one of the original is none', `A ${fact('phone')} ${fact('niff')}.`, 'A.'],
    [
      'one that is shown as it was typed, beside another',
      `A ${fact('phone')} ${fact('nif')}.`,
      `A \`${fact('phone')}\` ${fact('nif')}.`,
    ],
    ['one that is shown as it was typed', `A ${fact('phone')}.`, `A \`${fact('phone')}\`.`],
    [
      'one that stands in another part, divided otherwise',
      AB(`A ${fact('phone')}.`, 'B.'),
      AB('A.\n\nC.', `B ${fact('phone')}.`),
    ],
  ])('nothing is said of %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

describe('facts that the original lost', () => {
  const faults = (english: string, ...translations: string[]) =>
    lostFacts(
      rawPage(english, {id: 'legal/a'}),
      translations.map((body, at) => rawPage(body, {id: 'legal/a', locale: `t${at}`})),
    );

  test.each<[string, string, string[], string[]]>([
    ['one', 'A.', [`A ${fact('phone')}.`], [`en:1 | no ${fact('phone')}`]],
    [
      'one of two languages',
      'A.',
      [`A ${fact('phone')}.`, fact('phone')],
      [`en:1 | no ${fact('phone')}`],
    ],
    [
      'two',
      'A.',
      [`${fact('nif')} ${fact('brand')}.`],
      [`en:1 | no ${fact('nif')} and no ${fact('brand')}`],
    ],
    ['that one language lacks too', 'A.', [`A ${fact('phone')}.`, 'A.'], []],
    ['without a translation', 'A.', [], []],
  ])('%s', (_, english, translations, expected) =>
    expect(faultLines('en', faults(english, ...translations))).toEqual(expected),
  );

  test('how to mend it', () =>
    expect(faults('A.', `A ${fact('phone')}.`)[0]?.remedy).toBe(
      't0/legal/a.mdx shows it: put it back where its sentence stands here, in place of what is typed.',
    ));
});

test('a component that is lost, with its line or without', () => {
  const lost = {
    field: '',
    found: 'no <CallLink />',
    remedy: 'Put it back.',
    rule: 'missing-component',
    components: ['<CallLink'],
  };
  expect(lostFault('<CallLink />', 3, 'Put it back.')).toEqual({...lost, line: 3});
  expect(lostFault('<CallLink />', undefined, 'Put it back.')).toEqual(lost);
});

describe('what the law wants', () => {
  const page = (body: string, id = 'legal/terms-of-service') => rawPage(body, {id});

  test.each<[string, string, string, string[]]>([
    ['of the terms', 'legal/terms-of-service', 'A.', ['company']],
    [
      'of the privacy policy',
      'legal/privacy-policy',
      fact('nif'),
      ['company', 'address', 'privacyEmail'],
    ],
    [
      'of the notice',
      'legal/legal-notice',
      fact('company') + fact('nif'),
      ['registeredAddress', 'address', 'infoEmail'],
    ],
    ['of another text', 'legal/cookies', 'A.', []],
    ['of terms that show it', 'legal/terms-of-service', fact('company'), []],
  ])('%s', (_, id, body, expected) => expect(unnamedFacts(page(body, id))).toEqual(expected));

  test('is told of the whole text', () => {
    const [fault, ...others] = neededFacts(page('A.'), []);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      field: '',
      found: `no ${fact('company')}`,
      remedy: 'The law wants it here: put it back with its line, in every language.',
    });
    expect(fault).not.toHaveProperty('line');
  });

  test('but for what is told already, or where a name is none', () => {
    const told = (found: string, remedy: string) => [{field: '', found, remedy}];
    expect(neededFacts(page('A.'), told(`no ${fact('company')}`, 'Put it back.'))).toEqual([]);
    expect(neededFacts(page('A.'), told('a fact', `Write ${fact('company')}.`))).toEqual([]);
    expect(neededFacts(page('A.'), told(`no ${fact('nif')}`, 'Put it back.'))).toHaveLength(1);
    expect(neededFacts(page(fact('kompany')), [])).toEqual([]);
  });
});
