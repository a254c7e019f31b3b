/** What crosses to the browser with the pages. */
import {expect, test} from 'vitest';

import {dataFiles, globalData} from '../../../../src/plugins/catalogue/data';
import {catalogue} from '../../realContent';

test('former addresses concern hosts alone, and no page carries them', () => {
  expect(JSON.stringify(catalogue.byLocale.en?.programs)).toContain('/programs/hotel-outcall');
  const sent = [
    dataFiles(catalogue, 'en'),
    globalData(catalogue, {locale: 'en', htmlLang: 'en-US'}),
  ];
  expect(JSON.stringify(sent)).not.toContain('/programs/hotel-outcall');
});
