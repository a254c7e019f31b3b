/** Which parts of a text stay on one line. */
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import {WholeWords} from '../../../../src/components/ui/TextItems';

test.each([
  {text: 'A body-to-body massage', kept: ['body-to-body'], because: 'it is one word'},
  {text: 'Um banho pós-sessão', kept: ['pós-sessão'], because: 'accents belong to it'},
  {
    text: '静かな夜-光の部屋、街角',
    kept: [],
    because: 'Japanese has no spaces, the text is no word',
  },
  {text: 'ナル-nuru-gel、光', kept: ['nuru-gel'], because: 'a Latin word stands in Japanese'},
  {text: 'นวด-ตัว', kept: [], because: 'Thai has no spaces'},
])('of “$text”, $kept: $because', ({text, kept}) => {
  const html = renderToStaticMarkup(<WholeWords>{text}</WholeWords>);
  expect([...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, word]) => word)).toEqual(kept);
});
