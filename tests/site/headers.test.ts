/** The content security policy fits the built pages. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {hashOfInline, inspectInlineCode} from '../../src/plugins/hosting/pageContents';
import {catalogue} from './catalogue';
import {BUILD, pages} from './html';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const headers = read('_headers');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';

describe('the content security policy', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const inline = files.map((file) => ({file, ...inspectInlineCode(read(file))}));

  test('allows the inline scripts of pages and of redirects only', () => {
    const hashes = new Set(inline.flatMap(({scripts}) => scripts.map(hashOfInline)));
    const allowed = /script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(pages.length);
    expect(hashes.size).toBe(2);
    expect(allowed.filter((source) => source.startsWith("'"))).toEqual(
      [...hashes].sort().map((hash) => `'${hash}'`),
    );
    expect(inline.filter(({scripts}) => scripts.length > 1)).toEqual([]);
  });

  test('allows the inline styles of all pages only, and is short enough for every host', () => {
    const hashes = new Set(inline.flatMap(({styles}) => styles.map(hashOfInline)));
    const allowed = /style-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(allowed.sort()).toEqual([...hashes].map((hash) => `'${hash}'`).sort());
    // Limits of Cloudflare for `_headers`.
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  });

  test('blocks nothing on any page', () => {
    expect(inline.flatMap(({file, faults}) => faults.map((fault) => `${file}: ${fault}`))).toEqual(
      [],
    );
  });

  test('is strict', () => {
    for (const name of ['object-src', 'frame-src', 'worker-src', 'base-uri', 'form-action'])
      expect(policy).toContain(`${name} 'none'`);
    expect(policy).not.toContain('unsafe');
    const {origin} = new URL(catalogue.analytics.script || 'https://none.example');
    const sources = policy.match(/https?:\S+/g) ?? [];
    expect(sources.filter((source) => source.replace(';', '') !== origin)).toEqual([]);
  });
});
