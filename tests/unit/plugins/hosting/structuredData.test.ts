import type {Graph} from 'schema-dts';
import {describe, expect, test} from 'vitest';

import {
  insertStructuredData,
  scriptJson,
} from '../../../../src/plugins/hosting/structuredData/insert';
import {STRUCTURED_DATA_WORDS} from '../../../../src/content/structuredDataWords';
import {wordsFrom} from '../../../../src/plugins/hosting/words';

const GRAPH: Graph = {
  '@context': 'https://schema.org',
  '@graph': [{'@type': 'WebSite', name: 'A </script><b> & \u2028'}],
};
const PAGE = '<html><head><title>A</title></head><body><p>a</p></body></html>';

describe('structured data in a page', () => {
  const html = insertStructuredData(PAGE, GRAPH);

  test('stands at the end of the head', () =>
    expect(html).toMatch(
      /<title>A<\/title><script type="application\/ld\+json">.*<\/script><\/head>/,
    ));
  test('cannot end its script', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(scriptJson(GRAPH)).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(scriptJson(GRAPH))).toEqual(GRAPH);
  });
  test('takes the place of what was there', () =>
    expect(insertStructuredData(html, GRAPH)).toBe(html));
  test('needs a head', () => expect(() => insertStructuredData('<p>a</p>', GRAPH)).toThrow('head'));
});

test('words come from the translations, English where there is none', () => {
  const words = wordsFrom({'structuredData.massage': 'Masaje'});
  expect(words('structuredData.massage')).toBe('Masaje');
  expect(words('structuredData.outcall')).toBe(STRUCTURED_DATA_WORDS['structuredData.outcall']);
});
