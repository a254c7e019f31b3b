/** Data of the catalogue that is sent to the browser. */
import {expect, test} from 'vitest';

import {dataFiles, globalData} from '../../../../src/plugins/catalogue/data';
import {catalogue} from '../../realContent';

test('former addresses are not sent to the browser', () => {
  expect(JSON.stringify(catalogue.byLocale.en?.programs)).toContain('/programs/hotel-outcall');
  const english = {locale: 'en', htmlLang: 'en-US'};
  const sent = [dataFiles(catalogue, english), globalData(catalogue, english)];
  expect(JSON.stringify(sent)).not.toContain('/programs/hotel-outcall');
});
