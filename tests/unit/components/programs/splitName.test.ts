import {expect, test} from 'vitest';

import {splitName} from '../../../../src/components/programs/ProgramName';

test.each([
  {name: 'Ananga Sutra', parts: ['Ananga', 'Sutra']},
  {name: 'Tao de Jade', parts: ['Tao de', 'Jade']},
  {name: 'Erosophía', parts: ['Erosophía']},
])('$name is split into $parts', ({name, parts}) => {
  expect(splitName(name)).toEqual(parts);
});
