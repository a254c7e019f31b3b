import {expect, test} from 'vitest';

import {check} from './site';

test('the fixture has no problem', async () => {
  const {problems, unwritten} = await check();
  expect([...problems, ...unwritten]).toEqual([]);
});
