/** Facts in sentences: another one in the place of one, and promises that one language alone makes. */
import {describe, expect, test} from 'vitest';

import {partsOfBoth, shownOf} from './partFaults';

const said = (english: string, spanish: string, id?: string): string[] =>
  partsOfBoth(english, spanish, id).map(shownOf);

const fact = (name: string): string => `<BusinessFact name="${name}" />`;
const promise = (name: string): string => `<CastingFact name="${name}" />`;

describe('what differs', () => {
  test.each<[string, string, string, string]>([
    [
      'another fact',
      `Call ${fact('phone')}.`,
      `Llama al ${fact('whatsapp')}.`,
      'es:1 | <BusinessFact name="whatsapp" />',
    ],
    [
      'one of two',
      `Call ${fact('phone')} or ${fact('nif')}.`,
      `Llama al ${fact('phone')} o ${fact('brand')}.`,
      'es:1 | <BusinessFact name="brand" />',
    ],
    [
      'the first of two that are the same',
      `${fact('brand')} one.\n\n${fact('nif')} two.\n\n${fact('phone')} three.`,
      `${fact('phone')} uno.\n\n${fact('nif')} dos.\n\n${fact('phone')} tres.`,
      'es:1 | <BusinessFact name="phone" />',
    ],
    [
      'the last of two that are the same, others elsewhere',
      `${fact('phone')} one.\n\n${fact('nif')} two.\n\n${fact('brand')} three.`,
      `${fact('nif')} uno.\n\n${fact('phone')} dos.\n\n${fact('phone')} tres.`,
      'es:5 | <BusinessFact name="phone" />',
    ],
    [
      'another link in a sentence',
      'See <PageLink page="about">it</PageLink> now.',
      'Ver <PageLink page="contact">eso</PageLink> ya.',
      'es:1 | <PageLink page="contact">',
    ],
    [
      'a promise less',
      `First.\n\nThey are paid ${promise('pay')} a month.`,
      'Uno.\n\nSe les paga.',
      'es:3 | no <CastingFact name="pay" />',
    ],
    [
      'two promises less, of two paragraphs',
      `Pay ${promise('pay')}.\n\nReply ${promise('reply')}.`,
      'Se paga.\n\nSe contesta.',
      'es | no <CastingFact name="pay" /> and no <CastingFact name="reply" />',
    ],
    [
      'a promise less in a list',
      `- One.\n- Pay ${promise('pay')}.`,
      '- Uno.\n- Se paga.',
      'es:2 | no <CastingFact name="pay" />',
    ],
    [
      'a promise less in a paragraph of several lines',
      `# Title\n\nThey are paid\nwell ${promise('pay')} a month.\n\nLast.`,
      '# Título\n\nSe les paga\nbien.\n\nFin.',
      'es:3 | no <CastingFact name="pay" />',
    ],
    [
      'a promise more',
      'They are paid.',
      `Se les paga ${promise('pay')} al mes.`,
      'en:1 | no <CastingFact name="pay" />',
    ],
    [
      'two promises more',
      'They are paid.',
      `Se les paga ${promise('pay')} al ${promise('payIs')}.`,
      'en:1 | no <CastingFact name="pay" /> and no <CastingFact name="payIs" />',
    ],
    [
      'another promise, with paragraphs of its own',
      `One ${promise('pay')} here.`,
      `Una ${promise('reply')} aquí.\n\nMás.`,
      'es:1 | <CastingFact name="reply" />',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('promises more, of two paragraphs', () =>
    expect(
      said('Paid.\n\nAnswered.', `Se paga ${promise('pay')}.\n\nSe contesta ${promise('reply')}.`),
    ).toEqual(['en:1 | no <CastingFact name="pay" />', 'en:3 | no <CastingFact name="reply" />']));

  test('two other promises, with as many paragraphs', () =>
    expect(
      said(
        `One ${promise('pay')} ${promise('photos')}.`,
        `Una ${promise('reply')} ${promise('payIs')}.`,
      ),
    ).toEqual(['es:1 | <CastingFact name="reply" />', 'es:1 | <CastingFact name="payIs" />']));

  test('another link in a sentence of a legal text', () =>
    expect(
      said(
        'See <PageLink page="about">it</PageLink> now.',
        'Ver <PageLink page="contact">eso</PageLink> ya.',
        'legal/cookies',
      ),
    ).toEqual(['es:1 | <PageLink page="contact">']));

  test('a fact that stands by itself in a legal text', () =>
    expect(said(fact('phone'), fact('whatsapp'), 'legal/cookies')).toEqual([
      'es:1 | <BusinessFact name="whatsapp" />',
    ]));
});

describe('nothing is said of', () => {
  test.each<[string, string, string]>([
    [
      'two others',
      `Call ${fact('phone')} or ${fact('nif')}.`,
      `Llama al ${fact('whatsapp')} o ${fact('brand')}.`,
    ],
    [
      'two in another order',
      `Call ${fact('phone')} or ${fact('nif')}.`,
      `Llama al ${fact('nif')} o ${fact('phone')}.`,
    ],
    ['one less', `Call ${fact('phone')} now.`, 'Llama.'],
    ['one more', 'Call.', `Llama al ${fact('phone')} ahora.`],
    [
      'one of two less, the other another',
      `Call ${fact('phone')} or ${fact('nif')}.`,
      `Llama al ${fact('brand')}.`,
    ],
    [
      'a promise that went with its paragraph',
      `They are paid ${promise('pay')} a month.\n\nWords.`,
      'Palabras.',
    ],
    ['a promise more, with its paragraph', 'Words.', `Se paga ${promise('pay')}.\n\nPalabras.`],
    ['a fact without a name', 'Since <FoundedYear /> here.', 'Desde hace mucho.'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('another fact in a sentence of a legal text', () =>
    expect(said(`Call ${fact('phone')}.`, `Llama al ${fact('nif')}.`, 'legal/cookies')).toEqual(
      [],
    ));
});

describe('a promise that the original lost', () => {
  const more = `Se les paga ${promise('pay')}.`;
  const found = (english: string, spanish: string) => partsOfBoth(english, spanish)[0];

  test.each<[string, string, string, string]>([
    [
      'with the import',
      'They are paid.',
      more,
      'es/about.mdx has it: put it back, with the import, where the sentence stands here, in place of what is typed.',
    ],
    [
      'which is imported still',
      `import CastingFact from '@site/a';\n\nThey are paid.`,
      more,
      'es/about.mdx has it: put it back where the sentence stands here, in place of what is typed.',
    ],
    [
      'with another one',
      'They are paid.',
      `${more.slice(0, -1)} ${promise('reply')}.`,
      'es/about.mdx has them: put them back, with the import, where the sentence stands here, in place of what is typed.',
    ],
  ])('%s', (_, english, spanish, expected) =>
    expect(found(english, spanish)?.fault.remedy).toBe(expected),
  );

  test('is known by its rule and its component', () => {
    const {names, fault} = found('They are paid.', more) ?? {};
    expect([names, fault?.rule, fault?.components]).toEqual([
      ['CastingFact'],
      'missing-component',
      ['<CastingFact name="pay"'],
    ]);
  });
});
