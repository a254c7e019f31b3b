import {describe, expect, test} from 'vitest';

import {
  hashOfInline,
  inlineCodeOfSite,
  inspectInlineCode,
} from '../../../../src/plugins/hosting/inlineCode';

const BOOT = '<script>start()</script>';
const DATA =
  '<script type=application/json>[1]</script><script type="application/ld+json">{}</script>';

describe('a page', () => {
  test('with data, a file and one script', () =>
    expect(inspectInlineCode(`<p>a</p>${DATA}<script src=/a.js></script>${BOOT}`)).toEqual({
      scripts: ['start()'],
      styles: [],
      faults: [],
    }));

  test('with a second script on a page, and a third script of the site, are faults', () => {
    const faults = (...pages: string[]) =>
      inlineCodeOfSite(pages.map((html, index) => ({file: `${index}.html`, html}))).faults;
    const other = '<script>other()</script>';
    expect(faults(BOOT, BOOT, other)).toEqual([]);
    expect(faults(BOOT, BOOT + other)).toEqual(['1.html: a second inline script']);
    expect(faults(BOOT, other, '<script>third()</script>')).toEqual(['3 different inline scripts']);
  });

  test('hashes as browsers do', () =>
    expect(hashOfInline("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ));
});
