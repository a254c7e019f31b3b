/** What crosses to the browser with the pages. */
import {expect, test} from 'vitest';

import {createCatalogue} from '../../../../src/content/catalogue';
import {dataFiles} from '../../../../src/plugins/catalogue/data';
import {validSite} from '../../content/fixtureSite';

test('former addresses are the hosts’ matter and stay behind', () => {
  const {catalogue} = createCatalogue(validSite());
  if (!catalogue) throw new Error('The tiny site is not valid.');
  const {en: english} = catalogue.byLocale;
  if (!english) throw new Error('The tiny site speaks no English.');
  const programs = english.programs.map((program) => ({...program, formerly: ['/programs/old']}));
  const files = dataFiles(
    {...catalogue, byLocale: {en: {...english, programs}}},
    {locale: 'en', htmlLang: 'en-US'},
  );
  expect(JSON.stringify(files)).not.toContain('/programs/old');
});
