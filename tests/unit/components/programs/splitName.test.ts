import {expect, test} from 'vitest';

import {splitName} from '../../../../src/components/programs/ProgramName';

test.each([
  ['Ananga Sutra', 'Ananga', 'Sutra'],
  ['Tao de Jade', 'Tao de', 'Jade'],
  ['Erosophía', 'Erosophía', undefined],
  [' Four  Hands ', 'Four', 'Hands'],
])('%j is split into %j and %j', (name, first, last) => {
  expect(splitName(name)).toEqual({first, last});
});
