/** What every page of a language is sent does not grow with the number of programs. */
import {expect, test} from 'vitest';

import {createRouteTable} from '../../../../src/content/routes';
import type {Catalogue, CatalogueOfLanguage, Program} from '../../../../src/content/types';
import {globalData, ownPages} from '../../../../src/plugins/catalogue/frame';
import {catalogue as own} from '../../realContent';

/** The house with so many programs more, which stand before the services at the end of the menu. */
function withMore(catalogue: Catalogue, more: number): Catalogue {
  const byLocale = Object.fromEntries(
    Object.entries(catalogue.byLocale).map(([locale, language]) => {
      const [model] = language.programs;
      const added = Array.from({length: more}, (_, index): Program => {
        const id = `more-${index}`;
        const documentId = `programs/${id}`;
        return {...(model as Program), id, documentId, slug: `/${documentId}`, name: id, label: id};
      });
      const programs = language.programs.toSpliced(3, 0, ...added);
      return [locale, {...language, programs} satisfies CatalogueOfLanguage];
    }),
  );
  return {...catalogue, byLocale, routes: createRouteTable(byLocale, 'en')};
}

const bytes = (value: unknown): number => JSON.stringify(value).length;
const programsOf = ({routes}: ReturnType<typeof globalData>): string[] =>
  routes.filter(({kind}) => kind === 'program').map(({id}) => id);

test('today all programs are listed', () =>
  expect(programsOf(globalData(own, {locale: 'en', htmlLang: 'en'}))).toEqual(
    own.byLocale.en?.programs.map(({documentId}) => documentId),
  ));

test('six hundred programs weigh no more than fifty', () => {
  const [fifty, sixHundred] = [50, 600].map((more) =>
    globalData(withMore(own, more), {locale: 'es', htmlLang: 'es'}),
  );
  // The numbers themselves are longer.
  expect(bytes(sixHundred) - bytes(fifty)).toBeLessThan(20);
});

test('the services, which components name, are always among them, in the menu’s order', () => {
  const listed = programsOf(globalData(withMore(own, 600), {locale: 'en', htmlLang: 'en'}));
  expect(listed).toHaveLength(24);
  expect(listed.slice(-2)).toEqual(
    own.byLocale.en?.programs.filter(({pricing}) => pricing).map(({documentId}) => documentId),
  );
});

test('each page brings its own addresses in all languages, and its name in one', () => {
  const pages = ownPages(withMore(own, 600), {locale: 'es', htmlLang: 'es'});
  const {route} = pages.get('programs/more-599') ?? {};
  expect(route?.slugs).toEqual({en: '/programs/more-599', es: '/programs/more-599'});
  expect(route?.labels).toEqual({es: 'more-599'});
  expect(pages.size).toBe(withMore(own, 600).routes.length);
});
