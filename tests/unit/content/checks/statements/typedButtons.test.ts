/** What stands on a button, typed into a text. */
import {describe, expect, test} from 'vitest';

import {checkTypedButtons} from '../../../../../src/content/checks/statements/typedButtons';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {rawPage, told} from '../rawPages';

const source: Source = {
  ...validSite(),
  componentWords: [
    {id: 'consent.acceptAll', message: 'Accept all', file: 'src/a.tsx', line: 1},
    {id: 'consent.rejectAll', message: 'Reject all of them', file: 'src/a.tsx', line: 2},
    {id: 'consent.settings', message: 'Settings', file: 'src/a.tsx', line: 3},
    {id: 'menu.home', message: 'Home', file: 'src/a.tsx', line: 4},
  ],
  codeWords: {es: JSON.stringify({'consent.rejectAll': {message: 'Rechazar todo'}})},
};
const check = (body: string, locale?: string, site = source) =>
  checkTypedButtons(site, [rawPage(body, {...(locale && {locale})})]);
const said = (body: string, locale?: string): string[] => told(check(body, locale));

describe('the words of a button', () => {
  test.each([
    ['its words', 'Press “Accept all”.', 'en', '10 | the words of a button, “Accept all”'],
    [
      'small letters',
      'A.\n\nPress “accept ALL”.',
      'en',
      '12 | the words of a button, “accept ALL”',
    ],
    [
      'nearly its words',
      'Press “Reject all of then”.',
      'en',
      '10 | the words of a button, “Reject all of then”',
    ],
    ['one word', 'Press “Settings”.', 'en', '10 | the words of a button, “Settings”'],
    ['in Spanish', 'Pulsa «Rechazar todas».', 'es', '10 | the words of a button, «Rechazar todas»'],
  ])('%s', (_, body, locale, expected) =>
    expect(said(body, locale)).toEqual([`${locale}/about.mdx:${expected}`]),
  );

  test('what to do', () =>
    expect(check('Press “Reject all of then”.')[0]?.remedy).toBe(
      `Write <ButtonName of="rejectAll" /> in place of Reject all of then, between the same quotation marks: it says what the button says. Add to the imports at the top: import ButtonName from '@site/src/components/consent/ButtonName';`,
    ));
  test('two on one line', () => expect(said('Press “Accept all” or “Settings”.')).toHaveLength(2));
});

describe('nothing is said of', () => {
  test.each([
    ['words without marks', 'Press Accept all.', 'en'],
    ['a button that texts do not quote', 'Press “Home”.', 'en'],
    ['one word that is nearly it', 'Press “Setting”.', 'en'],
    ['words that begin otherwise', 'Press “Eject all of them”.', 'en'],
    ['other words', 'She says “Come in”.', 'en'],
    ['the words of another language', 'Press “Accept all”.', 'es'],
    ['a language of none', 'Press “Accept all”.', 'fr'],
  ])('%s', (_, body, locale) => expect(said(body, locale)).toEqual([]));

  test('buttons whose words nobody read', () =>
    expect(check('Press “Accept all”.', 'en', validSite())).toEqual([]));
});
