import {describe, expect, test} from 'vitest';

import {
  hashOfInline,
  inlineCodeOfSite,
  inspectInlineCode,
} from '../../../../src/plugins/hosting/inlineCode';

const BOOT = '<script>start()</script>';
const DATA =
  '<script type=application/json>[1]</script><script type="application/ld+json">{}</script>';

describe('inline code', () => {
  test('of a page: one script, without data and files', () =>
    expect(inspectInlineCode(`<p>a</p>${DATA}<script src=/a.js></script>${BOOT}`)).toEqual({
      scripts: ['start()'],
      styles: [],
      faults: [],
    }));

  test('is refused as a second script of a page, or a third one of the site', () => {
    const faults = (...pages: string[]) =>
      inlineCodeOfSite(pages.map((html, index) => ({file: `${index}.html`, html}))).faults;
    const other = '<script>other()</script>';
    expect(faults(BOOT, BOOT, other)).toEqual([]);
    expect(faults(BOOT, BOOT + other)).toEqual(['1.html: a second inline script']);
    expect(faults(BOOT, other, '<script>third()</script>')).toEqual(['3 different inline scripts']);
  });

  test('has the hash that browsers compute', () =>
    expect(hashOfInline("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ));
});
