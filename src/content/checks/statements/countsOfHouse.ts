/** Numbers in the titles and descriptions of pages that speak of the whole house. */
import type {RawDocument} from '../raw';

/** Pages that are about the house, or about all of something that it has. */
const PAGES: ReadonlySet<string> = new Set([
  'home',
  'about',
  'contact',
  'gallery',
  'masseuses',
  'massage-menu',
]);
const FIELDS = /^(?:title|description)$/;

/** What stands before all of them: an article, or nothing of the same sentence. */
const ARTICLE = /(?<![A-Za-zÀ-ɏ])(?:the|its|our|l[ao]s|sus|nuestr[ao]s)\s$/iu;
const FIRST = /(?:^|[.?!…:;] )$/u;

/** What follows and picks none of them; with an article before it, “with” does. */
const AFTER: Readonly<Record<string, RegExp>> = {
  en: /^(?:[.,;:!?…]|$| (?:of (?:the|our|this|an?)|and|with|in (?:Barcelona|the Eixample|the house))(?![A-Za-zÀ-ɏ]))/u,
  es: /^(?: de masajes?)?(?:[.,;:!?…]|$| (?:de (?:la|una|esta|nuestra)|y|con|en (?:Barcelona|el Eixample|la casa))(?![A-Za-zÀ-ɏ]))/u,
};
const WITH = /^ (?:with|con) /u;

/** Whether a number between these words is that of all there are, where the sentence speaks of the house. */
export function mayBeAll(before: string, after: string, locale: string): boolean {
  if (!AFTER[locale]?.test(after)) return false;
  return FIRST.test(before) || (ARTICLE.test(before) && !WITH.test(after));
}

/** Whether a field speaks of the whole house. */
export const isOfHouse = ({id}: RawDocument, field: string): boolean =>
  PAGES.has(id) && FIELDS.test(field);
