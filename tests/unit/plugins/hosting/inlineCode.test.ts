import {describe, expect, test} from 'vitest';

import {
  hashOfInline,
  inlineCodeOfSite,
  inspectInlineCode,
} from '../../../../src/plugins/hosting/inlineCode';

const BOOT = '<script>start()</script>';
const DATA =
  '<script type=application/json>[1]</script><script type="application/ld+json">{}</script>';

describe('inspects a page', () => {
  test('and finds its inline script, but neither data nor script files', () =>
    expect(inspectInlineCode(`<p>a</p>${DATA}<script src=/a.js></script>${BOOT}`)).toEqual({
      scripts: ['start()'],
      styles: [],
      faults: [],
    }));

  test.each([
    '<p style="color: red">a</p>',
    '<img alt="a > b" onload=go()>',
    "<a title='style=1' onclick='go()'>",
    '<noscript><p style="a: b">a</p></noscript>',
  ])('and reports code that the policy would block: %s', (html) =>
    expect(inspectInlineCode(html).faults).toEqual([
      expect.stringMatching(/^<\w+> has the attribute (style|onload|onclick)$/),
    ]),
  );

  test('and reports a second script of a page, or of the site', () => {
    const faults = (...pages: string[]) =>
      inlineCodeOfSite(pages.map((html, index) => ({file: `${index}.html`, html}))).faults;
    const other = '<script>other()</script>';
    expect(faults(BOOT, BOOT)).toEqual([]);
    expect(faults(BOOT, BOOT + BOOT)).toEqual(['1.html: a second inline script']);
    expect(faults(BOOT, other)).toEqual(['2 different inline scripts']);
  });

  test('and reports styles in the body', () => {
    const styles = '<style>p{}</style>';
    const {styles: found, faults} = inspectInlineCode(
      `<head>${styles}</head><body>${styles}</body>`,
    );
    expect([found, faults]).toEqual([['p{}'], ['a <style> element stands in the body']]);
  });

  test('and ignores attributes in text and in quotation marks', () =>
    expect(inspectInlineCode('<p title="a style=b">style=1 onload=2</p>').faults).toEqual([]));

  test('and hashes code that several pages share once', () => {
    const pages = [BOOT, BOOT + DATA, '<style>p{}</style>'].map((html) => ({file: 'a.html', html}));
    const {scriptHashes, styleHashes, faults} = inlineCodeOfSite(pages);
    expect([scriptHashes.length, styleHashes.length, faults]).toEqual([1, 1, []]);
  });

  test('computes hashes as browsers do', () =>
    expect(hashOfInline("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ));
});
