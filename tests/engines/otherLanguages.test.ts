/**
 * A page of each kind in languages that the site does not have (tests/fixtures/languages), on a phone, in Chromium and
 * WebKit: nothing leaves the window, is cut, covered or broken, and React finds what was built. The viewer too.
 */
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {findWebKit} from '../../scripts/engines.mjs';
import {beyondTheEdge, brokenWords, coveredControls, reversedNumbers} from '../drawn/layout';
import {strayPunctuation} from '../drawn/strayPunctuation';
import {wordsOverWords} from '../drawn/wordsOverWords';
import {openLanguagesSite} from '../fixtures/languages/site';
import {openChromium, openWebKit} from './engines';
import {PHONE, PHOTO} from './journeys/journey';
import {openVisitor} from './visitor';

const PATIENCE = 600_000;
const VIEWER = '.yarl__container';

const MEASURES = [
  beyondTheEdge,
  brokenWords,
  wordsOverWords,
  coveredControls,
  reversedNumbers,
  strayPunctuation,
];

const ENGINES = [
  {name: 'Chromium', start: openChromium, isThere: true},
  {name: 'WebKit', start: openWebKit, isThere: Boolean(findWebKit())},
];

/** Runs in the page: what React, the policy and the network have reported (site.ts). */
const reported = (): string[] => (window as unknown as {problems: string[]}).problems;

describe.each(ENGINES.filter(({isThere}) => isThere))('$name', ({start}) => {
  let site: ReturnType<typeof openLanguagesSite>;
  let visitor: Awaited<ReturnType<typeof openVisitor>>;
  beforeAll(async () => {
    site = openLanguagesSite();
    visitor = await openVisitor(start, {dir: site.dir, keepScripts: true});
    await visitor.answer();
  }, PATIENCE);
  afterAll(() => visitor.close());

  test('a page of each kind fits a phone', {timeout: PATIENCE}, async () => {
    const pages = site.added.flatMap((language) => language.pages);
    expect(pages.length).toBeGreaterThan(5);
    for (const {path} of pages) {
      await visitor.visit(path, PHONE);
      for (const measure of MEASURES) {
        expect.soft(await visitor.run(measure), `${measure.name} of ${path}`).toEqual([]);
      }
      expect.soft(await visitor.run(reported), `reported on ${path}`).toEqual([]);
    }
  });

  test('a number that is copied is confirmed as it is dialled', async () => {
    const {run, visit, press, shown} = visitor;
    for (const {pages} of site.added) {
      await visit(pages.find(({id}) => id === 'contact')?.path ?? '', PHONE);
      await press('main li > [data-needs-script]');
      await shown('[aria-live] li p');
      expect.soft(await run(reversedNumbers)).toEqual([]);
    }
  });

  test('in the viewer, arrows and keys lead to the photo on their side', async () => {
    const {run, visit, press, pressKey, shown, find} = visitor;
    for (const {htmlLang, pages} of site.added) {
      await visit(pages.find(({id}) => id === 'gallery')?.path ?? '', PHONE);
      const total = await visitor.count(PHOTO);
      await press(PHOTO);
      await shown(`${VIEWER} *`, `1 / ${total}`);
      const [next] = await find('.yarl__navigation_next');
      const [previous] = await find('.yarl__navigation_prev');
      const isFromRight = await run(() => document.documentElement.dir === 'rtl');
      const [left, right] = isFromRight ? [next, previous] : [previous, next];
      expect.soft(left?.x, `the left arrow, ${htmlLang}`).toBeLessThan(PHONE / 2);
      expect.soft(right?.x, `the right arrow, ${htmlLang}`).toBeGreaterThan(PHONE / 2);
      await pressKey(isFromRight ? 'ArrowLeft' : 'ArrowRight');
      await shown(`${VIEWER} *`, `2 / ${total}`);
      await pressKey(isFromRight ? 'ArrowRight' : 'ArrowLeft');
      await shown(`${VIEWER} *`, `1 / ${total}`);
    }
  });
});
