/** Blocks that name something: what a translation has in their place, lacks, or has besides. */
import {describe, expect, test} from 'vitest';

import {partsOfBoth, shownOf} from './partFaults';

const said = (english: string, spanish: string): string[] =>
  partsOfBoth(english, spanish).map(shownOf);

const methods = (...names: string[]): string =>
  [
    '<ContactMethods>',
    ...names.map((name) => `<ContactMethod name="${name}">\n\nWords.\n\n</ContactMethod>`),
    '</ContactMethods>',
  ].join('\n\n');
const features = (...icons: string[]): string =>
  [
    '<FeatureList>',
    ...icons.map((icon) => `<Feature icon="${icon}" title="Words">\n\nWords.\n\n</Feature>`),
    '</FeatureList>',
  ].join('\n\n');
const button = (page: string, label = page): string =>
  `<ButtonLink page="${page}"><PageLabel page="${label}" /></ButtonLink>`;

describe('blocks', () => {
  test.each<[string, string, string, string]>([
    [
      'another one',
      methods('whatsapp', 'phone'),
      methods('whatsapp', 'info'),
      'es:9 | <ContactMethod name="info">',
    ],
    [
      'another one, and one that stands elsewhere',
      methods('whatsapp', 'phone', 'info'),
      methods('info', 'phone', 'casting'),
      'es:15 | <ContactMethod name="casting">',
    ],
    [
      'one that is missing',
      methods('whatsapp', 'phone'),
      methods('phone'),
      'es | no <ContactMethod name="whatsapp">',
    ],
    [
      'two that are missing',
      methods('whatsapp', 'phone', 'info'),
      methods('phone'),
      'es | no <ContactMethod name="whatsapp"> and no <ContactMethod name="info">',
    ],
    [
      'one more',
      methods('phone'),
      methods('phone', 'info'),
      'es:9 | <ContactMethod name="info">, which en/about.mdx does not have',
    ],
    [
      'a drawing is missing',
      features('moon', 'key'),
      features('moon'),
      'es | no <Feature icon="key">',
    ],
    [
      'of two drawings one is missing',
      features('moon', 'moon'),
      features('moon'),
      'es | no <Feature icon="moon">',
    ],
    [
      'one less, beside another part that stands twice',
      `<Definition word="a" grammar="b">\n\nA.\n\n</Definition>\n\n${methods('phone', 'phone')}`,
      `<Definition word="c" grammar="b">\n\nA.\n\n</Definition>\n\n${methods('info')}`,
      'es:1 | <Definition word="c">',
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual([expected]));

  test('others, and one more', () =>
    expect(said(methods('phone', 'info'), methods('casting', 'whatsapp', 'phone'))).toEqual([
      'es:3 | <ContactMethod name="casting">',
      'es:9 | <ContactMethod name="whatsapp">, which en/about.mdx does not have',
    ]));

  test.each<[string, string, string]>([
    ['two in another order', methods('whatsapp', 'phone'), methods('phone', 'whatsapp')],
    ['none of them', methods('phone'), 'Words.'],
    ['one that stands twice', methods('phone', 'info'), methods('phone', 'phone')],
    ['one that stands twice in the original', methods('phone', 'phone'), methods('phone', 'info')],
    ['another drawing', features('moon', 'key'), features('moon', 'lamp')],
    ['a text that cannot be read', methods('phone', 'info'), `${methods('phone')}\n\n<Open`],
  ])('nothing is said of %s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));
});

describe('how to mend it', () => {
  const mended = (english: string, spanish: string): string[] =>
    partsOfBoth(english, spanish).map(({fault: {remedy}}) => remedy);
  const imported = `import A from '@site/b';\nimport ContactMethod from '@site/a';\n\n`;

  test.each<[string, string, string, string]>([
    [
      'another one',
      methods('phone'),
      methods('info'),
      'The original has <ContactMethod name="phone"> instead: correct it here or in en/about.mdx.',
    ],
    [
      'one that is missing',
      methods('phone', 'info'),
      methods('info'),
      'en/about.mdx has it: put it, with the import, where its text stands here, or delete it there.',
    ],
    [
      'two that are missing, and imported',
      methods('phone', 'casting', 'info'),
      imported + methods('info'),
      'en/about.mdx has them: put them where their texts stand here, or delete them there.',
    ],
    [
      'one more',
      methods('phone'),
      methods('phone', 'info'),
      'Delete it here, or put it there as well.',
    ],
  ])('%s', (_, english, spanish, expected) => expect(mended(english, spanish)).toEqual([expected]));

  test('an import further in, of a longer name, is none', () =>
    expect(
      mended(
        methods('phone', 'info'),
        `import ContactMethods from '@site/a';\n\n${methods('info')}`,
      ),
    ).toEqual([expect.stringContaining('put it, with the import,')]));
});

describe('by what others know it', () => {
  const known = (english: string, spanish: string) =>
    partsOfBoth(english, spanish).map(({names, fault: {rule, components}}) => ({
      names,
      rule,
      components,
    }));

  test.each<[string, string, string, ReturnType<typeof known>[number]]>([
    [
      'another one',
      methods('phone'),
      methods('info'),
      {
        names: ['ContactMethod'],
        rule: 'other-component',
        components: ['<ContactMethod name="info"', '<ContactMethod name="phone"'],
      },
    ],
    [
      'one that is missing, with its label',
      `${button('about')}\n\nWords.`,
      'Palabras.',
      {
        names: ['ButtonLink', 'PageLabel'],
        rule: 'missing-component',
        components: ['<ButtonLink page="about"'],
      },
    ],
    [
      'one more',
      methods('phone'),
      methods('phone', 'info'),
      {
        names: ['ContactMethod'],
        rule: 'only-in-translation',
        components: ['<ContactMethod name="info"'],
      },
    ],
  ])('%s', (_, english, spanish, expected) => expect(known(english, spanish)).toEqual([expected]));
});
