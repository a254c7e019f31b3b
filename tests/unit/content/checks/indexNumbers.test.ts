/** Numbers of a translation, and counts by a component: which of several messages about one slip is told. */
import {describe, expect, test} from 'vitest';

import {checkAcrossFiles} from '../../../../src/content/checks';
import type {Source} from '../../../../src/content/source';
import {validSite} from '../fixtureSite';
import {withBody, withFields} from './changedSites';
import {told} from './rawPages';

const SITE = validSite();
const ES = 'i18n/es/docusaurus-plugin-content-docs/current';

const said = (site: Source): string[] => told(checkAcrossFiles(site));

describe('a number in a field of a translation', () => {
  const PHASES = [
    {id: 'a', title: 'Tea', text: 'Four hands'},
    {id: 'b', title: 'Ice', text: 'Oil'},
  ];
  const FASES = [
    {id: 'a', title: 'Té', text: 'Tres manos'},
    {id: 'b', title: 'Hielo', text: 'Aceite'},
  ];
  const program = (en: Record<string, unknown>, es: Record<string, unknown>): Source =>
    withFields(withFields(SITE, 'programs/prana', 'en', en), 'programs/prana', 'es', es);
  const numbers = (site: Source): string[] => said(site).filter((one) => one.includes('“Tres”,'));

  test.each([
    ['by itself', {}, {}],
    ['beside another field', {}, {lead: 'TODO: una frase'}],
    ['beside another field of the original', {lead: 'TODO: a sentence'}, {}],
  ])('%s', (_, en, es) =>
    expect(
      numbers(program({subtitle: 'Four hands', ...en}, {subtitle: 'Tres manos', ...es})),
    ).toEqual([`${ES}/programs/prana.mdx subtitle | “Tres”, and the original has “Four”`]),
  );

  test.each([
    ['the field', {}, {subtitle: 'Tres manos TODO: x'}],
    ['the field of the original', {subtitle: 'Four hands TODO: x'}, {}],
  ])('not where something is told of %s', (_, en, es) =>
    expect(
      numbers(program({subtitle: 'Four hands', ...en}, {subtitle: 'Tres manos', ...es})),
    ).toEqual([]),
  );

  test('beside the same field of another page', () => {
    const site = program({subtitle: 'Four hands'}, {subtitle: 'Tres manos'});
    const other = {id: 'programs/nuru', locale: 'es', file: 'es/nuru.mdx', body: 'Palabras.'};
    const documents = [...site.documents, {...other, frontMatter: {subtitle: 'TODO: x'}}];
    expect(numbers({...site, documents})).toHaveLength(1);
  });

  test.each([
    ['nothing', FASES, 1],
    ['the entry around it', [{...FASES[0], title: 'TODO: Té'}, FASES[1]], 0],
    ['another entry', [FASES[0], {...FASES[1], title: 'TODO: Hielo'}], 1],
  ])('in an entry, where %s is told', (_, phases, count) =>
    expect(numbers(program({phases: PHASES}, {phases}))).toHaveLength(count),
  );
});

describe('a count by a component', () => {
  const importing =
    (...names: string[]) =>
    (body: string): string =>
      [
        ...names.map((name) => `import ${name} from '@site/src/components/facts/${name}';`),
        body,
      ].join('\n');
  const home = (english: string, spanish: string, ...names: string[]): Source =>
    withBody(
      withBody(SITE, 'home', 'en', (body) =>
        importing('HouseCount', ...names)(body.replace('Come in when you like.', english)),
      ),
      'home',
      'es',
      (body) => importing('HouseCount')(body.replace('Entra cuando quieras.', spanish)),
    );
  const [SUITES, PROGRAMS] = ['suites', 'programs'].map((of) => `<HouseCount of="${of}" />`);

  test.each([
    [
      'another one in the translation',
      home(`Behind ${PROGRAMS} doors.`, `Tras ${SUITES} puertas.`),
      [`${ES}/home.mdx:13 | ${SUITES}`],
    ],
    [
      'another one in the translation, before the wrong word',
      home(`It has ${SUITES} suites.`, `Tiene ${PROGRAMS} suites.`),
      [`${ES}/home.mdx:13 | ${PROGRAMS} before “suites”`],
    ],
    [
      'another one in the original, before the wrong word',
      home(`It has ${PROGRAMS} suites.`, `Tiene ${SUITES} suites.`),
      [`docs/home.mdx:13 | ${PROGRAMS} before “suites”`],
    ],
    [
      'a number in its place, with its import',
      home('Behind four doors.', `Tras ${SUITES} puertas.`),
      ['docs/home.mdx:13 | “four”, counted by hand'],
    ],
    [
      'a number in its place, with its import and another',
      home('Behind four doors.', `Tras ${SUITES} puertas.`, 'PriceRange'),
      ['docs/home.mdx:14 | “four”, counted by hand'],
    ],
    [
      'an import of another, beside a number in its place',
      withBody(home('Behind four doors.', `Tras ${SUITES} puertas.`), 'home', 'en', (body) =>
        body.replaceAll('HouseCount', 'PriceRange'),
      ),
      [
        'docs/home.mdx:13 | “four”, counted by hand',
        'docs/home.mdx:1 | an import of PriceRange, which the text does not use',
      ],
    ],
    [
      'a number in its place, with its import on another page',
      withBody(
        home('Behind four doors.', `Tras ${SUITES} puertas.`),
        'gallery',
        'en',
        importing('HouseCount'),
      ),
      [
        'docs/home.mdx:13 | “four”, counted by hand',
        'docs/gallery.mdx:1 | an import of HouseCount, which the text does not use',
      ],
    ],
    [
      'an import, and a house that is closed',
      home('We are closed on Mondays.', `Tiene ${SUITES} suites.`),
      [
        'docs/home.mdx:13 | “We are closed”, and the house is always open (docs/business.yml)',
        'docs/home.mdx:1 | an import of HouseCount, which the text does not use',
      ],
    ],
  ])('%s', (_, site, expected) => expect(said(site)).toEqual(expected));
});
