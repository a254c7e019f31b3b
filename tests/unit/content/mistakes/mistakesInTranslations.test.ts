/** Mistakes that are told in files of translations. */
import {CASES} from './cases';
import {testEach} from './eachMistake';

await testEach(
  'translations',
  CASES.filter(({file}) => file.startsWith('i18n/')),
);
