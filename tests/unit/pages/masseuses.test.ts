/** What a masseuse's page may say of her, and whom it may not quote. */
import {describe, expect, test} from 'vitest';

import {documentsIn} from './content';

/** The only specialties of a person, in English and Spanish: none names a sexual act. */
const SPECIALTIES = new Map([
  ['Tantric', 'Tántrico'],
  ['Nuru', 'Nuru'],
  ['Body-to-body', 'Cuerpo a cuerpo'],
  ['Relaxation', 'Relajación'],
  ['Aromatherapy', 'Aromaterapia'],
  ['Couples', 'Parejas'],
  ['Sensory rituals', 'Rituales sensoriales'],
  ['Four hands', 'Cuatro manos'],
  ['Hotel visits', 'Visitas a hoteles'],
  ['First visits', 'Primeras visitas'],
  ['Long evenings', 'Veladas largas'],
]);

type FrontMatter = {readonly specialties: readonly string[]; readonly outcall?: boolean};

const documents = documentsIn('masseuses');
const english = documents.filter(({locale}) => locale === 'en');
const specialtiesIn = (id: string, locale: string): readonly string[] =>
  (
    documents.find((document) => document.id === id && document.locale === locale)
      ?.frontMatter as FrontMatter
  ).specialties;

describe.each(english.map(({id, frontMatter}) => [id, frontMatter as FrontMatter] as const))(
  '%s',
  (id, {specialties, outcall}) => {
    test('has three specialties of the list, the same in both languages', () => {
      expect(new Set(specialties).size).toBe(3);
      expect([...SPECIALTIES.keys()]).toEqual(expect.arrayContaining([...specialties]));
      expect(specialtiesIn(id, 'es')).toEqual(specialties.map((name) => SPECIALTIES.get(name)));
    });

    test('visits hotels only if she travels', () =>
      expect(specialties.includes('Hotel visits') && !outcall).toBe(false));
  },
);

test.each(documents.map((document) => [document.file, document] as const))(
  '%s quotes nobody',
  (_file, {body}) => expect(body).not.toMatch(/[“”«»"]/),
);
