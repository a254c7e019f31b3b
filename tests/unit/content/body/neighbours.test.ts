/** What stands beside a component or a link inside a sentence. */
import {describe, expect, test} from 'vitest';

import {neighbourFaults} from '../../../../src/content/body/neighbours';
import {mendsOf, saidAt, treeOf} from './said';

const faultsOf = (body: string) => neighbourFaults(treeOf(body));
const said = (body: string): string[] => saidAt(faultsOf(body));

describe('a word without a blank', () => {
  test.each([
    [
      'before a fact',
      'One.\n\nBetween<PriceRange /> here.',
      '3 | no blank before <PriceRange> (“Between”)',
    ],
    ['after a fact', 'It is <PriceRange />here.', '1 | no blank after <PriceRange> (“here”)'],
    ['on both sides', 'Between<PriceRange />here.', '1 | no blank before <PriceRange> (“Between”)'],
    ['in an entry', '- It is <PriceRange />here.', '1 | no blank after <PriceRange> (“here”)'],
    ['before a link', 'The[menu](/menu.mdx) is.', '1 | no blank before the link (“The”)'],
    ['after a link', 'The [menu](/menu.mdx)is.', '1 | no blank after the link (“is”)'],
    ['a number', 'It is 5<BusinessFact name="nif" />.', '1 | no blank before <BusinessFact> (“5”)'],
    [
      'a word with an accent',
      'Así está<BusinessFact name="nif" />.',
      '1 | no blank before <BusinessFact> (“está”)',
    ],
    [
      'a word that begins like an ending',
      'The [suite](/menu.mdx)east.',
      '1 | no blank after the link (“east”)',
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual([expected]));

  test.each([
    ['a fact', 'It is <PriceRange />here.', 'Write a blank between <PriceRange> and “here”.'],
    ['a link', 'The[menu](/menu.mdx).', 'Write a blank between the link and “The”.'],
  ])('how to mend %s', (_, body, remedy) => expect(mendsOf(faultsOf(body))).toEqual([remedy]));

  test.each([
    ['blanks', 'It is <PriceRange /> here.'],
    ['signs', 'It is (<PriceRange />), yes.'],
    ['an ending', 'Two [suite](/menu.mdx)s here.'],
    ['a longer ending', 'Two [box](/menu.mdx)es, here.'],
    ['bold words', 'The **menu**is [here](/menu.mdx).'],
    ['a button', 'Call<PhotoGallery />now.'],
    ['a plain element', 'H<sub>2</sub>O'],
    ['marked words beside it', '*It*<PriceRange />*is*'],
    ['a component of no list', 'It<Foo />is'],
  ])('not with %s', (_, body) => expect(said(body)).toEqual([]));
});

describe('what a fact says by itself', () => {
  test.each([
    ['€', 'It is <PriceRange /> €.', '€', 'PriceRange'],
    ['€ before it', 'It is € <PriceRange />.', '€', 'PriceRange'],
    ['$ before it', 'It is $<PriceRange />.', '$', 'PriceRange'],
    ['euros', 'It is <PriceRange /> euros.', 'euros', 'PriceRange'],
    ['a euro', 'It is <PriceRange /> Euro each.', 'Euro', 'PriceRange'],
    ['EUR', 'It is <PriceRange /> EUR.', 'EUR', 'PriceRange'],
    ['minutes', 'It is <SessionRange /> minutes.', 'minutes', 'SessionRange'],
    ['min', 'It is <SessionRange /> min.', 'min.', 'SessionRange'],
    ['minutos', 'Son <SessionRange /> minutos.', 'minutos', 'SessionRange'],
    ['hours', 'Within <CastingFact name="reply" /> hours.', 'hours', 'CastingFact'],
    ['horas', 'En <CastingFact name="reply" /> horas.', 'horas', 'CastingFact'],
    ['euros of pay', 'From <CastingFact name="pay" /> euros.', 'euros', 'CastingFact'],
    ['€ of pay', 'From <CastingFact name="pay" /> €.', '€', 'CastingFact'],
    ['a year', 'Since 2020 <FoundedYear />.', '2020', 'FoundedYear'],
    ['a number', 'Our four <HouseCount of="suites" /> suites.', 'four', 'HouseCount'],
    ['a number in Spanish', 'Las cuatro <HouseCount of="suites" /> salas.', 'cuatro', 'HouseCount'],
    ['a digit', 'It is 60 <SessionRange />.', '60', 'SessionRange'],
    ['the code of the country', 'Call +34 <BusinessFact name="phone" />.', '+34', 'BusinessFact'],
    [
      'the code of another country',
      'Call +376 <BusinessFact name="phone" />.',
      '+376',
      'BusinessFact',
    ],
  ])('%s', (_, body, twice, name) => {
    expect(said(body)).toEqual([`1 | “${twice}” beside <${name}>`]);
    expect(mendsOf(faultsOf(body))).toEqual([`Delete “${twice}”: <${name}> writes it by itself.`]);
  });

  test.each([
    ['€ further on', 'It is <PriceRange /> or 5 €.'],
    ['€ before casting', 'From € <CastingFact name="pay" />.'],
    ['minutes of a price', 'It is <PriceRange /> minutes.'],
    ['€ of minutes', 'It is <SessionRange /> €.'],
    ['a word that begins alike', 'It is <PriceRange /> European.'],
    ['another word that begins alike', 'It is <SessionRange /> minuscule.'],
    ['hours of a price', 'It is <PriceRange /> hours.'],
    ['a number before a price', 'Our four <PriceRange />.'],
    ['a number before a fact', 'Our four <BusinessFact name="nif" />.'],
    ['a number without its code', 'Call 34 <BusinessFact name="phone" />.'],
    ['a number further off', 'In 2020 came <HouseCount of="suites" /> suites.'],
    ['a code before a count', 'At home or +34 or <FoundedYear />.'],
  ])('not %s', (_, body) => expect(said(body)).toEqual([]));
});
