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

  test('with the styles of a page that sleeps in it', () =>
    expect(inspectInlineCode('<body><template><style>p{}</style></template>')).toEqual({
      scripts: [],
      styles: ['p{}'],
      faults: [],
    }));

  test('with the styles of its layout, which no markup in them ends', () =>
    expect(inspectInlineCode(`<style>p>a::before{content:"<b>&amp;"}</style>${BOOT}`)).toEqual({
      scripts: ['start()'],
      styles: ['p>a::before{content:"<b>&amp;"}'],
      faults: [],
    }));

  test.each([
    ['a style attribute', '<p style="color:red">a</p>', '<p> has the attribute style="color:red"'],
    [
      'one without quotation marks',
      '<svg style=display:none></svg>',
      '<svg> has the attribute style',
    ],
    [
      'one for readers without script',
      '<noscript><b style="x">a</b></noscript>',
      '<b> has the attribute style',
    ],
    ['one that sleeps', '<template><b style="x">a</b></template>', '<b> has the attribute style'],
    ['a style element', '<body><style>p{}</style>', 'a <style> element'],
    ['an event handler', '<a onclick="go()">a</a>', '<a> has the attribute onclick'],
  ])('with %s', (_name, html, fault) =>
    expect(inspectInlineCode(html).faults.join()).toContain(fault),
  );
});

describe('a site', () => {
  test('has one inline script', () =>
    expect(
      inlineCodeOfSite([
        {file: 'a.html', html: BOOT},
        {file: 'b.html', html: BOOT},
        {file: 'redirect.html', html: '<a href=/>a</a>'},
      ]),
    ).toEqual({scriptHashes: [hashOfInline('start()')], styleHashes: [], faults: []}));

  test('has a hash a layout, each once and always in one order', () => {
    const page = (file: string, style: string) => ({file, html: `<style>${style}</style>${BOOT}`});
    const pages = [page('a.html', 'a{}'), page('b.html', 'b{}'), page('c.html', 'a{}')];
    const {styleHashes} = inlineCodeOfSite(pages);
    expect([...styleHashes].sort()).toEqual([hashOfInline('a{}'), hashOfInline('b{}')].sort());
    expect(inlineCodeOfSite(pages.toReversed()).styleHashes).toEqual(styleHashes);
  });

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
