/**
 * What the check of the content accepts, the build publishes: every example of Markdown that it accepts, and the page
 * of samples in every layout and language, in one site. tests/site/production.test.ts runs these tests.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {buildSamples} from '../fixtures/markdown/build';
import {checkExamples} from '../fixtures/markdown/examples';
import {EVERY_EXAMPLE, SAMPLES_BUILD, SAMPLE_PATHS} from '../fixtures/markdown/samples';
import {copySite} from '../unit/content/site';
import {word} from '../words';
import type {Project} from './copyOfProject';
import {testPricesAndQuestions, testPricesAtHome} from './pricesAndQuestions';
import {testNavigation} from './houseNavigation';
import {testHours} from './hoursOfHouse';

const WORDS = [
  {language: '/es/', locale: 'es'},
  {language: '/', locale: 'en'},
].map(({language, locale}) => ({
  language,
  heading: word('footnotes.heading', locale),
  back: word('footnotes.back', locale, {number: '1-2'}),
  note: word('footnotes.note', locale, {number: 1}),
}));

/** Builds the samples in a copy of the project, and tests them; for the top level of a test file. */
export function testMarkdown(project: Project): void {
  test(EVERY_EXAMPLE, {timeout: 600_000}, async () => {
    const {accepted} = await checkExamples(copySite());
    const {code, output} = buildSamples(accepted, project);
    expect(code, output).toBe(0);
    expect(output).not.toContain('[WARNING]');
  });

  describe.each(SAMPLE_PATHS)('%s', (address) => {
    const page = () => load(readFileSync(path.join(SAMPLES_BUILD, `${address}.html`), 'utf8'));
    const words = WORDS.find(({language}) => address.startsWith(language));

    test('has its notes below the text, with the words of its language', () => {
      const $ = page();
      const notes = $('main [data-footnotes]');
      expect(notes).toHaveLength(1);
      expect(notes.parent().is('.prose')).toBe(true);
      expect(notes.find('h2').text()).toBe(words?.heading);
      expect($(`[data-footnote-ref][aria-label="${words?.note}"]`)).toHaveLength(2);
      expect($(`[data-footnote-backref][aria-label="${words?.back}"]`)).toHaveLength(1);
    });

    test('has aligned cells without styles, and a frame around a wide table alone', () => {
      const $ = page();
      expect($('td[data-align="right"]').length).toBeGreaterThan(1);
      expect($('main [style]')).toHaveLength(0);
      expect($('.tableFrame[tabindex="0"]')).toHaveLength(1);
    });
  });

  testPricesAtHome();
  testPricesAndQuestions();
  describe('a house with notices and pages outside of the menu', testNavigation);
  describe('a house with hours by days', testHours);
}
