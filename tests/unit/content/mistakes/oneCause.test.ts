/** Mistakes that have led to several messages, or to one about something else: the cause is reported alone. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {LABELS_OF_ONE_STATE, labelsNotShown} from '../../../../src/content/checks/hoursLabels';
import {ES} from '../site';
import {catalogue} from '../../realContent';
import {testMistakes} from './reported';
import {ABOUT, ANALYTICS, BUSINESS, CODE, COOKIES, LABELS, TIDE} from './rows';

testMistakes([
  {
    name: 'a decimal comma in a price between braces',
    edits: [{file: TIDE, from: 'priceEur: 140', to: 'priceEur: 185,50'}],
    reported: [
      {
        place: `${TIDE}:9 sessions[1].priceEur`,
        message: /^Write a whole number of euros from 1 to 5000 in place of 185,50\.$/,
      },
    ],
  },
  {
    name: 'a decimal comma in a price on a line of its own',
    edits: [
      {file: TIDE, from: '{minutes: 90, priceEur: 140}', to: 'minutes: 90\n    priceEur: 185,5'},
    ],
    reported: [
      {
        place: `${TIDE}:10 sessions[1].priceEur`,
        message: /^Write a whole number of euros from 1 to 5000 in place of 185,5\.$/,
      },
    ],
  },
  {
    name: 'decimal commas where decimals are accepted',
    edits: [{file: BUSINESS, from: /latitude: .*\}/, to: 'latitude: 41,39, longitude: -2,39}'}],
    reported: [
      {place: `${BUSINESS}:4 coordinates.latitude`, message: /^Write 41\.39 in place of 41,39/},
      {place: `${BUSINESS}:4 coordinates.longitude`, message: /^Write -2\.39 in place of -2,39/},
    ],
  },
  {
    name: 'a missing brace',
    edits: [{file: TIDE, from: 'priceEur: 100}', to: 'priceEur: 100'}],
    reported: [{place: `${TIDE}:8`, message: /^Write \} at the end of these fields/}],
  },
  {
    name: 'a missing brace behind a list in brackets',
    edits: [{file: TIDE, from: 'focal: [50, 40]}', to: 'focal: [50, 40]'}],
    reported: [{place: `${TIDE}:10`, message: /^Write \} at the end of these fields/}],
  },
  {
    name: 'a missing bracket',
    edits: [{file: TIDE, from: 'oil, slow]', to: 'oil, slow'}],
    reported: [{place: `${TIDE}:15`, message: /^Write \] at the end of these values/}],
  },
  {
    name: 'a date in the order of Spain',
    edits: [{file: COOKIES, from: '2026-01-31', to: '1.12.2026'}],
    reported: [
      {place: `${COOKIES}:2 updated`, message: /^Write 2026-12-01 in place of 1\.12\.2026/},
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
    reported: [
      {place: `${ANALYTICS}:2 since`, message: /^Write 2026-12-01 in place of 1\.12\.2026/},
    ],
  },
  {
    name: 'a misspelt fact of the house',
    edits: [{file: BUSINESS, from: 'suites:', to: 'suite:'}],
    reported: [{place: `${BUSINESS}:14 suite`, message: /Did you mean suites\?$/}],
  },
  {
    name: 'a misspelt fact in another',
    edits: [{file: BUSINESS, from: 'casting: casting', to: 'castings: casting'}],
    reported: [{place: `${BUSINESS}:9 email.castings`, message: /Did you mean casting\?$/}],
  },
  {
    name: 'a misspelt field of analytics',
    edits: [{file: ANALYTICS, from: 'script: ""', to: 'scrpit: ""'}],
    reported: [{place: `${ANALYTICS}:1 scrpit`, message: /Did you mean script\?$/}],
  },
  {
    name: 'a misspelt field of a page',
    edits: [{file: TIDE, from: 'subtitle:', to: 'subtitel:'}],
    reported: [{place: `${TIDE}:16 subtitel`, message: /Did you mean subtitle\?$/}],
  },
  {
    name: 'a misspelt field of a translation',
    edits: [{file: `${ES}/programs/tide.mdx`, from: 'subtitle:', to: 'subtitel:'}],
    reported: [{place: `${ES}/programs/tide.mdx:7 subtitel`, message: /Did you mean subtitle\?$/}],
  },
  {
    name: 'a misspelt component that the page needs',
    edits: [{file: ABOUT, from: '<FacilityPhotos', to: '<FacilityPhoto'}],
    reported: [{place: `${ABOUT}:19`, message: /Did you mean FacilityPhotos\?$/}],
  },
  {
    name: 'a misspelt component with others inside',
    edits: [{file: 'docs/contact.mdx', from: /ContactMethods>/g, to: 'ContactMethodes>'}],
    reported: [{place: 'docs/contact.mdx:16', message: /Did you mean ContactMethods\?$/}],
  },
  {
    name: 'a misspelt hero',
    edits: [{file: ABOUT, from: /PageHero>/g, to: 'PageHeroe>'}],
    reported: [{place: `${ABOUT}:13`, message: /Did you mean PageHero\?$/}],
  },
  {
    name: 'null as an entry of code.json',
    edits: [{file: CODE, from: /"frame\.menu": .*/, to: '"frame.menu": null'}],
    reported: [{place: `${CODE}:5 frame.menu`, message: /^Write an entry such as/}],
  },
  {
    name: 'a text as an entry of code.json',
    edits: [{file: CODE, from: /"frame\.menu": .*/, to: '"frame.menu": "Menú"'}],
    reported: [{place: `${CODE}:5 frame.menu`, message: /^Write an entry such as/}],
  },
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
    reported: [],
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
