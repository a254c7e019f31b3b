/** Legal texts: which language each difference is told in, and what is not told beside it. */
import {describe, expect, test} from 'vitest';

import {legalFaults} from '../../../../../src/content/checks/translations/legalTexts';
import {rawPage} from '../rawPages';
import {faultLines, legalPages} from './legalPages';

/** What is said of a text in both languages. */
function said(english: string, spanish: string, id?: string): string[] {
  const {original, translation, both} = legalPages(english, spanish, id);
  return [
    ...faultLines('en', legalFaults(original, both)),
    ...faultLines('es', legalFaults(translation, both)),
  ];
}

const fact = (name: string): string => `<BusinessFact name="${name}" />`;
const AB = '## A {#a}\n\n## B {#b}';
const companyFirst = `The company ${fact('company')}, NIF ${fact('nif')}.`;
const companyLast = `The company ${fact('nif')}, NIF ${fact('company')}.`;

describe('a difference is told once', () => {
  test.each<[string, string, string, string]>([
    ['a part more', AB, `${AB}\n\n## C {#c}`, 'en | no heading with the name {#c}'],
    ['a part less', AB, '## A {#a}', 'es | no heading with the name {#b}'],
    [
      'a part less, with its fact and its list',
      `${AB}\n\nCall ${fact('phone')}.\n\n- One.`,
      '## A {#a}',
      'es | no heading with the name {#b}',
    ],
    [
      'a part more, with its fact and its list',
      '## A {#a}',
      `${AB}\n\nLlama ${fact('phone')}.\n\n- Una.`,
      'en | no heading with the name {#b}',
    ],
    [
      'another name',
      AB,
      '## A {#a}\n\n## C {#c}',
      'es:3 | the name {#c}, which no heading of the original has',
    ],
    [
      'a name that the original alone has, and a fact less',
      `## Visits {#b}\n\nCall ${fact('phone')}.`,
      '## Visitas {#visits}\n\nLlama.',
      'en:1 | the name {#b}, which links and es/legal/cookies.mdx call {#visits}',
    ],
    [
      'another order',
      AB,
      '## B {#b}\n\n## A {#a}',
      'es:1 | the part {#b} in another place than in the original',
    ],
    ['a list', '- One.\n- Two.', '- Una.', 'es:1 | a list of 1 entry, and the original has 2'],
    [
      'another fact',
      `Call ${fact('phone')}.`,
      `Llama ${fact('nif')}.`,
      'es:1 | <BusinessFact name="nif" />',
    ],
    [
      'facts that changed places',
      companyFirst,
      companyLast,
      `es:1 | ${fact('nif')} where ${fact('company')} belongs, and the other way round`,
    ],
    [
      'facts that changed places in the original',
      companyLast,
      companyFirst,
      `en:1 | ${fact('nif')} where ${fact('company')} belongs, and the other way round`,
    ],
    ['a fact less', `Call ${fact('phone')}.`, 'Llama.', `es:1 | no ${fact('phone')}`],
    ['a fact more', 'Call.', `Llama ${fact('phone')}.`, `en:1 | no ${fact('phone')}`],
    [
      'a fact less, with its entry',
      `- Call ${fact('phone')}.\n- Two.`,
      '- Una.',
      'es:1 | a list of 1 entry, and the original has 2',
    ],
    [
      'a fact more, with its entry',
      '- One.',
      `- Llama ${fact('phone')}.\n- Dos.`,
      'es:1 | a list of 2 entries, and the original has 1',
    ],
    [
      'another name in code',
      'Use `_ga`.',
      'Usa `_gb`.',
      'es:1 | the name `_gb`, which the original does not have',
    ],
    [
      'another name in code, beside an entry less',
      'Use `_ga`.\n\n- A.\n- B.',
      'Usa `_gb`.\n\n- A.',
      'es:3 | a list of 1 entry, and the original has 2',
    ],
    [
      'a button less',
      '## A {#a}\n\nPress <ButtonName of="acceptAll" />.',
      '## A {#a}\n\nPulsa Aceptar.',
      'es:1 | no <ButtonName of="acceptAll" /> in the part {#a}',
    ],
    [
      'a button more',
      '## A {#a}\n\nPress Accept.',
      '## A {#a}\n\nPulsa <ButtonName of="acceptAll" />.',
      'en:1 | no <ButtonName of="acceptAll" /> in the part {#a}',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));
});

describe('what the law wants', () => {
  const names = ['company', 'nif', 'registeredAddress', 'address', 'infoEmail'];
  const all = names.map(fact).join(' ');
  const most = names.slice(1).map(fact).join(' ');
  const list = names.map((name) => `- ${fact(name)}`).join('\n');
  const shorter = list.slice(list.indexOf('\n') + 1);
  const noCompany = `en | no ${fact('company')}`;
  const remedies = (english: string, spanish: string): string[] => {
    const {original, both} = legalPages(english, spanish, 'legal/legal-notice');
    return legalFaults(original, both).map(({remedy}) => remedy);
  };

  test.each<[string, string, string, string]>([
    ['in no language', most, most, noCompany],
    ['lost by the original', most, all, noCompany],
    ['lost by the original, with its entry', shorter, list, noCompany],
    [
      'all of it, beside a list that is longer',
      list,
      `${list}\n- Más.`,
      'es:1 | a list of 6 entries, and the original has 5',
    ],
  ])('%s', (_, english, spanish, expected) =>
    expect(said(english, spanish, 'legal/legal-notice')).toEqual([expected]),
  );

  test('how to mend it', () => {
    const law = 'The law wants it here: put it back with its line, in every language.';
    expect(remedies(most, most)).toEqual([law]);
    expect(remedies(shorter, list)).toEqual([law]);
    expect(remedies(most, all)).toEqual([
      'es/legal/legal-notice.mdx shows it: put it back where its sentence stands here, in place of what is typed.',
    ]);
  });
});

describe('nothing is said', () => {
  const call = `Llama ${fact('phone')}.`;
  test.each<[string, string, string]>([
    ['of what is the same', `${AB}\n\n- ${fact('nif')}`, `${AB}\n\n- ${fact('nif')}`],
    ['where a heading of the original is only bold', '**A**\n\nCall.', call],
    ['where a heading is only bold', call, '**A**\n\nLlama.'],
    ['where a heading is only bold, of a part more', AB, `**A**\n\nLlama.\n\n${AB}\n\n## C {#c}`],
    ['where a heading is only bold, of another name', '**A**\n\nB.\n\n## B {#x}', '## C {#b}'],
    ['where the original cannot be read', '<Open', call],
    ['where the translation cannot be read', call, '<Open'],
    ['where a name of the original stands twice', `${AB}\n\n## C {#b}`, `${AB}\n\n## C {#c}`],
    ['where a name stands twice', `${AB}\n\n## C {#c}`, `${AB}\n\n## C {#b}`],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a page that is no legal text', () => expect(said(AB, '## A', 'about')).toEqual([]));

  test('of a translation without its original', () => {
    const page = rawPage(`Llama ${fact('phone')}.`, {id: 'legal/cookies', locale: 'es'});
    expect(legalFaults(page, [page])).toEqual([]);
  });

  test('of an original without translations', () => {
    const page = rawPage(`## A {#a}\n\nCall ${fact('phone')}.`, {id: 'legal/cookies'});
    expect(legalFaults(page, [page, rawPage('## B {#b}', {id: 'legal/b', locale: 'es'})])).toEqual(
      [],
    );
  });
});
