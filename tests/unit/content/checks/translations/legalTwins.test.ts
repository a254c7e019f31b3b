/** Legal texts in translation, each with its original. */
import {expect, test} from 'vitest';

import {legalTwins} from '../../../../../src/content/checks/translations/legalTwins';
import {inBoth, rawPage} from '../rawPages';

test('translations of legal texts that have their original', () => {
  const [original, translation] = inBoth('', '', {id: 'legal/a'});
  const others = [...inBoth('', ''), rawPage('', {id: 'legal/b', locale: 'es'})];
  expect(
    legalTwins([...others, ...(original && translation ? [original, translation] : [])]),
  ).toEqual([{document: translation, original}]);
});
