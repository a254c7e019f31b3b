/** Which social cards the catalogue asks for. */
import {heroOf} from '../../../content/derive';
import type {CatalogueOfLanguage} from '../../../content/types';
import type {CardPage} from './socialCards';

/**
 * One card for each page of a language. A program's card carries its proper name, any
 * other its title; a page without a photo of its own shows the house's default picture.
 */
export function cardPages(language: CatalogueOfLanguage, locale: string): CardPage[] {
  const photos = language.pages.flatMap(({photos: list = []}) => list);
  const pages = [...language.pages, ...language.programs, ...language.legal];
  return pages.map((page) => {
    const photo = heroOf(page, photos);
    return {
      id: page.documentId,
      locale,
      title: 'name' in page ? page.name : page.title,
      photoFile: photo?.file ?? null,
      focal: photo?.focal,
    };
  });
}
