/** The journeys of visitors in WebKit and in the oldest Chrome of `browserslist`, by presses and keys. */
import {afterAll, beforeEach, describe} from 'vitest';

import {findWebKit} from '../../scripts/engines.mjs';
import {findOldChrome} from '../../scripts/oldChrome.mjs';
import {pathOf} from '../e2e/content';
import {languageCodes} from '../e2e/pages';
import {word} from '../words';
import {openOldChrome, openWebKit} from './engines';
import {filters, menuTabs, photoViewer, profiles} from './journeys/choices';
import {answeringCookies, failingScripts, phoneMenu, placesOnPages} from './journeys/everywhere';
import type {Visitor} from './journeys/journey';
import {openVisitor} from './visitor';

const JOURNEYS = [
  answeringCookies,
  profiles,
  photoViewer,
  filters,
  menuTabs,
  phoneMenu,
  placesOnPages,
  failingScripts,
];

// Languages differ in words alone, which WebKit lays out on every page (pages.test.ts): each engine takes one of them.
const ENGINES = [
  {name: 'WebKit', start: openWebKit, isThere: findWebKit(), locales: languageCodes.slice(0, 1)},
  {
    name: 'the oldest Chrome',
    start: openOldChrome,
    isThere: findOldChrome(),
    locales: languageCodes.slice(-1),
  },
];
const visitors = await Promise.all(
  ENGINES.map(async ({start, isThere, ...engine}) => ({
    ...engine,
    isThere,
    visitor: isThere ? await openVisitor(start) : undefined,
  })),
);
afterAll(() => Promise.all(visitors.map(({visitor}) => visitor?.close())));

for (const {name, locales: own, isThere, visitor} of visitors) {
  describe.skipIf(!isThere).each(own)(`${name}, %s`, (locale) => {
    const journey = {
      visitor: visitor ?? ({} as Visitor),
      locale,
      wordOf: (id: string): string => word(id, locale),
      at: (id: string): string => pathOf(id, locale),
    };
    beforeEach(() => journey.visitor.answer());
    for (const testJourneys of JOURNEYS) testJourneys(journey);
  });
}
