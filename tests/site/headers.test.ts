/** The content security policy fits the built pages. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {catalogue} from './catalogue';
import {BUILD, pages} from './html';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const headers = read('_headers');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';

/** Source expressions of a directive, without addresses. */
const allowedBy = (directive: string): string[] =>
  (new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((source) => source.startsWith("'sha256-"))
    .sort();

// As browsers do, and without the code that writes the policy.
/** An inline script but for data: not <script src="/a.js"> nor <script type="application/json">. */
const SCRIPT =
  /<script(?![^>]* (?:src=|type=["']?application\/[a-z+]*json))[^>]*>([^]*?)<\/script>/g;
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
/** An attribute that the policy refuses: `style`, `onclick` … */
const REFUSED = /<[a-z][^<>]* (?:style|on[a-z]+)=[^<>]*>/g;

const textsIn = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => text);

/** The different texts as hashes of a policy. */
const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();

describe('the content security policy', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: read(file)}));

  test('allows the inline script of pages only', () => {
    const scripts = files.map(({html}) => textsIn(html, SCRIPT));
    expect(files.length).toBeGreaterThan(pages.length);
    expect(allowedBy('script-src')).toEqual(hashesOf(scripts.flat()));
    expect(allowedBy('script-src')).toHaveLength(1);
    expect(scripts.filter(({length}) => length > 1)).toEqual([]);
  });

  test('allows the inline styles of all pages only, and is short enough for every host', () => {
    const styles = files.flatMap(({html}) => textsIn(html, STYLE));
    expect(allowedBy('style-src')).toEqual(hashesOf(styles));
    expect(styles.length).toBeGreaterThan(pages.length);
    // Limits of Cloudflare for `_headers`.
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  });

  test('refuses no attribute of any page', () => {
    const refused = files.flatMap(({file, html}) =>
      [...html.matchAll(REFUSED)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(refused).toEqual([]);
  });

  test('is strict', () => {
    // Frames and workers fall back to `child-src`.
    expect(policy).not.toMatch(/frame-src|worker-src/);
    for (const name of ['object-src', 'child-src', 'base-uri', 'form-action'])
      expect(policy).toContain(`${name} 'none'`);
    expect(policy).not.toContain('unsafe');
    const {script, connect} = catalogue.analytics;
    const named = [new URL(script || 'https://none.example').origin, ...connect];
    const sources = policy.match(/https?:[^\s;]+/g) ?? [];
    expect(sources.filter((source) => !named.includes(source))).toEqual([]);
  });
});
