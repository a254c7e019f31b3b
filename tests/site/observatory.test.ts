/** The headers of the built site have a high score in Mozilla's HTTP Observatory. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {contentSecurityPolicy} from '../../src/plugins/hosting/contentSecurityPolicy';
import {BUILD, documentOf, pages} from './html';
import {type Received, observatoryScore} from './observatory';

const rules = readFileSync(path.join(BUILD, '_headers'), 'utf8').split('\n\n');
/** Headers of the home page. */
const headers: Received = Object.fromEntries(
  rules
    .filter((rule) => /^\/(\*)?\n/.test(rule))
    .flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)])
    .map(([, name = '', value]) => [name.toLowerCase(), value]),
);
const scriptsOf = (pathname: string) =>
  documentOf(pathname)('script[src]')
    .toArray()
    .map(({attribs}) => ({src: attribs.src ?? '', integrity: 'integrity' in attribs}));

describe("Mozilla's Observatory", () => {
  test('gives every page at least 130 points', () => {
    for (const page of pages) {
      const {score, outcomes} = observatoryScore(headers, scriptsOf(page.path));
      expect(score, JSON.stringify(outcomes)).toBeGreaterThanOrEqual(130);
      expect(outcomes.filter(([points]) => points < 0)).toEqual([]);
    }
  });

  test('gives the same score to a site with analytics', () => {
    const hash = /sha256-[^']+/.exec(headers['content-security-policy'] ?? '')?.[0] ?? '';
    const policy = contentSecurityPolicy(
      {scriptHashes: [hash], styleHashes: [hash]},
      {script: 'https://stats.house.test/script.js', connect: ['https://events.house.test']},
    );
    const {score} = observatoryScore({...headers, 'content-security-policy': policy});
    expect(score).toBe(observatoryScore(headers).score);
  });

  test.each([
    ['content-security-policy', undefined, 75 - 20],
    ['content-security-policy', "script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 135],
    [
      'content-security-policy',
      "default-src 'none'; img-src http:; frame-ancestors 'none'",
      130 - 10,
    ],
    ['content-security-policy', "default-src 'none'", 80],
    ['strict-transport-security', undefined, 80],
    ['strict-transport-security', 'max-age=300', 125],
    ['referrer-policy', 'unsafe-url', 125],
    ['x-content-type-options', undefined, 130],
    ['cross-origin-resource-policy', undefined, 125],
    ['cross-origin-opener-policy', 'unsafe-none', 125],
    ['cross-origin-opener-policy', 'same origin', 120],
  ])('with %s: %s', (name, value, score) =>
    expect(observatoryScore({...headers, [name]: value}).score).toBe(score),
  );
});
