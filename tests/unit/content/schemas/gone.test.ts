/** Addresses that were given up on purpose. */
import {describe, expect, test} from 'vitest';

import {goneSchema} from '../../../../src/content/schemas/gone';
import {refusedOf} from './takes';

describe('addresses that were given up', () => {
  const refused = refusedOf(goneSchema, {});
  test.each(['/', '/old', '/programs/old-one', '/es/*'])('%s', (address) =>
    expect(refused({gone: [address]})).toEqual([]),
  );
  test.each([
    ['old'],
    ['/Old'],
    ['/old/'],
    ['/old*'],
    ['/*'],
    ['/*/old'],
    ['https://velada.example/old'],
    [4],
  ])('not %j', (address) =>
    expect(
      goneSchema.safeParse({gone: [address]}).error?.issues.map(({message}) => message),
    ).toEqual([
      'Write an address from the root of the site, such as /programs/old or /es/programas/viejo; /es/* means all below it.',
    ]),
  );
  test.each<[string, Record<string, unknown>, string[]]>([
    ['none', {gone: []}, []],
    ['no list', {}, ['gone']],
    ['another field', {gone: [], moved: []}, ['']],
  ])('%s', (_, changes, fields) => expect(refused(changes)).toEqual(fields));
});
