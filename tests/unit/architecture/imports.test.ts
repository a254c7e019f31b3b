/** The house has floors: a room may use what lies below it, never what lies above. */
import {expect, test} from 'vitest';

import {findCycle, importsOf, roomOf, sources} from './importGraph';

/** From the ground up. Rooms of one floor do not know of each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['content', 'template', 'scrollMemory.ts'],
  ['plugins/content.ts', 'plugins/dependencies.js', 'plugins/importComponents.ts', 'desk'],
  ['plugins/pictures'],
  ['plugins/catalogue', 'plugins/bundler.ts'],
  ['plugins/hosting', 'components'],
  ['theme'],
];

const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));

test('every room has its floor', () => {
  const rooms = new Set(sources.map(roomOf));
  expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([]);
});

test('no file imports from a higher floor, or from another room of its own', () => {
  const upwards = sources.flatMap((file) =>
    importsOf(file)
      .filter((imported) => roomOf(imported) !== roomOf(file))
      .filter((imported) => floorOf(roomOf(imported)) >= floorOf(roomOf(file)))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(upwards).toEqual([]);
});

test('no ring of imports', () => expect(findCycle()).toBeUndefined());
