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

  test.each([
    ['another one', '<script>other()</script>'],
    ['one more', `${BOOT}<script>other()</script>`],
    ['the same one twice', BOOT + BOOT],
  ])('with %s on a page is told with that page', (_name, html) => {
    const {faults} = inlineCodeOfSite([
      {file: 'a.html', html: BOOT},
      {file: 'b.html', html},
    ]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^b\.html: a second inline script/);
  });

  test('hashes as browsers do', () =>
    expect(hashOfInline("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ));
});
