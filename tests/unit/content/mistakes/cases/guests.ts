/** What the house keeps to itself: no guest is quoted, and every page ends on its own call. */
import {MASSEUSE, OTHER_MASSEUSE} from '../facts';
import {append, both, en, es, mistake, set, swap} from '../tools';

for (const file of both('gallery')) {
  mistake(
    'a page without its closing',
    file,
    swap(/<CallToAction[^]*?<\/CallToAction>/, ''),
    /This page shows it: put it back/,
    {found: /no <CallToAction>/},
  );
}
const NOBODY = /Nobody is quoted in a biography/;
mistake(
  'a quoted guest',
  en(MASSEUSE),
  append('One of them wrote: “I came back the next day.”'),
  NOBODY,
  {at: 'One of them wrote', found: /a quotation, “I came back/},
);
mistake(
  'a quoted guest',
  es(MASSEUSE),
  append('Lo anotó alguien: «Al día siguiente volví».'),
  NOBODY,
  {
    at: 'Lo anotó alguien',
    found: /a quotation, «Al día/,
  },
);
mistake(
  'a quoted guest on the card',
  en(OTHER_MASSEUSE),
  set('description', 'She notices it all, “and mentions none of it”, as one of them puts it.'),
  NOBODY,
  {field: 'description'},
);
mistake(
  'what guests say, without quotation marks',
  en(MASSEUSE),
  append('Her guests often say that they slept on the way home.'),
  NOBODY,
  {at: 'Her guests', found: /guests often say/},
);
mistake(
  'what guests say, without quotation marks',
  es(MASSEUSE),
  append('Sus clientes, después, cuentan que volvieron andando.'),
  NOBODY,
  {at: 'Sus clientes'},
);
mistake(
  'what a guest wrote, on a page of the house',
  en('contact'),
  append('One guest wrote to us from the train.'),
  /Nobody is quoted here/,
  {at: 'One guest', found: /guest wrote/},
);
