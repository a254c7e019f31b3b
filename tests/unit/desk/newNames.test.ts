/** Which names something new may have: as files on every machine, as fields, and as long as the fields allow. */
import {expect, test} from 'vitest';

import {faultOfId} from '../../../src/desk/new/names';
import {newPage} from '../../../src/desk/new/pages';
import {newPhoto} from '../../../src/desk/new/photo';
import {textOf} from '../content/mistakes/memory';
import {deskWith, editsOf, filesOf, mistakesOf} from './madeThings';

const LONGEST = {program: 28, page: 28, masseuse: 24, photo: 40} as const;
const kinds = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

test.each(['Moon', 'moon_bath', '../moon', 'añil', 'moon bath', '-a', '123'])(
  'the name %s is refused',
  (id) => expect(faultOfId(id, 'page')).toContain('cannot be a name'),
);
test.each([
  ['Lucía', 'such as lucia.'],
  ['Moon Bath', 'such as moon-bath.'],
  ['2027-offers', 'such as offers-2027.'],
  ['blue-room.jpg', 'such as blue-room.'],
])('the name %s is refused, with the one that was meant', (id, meant) =>
  expect(faultOfId(id, 'page')).toContain(meant),
);
test.each(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9'])(
  'the name %s is refused: Windows has no such files',
  (id) => expect(faultOfId(id, 'masseuse')).toContain('Windows'),
);
test.each(['null', 'true', 'false', 'yes', 'no', 'on', 'off', '1e5', '0x1f', '0o7'])(
  'the name %s is refused: fields have it for something else',
  (id) => expect(faultOfId(id, 'masseuse')).toContain('no word'),
);
test.each(['moon-bath-2', 'con-moon', 'noa', 'no-moon'])('the name %s is a good one', (id) =>
  expect(faultOfId(id, 'page')).toBeUndefined(),
);

test.each(kinds)('the name of a %s is as long as its fields allow, and no longer', (kind) => {
  const most = LONGEST[kind];
  expect(faultOfId('a'.repeat(most), kind)).toBeUndefined();
  expect(faultOfId('a'.repeat(most + 1), kind)).toContain(`at most ${most} characters`);
});

/** What the longest names begin with: they differ at their ends alone. */
const BEGINNINGS = {
  program: 'the-very-long-evening-of',
  page: 'gift-cards-for-the-month',
  masseuse: 'alexandra-maria-fern',
  photo: 'the-terrace-behind-the-glass-at-midn',
} as const;
const namesOf = (kind: keyof typeof BEGINNINGS): string[] =>
  ['one', 'two'].map((end) => `${BEGINNINGS[kind]}-${end}`);

test('the longest names lead to no mistake, beside others that end otherwise', async () => {
  let files: Record<string, string> = {};
  for (const kind of kinds) {
    for (const id of namesOf(kind)) {
      expect(id).toHaveLength(LONGEST[kind]);
      const desk = await deskWith(editsOf(files));
      const outcome = kind === 'photo' ? newPhoto(desk, id) : newPage(desk, kind, id);
      files = {...files, ...filesOf(outcome)};
      if (kind === 'photo') files[`docs/pictures/${id}.jpg`] = '';
    }
  }
  const {order} = (await deskWith()).source;
  const lines = [...namesOf('program').map((id) => `programs/${id}`), ...namesOf('page')];
  expect(await mistakesOf(editsOf(files), {order: [...order, ...lines]})).toEqual([]);
});

test('a title is as long as it may be beside the name of the house', async () => {
  const business = textOf('docs/business.yml').replace(/^name: .*$/m, 'name: Casa de las Lunas');
  const house = [{file: 'docs/business.yml', to: business}];
  const plan = filesOf(newPage(await deskWith(house), 'program', 'the-very-long-evening-of-one'));
  const text = plan['docs/programs/the-very-long-evening-of-one.mdx'] ?? '';
  const [, title = ''] = /^title: "\[to write\] (.*)"$/m.exec(text) ?? [];
  expect(title).toMatch(/^The Very Long Evening Of One/);
  expect(`${title} · Casa de las Lunas`.length).toBeLessThanOrEqual(60);
});
