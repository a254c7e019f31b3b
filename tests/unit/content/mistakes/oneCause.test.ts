/** Mistakes that have led to several messages, or to one about something else: the cause is reported alone. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {LABELS_OF_ONE_STATE, labelsNotShown} from '../../../../src/content/checks/hoursLabels';
import {ES} from '../site';
import {catalogue} from '../../realContent';
import {ABOUT, ANALYTICS, BUSINESS, CODE, COOKIES, LABELS, TIDE} from './paths';
import {accepts, reportsOnly} from './tables';

accepts([
  {
    name: 'labels of a house that is always open, in one with hours',
    edits: [
      {file: BUSINESS, from: 'always', to: '{from: "09:00", to: "03:00"}'},
      {file: LABELS, from: 'frame.menu', to: 'hours.always'},
      {
        file: 'i18n/en/code.json',
        from: /"frame.menu": {"message": "[^"]*"/,
        to: '"hours.always": {"message": "Day and night"',
      },
      {
        file: CODE,
        from: /"frame.menu": {"message": "[^"]*"/,
        to: '"hours.always": {"message": "A toda hora"',
      },
      {file: 'docs/contact.mdx', from: ' at any hour,', to: ','},
    ],
  },
]);

reportsOnly([
  {
    name: 'a decimal comma in a price between braces',
    edits: [{file: TIDE, from: 'priceEur: 140', to: 'priceEur: 185,50'}],
    problems: [
      {
        at: '185,50',
        field: 'sessions[1].priceEur',
        message: /^Write a whole number of euros from 1 to 5000 in place of 185,50\.$/,
      },
    ],
  },
  {
    name: 'a decimal comma in a price on a line of its own',
    edits: [
      {file: TIDE, from: '{minutes: 90, priceEur: 140}', to: 'minutes: 90\n    priceEur: 185,5'},
    ],
    problems: [
      {
        at: 'priceEur: 185,5',
        field: 'sessions[1].priceEur',
        message: /^Write a whole number of euros from 1 to 5000 in place of 185,5\.$/,
      },
    ],
  },
  {
    name: 'decimal commas where decimals are accepted',
    edits: [{file: BUSINESS, from: /latitude: .*\}/, to: 'latitude: 41,39, longitude: -2,39}'}],
    problems: [
      {
        at: 'latitude: 41,39',
        field: 'coordinates.latitude',
        message: /^Write 41\.39 in place of 41,39/,
      },
      {
        at: 'latitude: 41,39',
        field: 'coordinates.longitude',
        message: /^Write -2\.39 in place of -2,39/,
      },
    ],
  },
  {
    name: 'a missing brace',
    edits: [{file: TIDE, from: 'priceEur: 100}', to: 'priceEur: 100'}],
    problems: [{at: 'priceEur: 100', message: /^Write \} at the end of these fields/}],
  },
  {
    name: 'a missing brace behind a list in brackets',
    edits: [{file: TIDE, from: 'focal: [50, 40]}', to: 'focal: [50, 40]'}],
    problems: [{at: 'hero: {file: room.jpg', message: /^Write \} at the end of these fields/}],
  },
  {
    name: 'a missing bracket',
    edits: [{file: TIDE, from: 'oil, slow]', to: 'oil, slow'}],
    problems: [{at: 'tide, oil, slow', message: /^Write \] at the end of these values/}],
  },
  {
    name: 'a date in the order of Spain',
    edits: [{file: COOKIES, from: '2026-01-31', to: '1.12.2026'}],
    problems: [
      {at: '1.12.2026', field: 'updated', message: /^Write 2026-12-01 in place of 1\.12\.2026/},
    ],
  },
  {
    name: 'a date in the order of Spain in the facts of analytics',
    edits: [
      {
        file: ANALYTICS,
        from: 'script: ""',
        to: 'script: https://count.test/a.js\nsince: 1.12.2026\nmonths: 12\nprovider: Count\npurpose: {en: counting, es: contar}',
      },
    ],
    problems: [
      {
        at: 'since: 1.12.2026',
        field: 'since',
        message: /^Write 2026-12-01 in place of 1\.12\.2026/,
      },
    ],
  },
  {
    name: 'a misspelt fact of the house',
    edits: [{file: BUSINESS, from: 'suites:', to: 'suite:'}],
    problems: [{at: 'suite:', field: 'suite', message: /Did you mean suites\?$/}],
  },
  {
    name: 'a misspelt fact in another',
    edits: [{file: BUSINESS, from: 'casting: casting', to: 'castings: casting'}],
    problems: [{at: 'castings', field: 'email.castings', message: /Did you mean casting\?$/}],
  },
  {
    name: 'a misspelt field of analytics',
    edits: [{file: ANALYTICS, from: 'script: ""', to: 'scrpit: ""'}],
    problems: [{at: 'scrpit', field: 'scrpit', message: /Did you mean script\?$/}],
  },
  {
    name: 'a misspelt field of a page',
    edits: [{file: TIDE, from: 'subtitle:', to: 'subtitel:'}],
    problems: [{at: 'subtitel', field: 'subtitel', message: /Did you mean subtitle\?$/}],
  },
  {
    name: 'a misspelt field of a translation',
    edits: [{file: `${ES}/programs/tide.mdx`, from: 'subtitle:', to: 'subtitel:'}],
    problems: [{at: 'subtitel', field: 'subtitel', message: /Did you mean subtitle\?$/}],
  },
  {
    name: 'a misspelt component that the page needs',
    edits: [{file: ABOUT, from: '<FacilityPhotos', to: '<FacilityPhoto'}],
    problems: [{at: '<FacilityPhoto />', message: /Did you mean FacilityPhotos\?$/}],
  },
  {
    name: 'a misspelt component with others inside',
    edits: [{file: 'docs/contact.mdx', from: /ContactMethods>/g, to: 'ContactMethodes>'}],
    problems: [{at: '<ContactMethodes>', message: /Did you mean ContactMethods\?$/}],
  },
  {
    name: 'a misspelt hero',
    edits: [{file: ABOUT, from: /PageHero>/g, to: 'PageHeroe>'}],
    problems: [{at: '<PageHeroe>', message: /Did you mean PageHero\?$/}],
  },
  {
    name: 'null as an entry of code.json',
    edits: [{file: CODE, from: /"frame\.menu": .*/, to: '"frame.menu": null'}],
    problems: [{at: '"frame.menu": null', field: 'frame.menu', message: /^Write an entry such as/}],
  },
  {
    name: 'a text as an entry of code.json',
    edits: [{file: CODE, from: /"frame\.menu": .*/, to: '"frame.menu": "Menú"'}],
    problems: [{at: '"Menú"', field: 'frame.menu', message: /^Write an entry such as/}],
  },
]);

test('there are the labels that depend on the hours', () => {
  const hours = {from: '10:00', to: '02:00'};
  const closed = {...catalogue.business, openingHours: hours, programHours: hours};
  const notShown = [catalogue.business, closed].flatMap(labelsNotShown);
  const file = path.join(import.meta.dirname, '../../../../i18n/en/code.json');
  const labels = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(Object.keys(labels)).toEqual(
    expect.arrayContaining([...notShown, ...LABELS_OF_ONE_STATE]),
  );
});
