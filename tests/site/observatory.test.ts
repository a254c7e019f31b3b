/** The headers of the built site have a high score in Mozilla's HTTP Observatory. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {contentSecurityPolicy} from '../../src/plugins/hosting/contentSecurityPolicy';
import {BUILD, documentOf, pages} from './html';
import {type Received, observatoryScore} from './observatory';

/** Each begins with a path; only some have a blank line before them. */
const rules = readFileSync(path.join(BUILD, '_headers'), 'utf8').split(/\n(?=\/)/);
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
    {name: 'content-security-policy', value: undefined, score: 55},
    {
      name: 'content-security-policy',
      value: "script-src 'unsafe-inline'; frame-ancestors 'none'",
      score: 80,
    },
    {
      name: 'content-security-policy',
      value: "default-src 'self'; frame-ancestors 'none'",
      score: 135,
    },
    {
      name: 'content-security-policy',
      value: "default-src 'none'; img-src http:; frame-ancestors 'none'",
      score: 120,
    },
    {name: 'content-security-policy', value: "default-src 'none'", score: 80},
    {name: 'strict-transport-security', value: undefined, score: 80},
    {name: 'strict-transport-security', value: 'max-age=300', score: 125},
    {name: 'referrer-policy', value: 'unsafe-url', score: 125},
    {name: 'x-content-type-options', value: undefined, score: 130},
    {name: 'cross-origin-resource-policy', value: undefined, score: 125},
    {name: 'cross-origin-opener-policy', value: 'unsafe-none', score: 125},
    {name: 'cross-origin-opener-policy', value: 'same origin', score: 120},
  ])('with $name: $value', ({name, value, score}) =>
    expect(observatoryScore({...headers, [name]: value}).score).toBe(score),
  );
});
