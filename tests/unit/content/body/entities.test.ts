/** Signs by their names in HTML. */
import {describe, expect, test} from 'vitest';

import {entitiesIn} from '../../../../src/content/body/entities';

describe('what is told', () => {
  test.each([
    ['Tea &amp; milk', 'the sign &amp;'],
    ['Tea &#38; milk', 'the sign &#38;'],
    ['Tea &#x26; milk', 'the sign &#x26;'],
    ['a&nbsp;b&nbsp;c', 'the sign &nbsp;'],
    ['&amp; and &nbsp;', 'the signs &amp;, &nbsp;'],
    ['one &frac12;', 'the sign &frac12;'],
    ['a&nbspb', 'the sign &nbsp'],
    ['the house&rsquos door', 'the sign &rsquo'],
    ['Tea &ndash milk', 'the sign &ndash'],
    ['caf&eacute', 'the sign &eacute'],
    ['Tea &#160 milk', 'the sign &#160'],
    ['&NBSP', 'the sign &NBSP'],
    ['&amp; and &nbsp', 'the signs &amp;, &nbsp'],
  ])('%j', (text, found) => expect(entitiesIn(text)?.found).toBe(found));

  test.each([
    'Tea and milk',
    'Tea & milk',
    'R&B',
    'AT&T;',
    '&a;',
    'a&quotation',
    'caf&eacutes',
    '&#1 a',
    'rock&roll',
  ])('nothing is said of %j', (text) => expect(entitiesIn(text)).toBeUndefined());
});

describe('how to mend it', () => {
  const MARKS =
    'Type ’ for an apostrophe, and the quotation marks of the language: “…” in English, «…» in Spanish.';
  const UNSEEN = 'Delete it: it stands for a sign that nobody sees.';
  const ITSELF = 'Type the sign itself; a blank is typed as a blank.';
  const DASH = 'Type a dash close to the words that it encloses, or a comma.';
  const SAY = 'Say it in words.';
  const OR_SAY = 'Delete it, or say it in words.';
  test.each([
    ['&shy;', UNSEEN],
    ['&zwnj;', UNSEEN],
    ['&zwj;', UNSEEN],
    ['&#8203;', UNSEEN],
    ['&#x200B;', UNSEEN],
    ['&quot;', MARKS],
    ['&ldquo;', MARKS],
    ['&rsquo;', MARKS],
    ['&#39;', MARKS],
    ['&#8217;', MARKS],
    ['&rsquo', MARKS],
    ['&lt;', SAY],
    ['&gt;', SAY],
    ['&#60;', SAY],
    ['&#x3E;', SAY],
    ['&mdash;', DASH],
    ['&#8211;', DASH],
    ['&rarr;', OR_SAY],
    ['&bull;', OR_SAY],
    ['&amp;', ITSELF],
    ['&nbsp;', ITSELF],
    ['&eacute;', ITSELF],
    ['&rsquo; and &lsquo;', MARKS],
    ['&rsquo; and &amp; and &shy;', `${MARKS} ${ITSELF} ${UNSEEN}`],
  ])('%s', (text, remedy) => expect(entitiesIn(text)?.remedy).toBe(remedy));
});
