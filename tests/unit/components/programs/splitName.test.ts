import {expect, test} from 'vitest';

import {splitName} from '../../../../src/components/programs/ProgramName';

test.each([
  ['Ananga Sutra', ['Ananga', 'Sutra']],
  ['Tao de Jade', ['Tao de', 'Jade']],
  ['Erosophía', ['Erosophía']],
])('%j is split into %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
